/// A scroll that is shown step by step. It knows no time: the host says how far it has come.
public struct ScrollAnimation: Sendable {
  /// The row that is scrolled to.
  public let row: RowID
  /// Where the row comes to stand.
  public let position: ScrollPosition
  /// How far the scroll has come, from 0 to 1.
  public internal(set) var progress = 0.0

  /// How much of the way is left at a progress: fast in the middle, slow at both ends.
  static func rest(at progress: Double) -> Double {
    let t = min(max(0, progress), 1)
    return 1 - t * t * (3 - 2 * t)
  }
}

extension Viewport {
  /// Begins to scroll to a row step by step. Whatever else scrolls ends it.
  ///
  /// - Returns: Whether the row is in the table.
  @discardableResult public func animateScroll(
    to id: RowID, at position: ScrollPosition = .nearest
  ) -> Bool {
    guard let target = target(id, position) else { return false }
    animation = target == nil ? nil : ScrollAnimation(row: id, position: position)
    return true
  }

  /// Takes the scroll under way to a progress from 0 to 1. At 1 the row stands where it should,
  /// exactly, and the scroll has ended.
  ///
  /// The way that is left is taken anew at each step, so it stays right while rows are measured, come
  /// or go. A row that has left ends the scroll where it is.
  public func advanceScroll(to progress: Double) {
    guard var animation, let target = target(animation.row, animation.position) else {
      animation = nil
      return
    }
    guard let target, progress < 1 else {
      if progress >= 1 || target == nil { self.animation = nil }
      if let target { arrive(at: target) }
      return
    }
    guard progress > animation.progress else { return }
    let end = clamped(
      layout.heights.offset(of: target.line)
        - target.top(height: layout.heights.height(of: target.line), viewHeight: height))
    let share =
      ScrollAnimation.rest(at: progress) / ScrollAnimation.rest(at: animation.progress)
    animation.progress = progress
    let distance = (end - offset) * (1 - share)
    direction = distance < 0 ? -1 : 1
    move(by: distance)
    self.animation = animation
  }

  private func arrive(at target: ViewportPlace) {
    direction = layout.heights.offset(of: target.line) < offset ? -1 : 1
    go(to: target)
  }
}
