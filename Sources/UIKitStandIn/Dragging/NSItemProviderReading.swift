import Foundation

/// What an `NSItemProvider` can make.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The types that it can be read from.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Stand-in only: makes one from data.
  static func standInObject(_ data: Data) -> (any NSItemProviderReading)?
}

extension NSString: NSItemProviderReading {
  /// The types that it can be read from.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }
  /// Stand-in only: makes one from data.
  public static func standInObject(_ data: Data) -> (any NSItemProviderReading)? {
    String(data: data, encoding: .utf8).map { $0 as NSString }
  }
}

extension NSURL: NSItemProviderReading {
  /// The types that it can be read from.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Stand-in only: makes one from data.
  public static func standInObject(_ data: Data) -> (any NSItemProviderReading)? {
    String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }
  }
}
