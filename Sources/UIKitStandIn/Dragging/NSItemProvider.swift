import Foundation

/// Data that is dragged or pasted. On Linux it holds an object and hands it over at once.
public final class NSItemProvider: NSObject {
  /// The object.
  let object: NSObject?
  /// Nothing.
  public override init() { object = nil }
  /// An object.
  public init(object: NSString) { self.object = object }
}
