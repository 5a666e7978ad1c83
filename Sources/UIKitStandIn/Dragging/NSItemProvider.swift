import Foundation

/// Data that is dragged or pasted, which is loaded when it is asked for.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  /// Hands over the data of a type, at once or later.
  public typealias LoadHandler =
    @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  // Read and written under the lock.
  private var handlers: [(type: String, load: LoadHandler)] = []
  private let lock = NSLock()

  /// Nothing.
  public override init() {}

  /// An object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    let data = object.standInData
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(data, nil)
        return nil
      }
    }
  }

  /// The types of its data.
  public var registeredTypeIdentifiers: [String] {
    lock.lock()
    defer { lock.unlock() }
    return handlers.map(\.type)
  }

  /// Adds data of a type.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping LoadHandler
  ) {
    lock.lock()
    defer { lock.unlock() }
    handlers.append((typeIdentifier, loadHandler))
  }

  /// Whether it has data of a type. On Linux no type conforms to another.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Whether it can make an object of a class.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Loads data of a type, and calls back on any thread.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    lock.lock()
    let handler = handlers.first { $0.type == typeIdentifier }?.load
    lock.unlock()
    DispatchQueue.global().async {
      if let handler {
        _ = handler(completionHandler)
      } else {
        completionHandler(nil, CocoaError(.fileReadUnknown))
      }
    }
    return Progress(totalUnitCount: 1)
  }

  /// Loads an object of a class, and calls back on any thread.
  @discardableResult public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let type = aClass.readableTypeIdentifiersForItemProvider
      .first(where: hasItemConformingToTypeIdentifier)
    return loadDataRepresentation(forTypeIdentifier: type ?? "") { data, error in
      completionHandler(data.flatMap { aClass.standInObject($0) }, error)
    }
  }
}
