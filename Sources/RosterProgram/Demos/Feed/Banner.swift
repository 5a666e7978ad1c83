import Observation

/// What the banner above the feed shows now. Only the row that reads it is filled when it turns.
@MainActor @Observable final class Banner {
  /// One picture of the banner.
  struct Slide: Decodable, Equatable, Sendable {
    let title: String
    let text: String
  }

  var slides: [Slide] = []
  private(set) var index = 0

  var slide: Slide? { slides.isEmpty ? nil : slides[index % slides.count] }

  /// Shows the next slide.
  func turn() { index += 1 }

  /// Shows one slide after the other, until the task is cancelled.
  func keepTurning(each pace: Duration) async {
    while (try? await Task.sleep(for: pace)) != nil { turn() }
  }
}
