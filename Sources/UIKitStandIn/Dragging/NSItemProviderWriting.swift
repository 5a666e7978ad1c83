import Foundation

/// What an `NSItemProvider` can hold.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that it can be written as.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Stand-in only: its data.
  var standInData: Data { get }
}

extension NSString: NSItemProviderWriting {
  /// The types that it can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }
  /// Stand-in only: its data.
  public var standInData: Data { Data((self as String).utf8) }
}

extension NSURL: NSItemProviderWriting {
  /// The types that it can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Stand-in only: its data.
  public var standInData: Data { Data(absoluteString.utf8) }
}
