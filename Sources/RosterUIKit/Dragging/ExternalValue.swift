#if canImport(UIKit)
  import Roster
  import UIKit

  /// How values leave the app, and enter it: strings and URLs as such, a `TransferValue` as JSON.
  @MainActor enum ExternalValue {
    /// What other apps get of a value; nothing if it is none of these.
    static func provider(of value: any Sendable) -> NSItemProvider {
      if let text = value as? String { return NSItemProvider(object: text as NSString) }
      if let url = value as? URL { return NSItemProvider(object: url as NSURL) }
      let provider = NSItemProvider()
      if let value = value as? any TransferValue { register(value, provider) }
      return provider
    }

    private static func register<Value: TransferValue>(_ value: Value, _ provider: NSItemProvider) {
      provider.registerDataRepresentation(
        forTypeIdentifier: Value.transferType, visibility: .all
      ) { completion in
        do { completion(try JSONEncoder().encode(value), nil) } catch { completion(nil, error) }
        return nil
      }
    }

    /// Whether a value of a type can be loaded.
    static func canLoad(_ type: any Sendable.Type, from provider: NSItemProvider) -> Bool {
      if type == String.self { return provider.canLoadObject(ofClass: NSString.self) }
      if type == URL.self { return provider.canLoadObject(ofClass: NSURL.self) }
      guard let type = type as? any TransferValue.Type else { return false }
      return provider.hasItemConformingToTypeIdentifier(type.transferType)
    }

    /// Loads a value of a type; `nil` if it cannot be loaded.
    static func load(
      _ type: any Sendable.Type, from provider: NSItemProvider
    ) async -> (any Sendable)? {
      if type == String.self {
        return await withCheckedContinuation { continuation in
          _ = provider.loadObject(ofClass: NSString.self) { object, _ in
            continuation.resume(returning: (object as? NSString).map { $0 as String })
          }
        }
      }
      if type == URL.self {
        return await withCheckedContinuation { continuation in
          _ = provider.loadObject(ofClass: NSURL.self) { object, _ in
            continuation.resume(returning: (object as? NSURL).map { $0 as URL })
          }
        }
      }
      guard let type = type as? any TransferValue.Type else { return nil }
      return await load(coded: type, from: provider)
    }

    private static func load<Value: TransferValue>(
      coded type: Value.Type, from provider: NSItemProvider
    ) async -> (any Sendable)? {
      let data = await withCheckedContinuation { continuation in
        _ = provider.loadDataRepresentation(forTypeIdentifier: Value.transferType) { data, _ in
          continuation.resume(returning: data)
        }
      }
      return data.flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    }
  }
#endif
