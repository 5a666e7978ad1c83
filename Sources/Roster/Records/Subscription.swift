/// A hold on something that is told over and over: it ends with `cancel()`, with its owner, or when
/// the last reference to it goes.
///
/// May be cancelled on any thread. A call that has begun on another thread is not waited for.
public final class Subscription: Sendable {
  private let listener: any Cancellable

  init(_ listener: any Cancellable) { self.listener = listener }

  deinit { listener.cancel() }

  /// Ends it: nothing is told any more.
  public func cancel() { listener.cancel() }

  /// Ends it with an object: from the moment that `owner` is gone nothing is told any more.
  ///
  /// - Returns: The subscription itself.
  @discardableResult
  public func end(with owner: some AnyObject & Sendable) -> Subscription {
    listener.end(with: owner)
    return self
  }

  /// Whether it still tells.
  public var isActive: Bool { listener.isActive }
}

extension Subscription: Ending {
  var isOver: Bool { listener.isOver }
}

/// What a subscription can end.
protocol Cancellable: Ending {
  /// Ends it with an object.
  func end(with owner: any AnyObject & Sendable)
}
