#if canImport(UIKit)
  import Foundation

  /// The state of the feed, and what follows from it line by line, which the three older ways have in
  /// common.
  @MainActor final class PostFeed {
    /// One line of the screen.
    enum Line: Equatable {
      case banner(Banner)
      case post(Post)
      case note(String, retries: Bool)

      var id: String {
        switch self {
        case .banner: "banner"
        case .post(let post): post.id
        case .note: "note"
        }
      }
    }

    private enum Phase: Equatable {
      case loading
      case failed(String)
      case ready
      case finished
    }

    private let load: PageLoader
    private let changed: () -> Void
    private var phase = Phase.loading
    private var page = 0
    private var banner: Banner?
    private var posts: [Post] = []
    private(set) var lines: [Line] = []

    init(_ load: @escaping PageLoader, changed: @escaping () -> Void) {
      self.load = load
      self.changed = changed
    }

    /// Loads the next page: when the screen opens, when the end is in view, and after a failure.
    func loadNext() {
      Task {
        enter(.loading)
        do {
          guard let data = try await load(page + 1) else { return enter(.finished) }
          let next = try JSONDecoder().decode(PostPage.self, from: data)
          var known = Set(posts.map(\.id))
          posts += next.posts.filter { known.insert($0.id).inserted }
          banner = next.banner ?? banner
          page += 1
          enter(.ready)
        } catch {
          let what = page == 0 ? "The feed" : "More posts"
          enter(.failed("\(what) could not be loaded."))
        }
      }
    }

    /// A line has come into view.
    func willShow(_ index: Int) {
      if phase == .ready && index == lines.count - 1 { loadNext() }
    }

    /// The identity of the post that a person chose. A note tries again.
    func choose(_ index: Int) -> String? {
      switch lines[index] {
      case .banner: return nil
      case .post(let post): return post.id
      case .note(_, let retries):
        if retries { loadNext() }
        return nil
      }
    }

    private func enter(_ new: Phase) {
      phase = new
      lines = (banner.map { [.banner($0)] } ?? []) + posts.map { .post($0) }
      switch new {
      case .loading:
        lines.append(.note(page == 0 ? "Loading…" : "Loading more…", retries: false))
      case .failed(let reason): lines.append(.note(reason, retries: true))
      case .ready, .finished:
        if posts.isEmpty { lines.append(.note("No posts yet", retries: false)) }
      }
      changed()
    }
  }
#endif
