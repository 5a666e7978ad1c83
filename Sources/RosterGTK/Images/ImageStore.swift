#if GTK
  import CGTK
  import Roster

  /// Loads each picture once, however many rows wait for it.
  @MainActor final class ImageStore {
    /// A picture that is on its way.
    @MainActor private final class Loading {
      let task: Task<ImageCache.Kept, any Error>
      /// How many rows wait for it.
      var waiting = 0

      init(_ task: Task<ImageCache.Kept, any Error>) { self.task = task }
    }

    private var cache = ImageCache()
    private var loading: [RowImage: Loading] = [:]
    /// When what could not be loaded may be tried again, in microseconds.
    private var failed: [RowImage: gint64] = [:]
    private static let pause: gint64 = 30_000_000
    /// Counts `forgetAll`, so that what was asked for before is not kept after.
    private var era = 0

    /// How many bytes are kept.
    var limit: Int {
      get { cache.limit }
      set { cache.limit = max(0, newValue) }
    }

    /// A picture that is there already. If it is in a file, that may have changed since.
    func known(_ image: RowImage) -> GTKPicture? { cache[image]?.picture }

    /// How many pictures are on their way.
    var loadingCount: Int { loading.count }

    /// Loads a picture, or waits for it along with others. If all who wait are cancelled, so is loading.
    /// A file that is as it was is not read again.
    func picture(_ image: RowImage, _ loader: @escaping GTKImages.Loader) async throws -> GTKPicture
    {
      let known = cache[image]
      if let known, !image.isInFile { return known.picture }
      if let until = failed[image], g_get_monotonic_time() < until {
        throw ImageProblem.failedBefore
      }
      let load =
        loading[image]
        ?? Loading(
          Task.detached {
            let stamp = FileStamp(of: image)
            if let known, known.stamp == stamp { return known }
            return ImageCache.Kept(picture: try await loader(image), stamp: stamp)
          })
      loading[image] = load
      load.waiting += 1
      let era = era
      let result = await withTaskCancellationHandler {
        await load.task.result
      } onCancel: {
        Task { @MainActor in self.leave(load, image) }
      }
      try Task.checkCancellation()
      if loading[image] === load { loading[image] = nil }
      switch result {
      case .success(let kept):
        if era == self.era { cache.insert(kept, for: image) }
        return kept.picture
      case .failure(let error):
        if era == self.era, !(error is CancellationError) { fail(image) }
        throw error
      }
    }

    /// One who waited does so no more.
    private func leave(_ load: Loading, _ image: RowImage) {
      load.waiting -= 1
      guard load.waiting == 0 else { return }
      // A row that only changes its widget asks again at once.
      Task {
        try? await Task.sleep(for: .milliseconds(50))
        guard load.waiting == 0 else { return }
        load.task.cancel()
        if loading[image] === load { loading[image] = nil }
      }
    }

    private func fail(_ image: RowImage) {
      cache.remove(image)
      guard case .remote = image else { return }
      // Addresses may come from data without end.
      if failed.count >= 1_000 { failed = [:] }
      failed[image] = g_get_monotonic_time() + Self.pause
    }

    /// Forgets what was loaded and what failed.
    func forgetAll() {
      era += 1
      cache.removeAll()
      loading = [:]
      failed = [:]
    }
  }

  extension RowImage {
    /// Whether the picture is in a file, which may change.
    var isInFile: Bool {
      if case .file = self { true } else { false }
    }
  }
#endif
