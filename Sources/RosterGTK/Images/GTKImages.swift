#if GTK
  public import Roster

  /// The pictures of rows: where they are loaded from, and what is kept of them.
  ///
  /// Behavior:
  /// - Pictures are loaded and decoded off the main thread, each once however many rows show it. When
  ///   no row waits for it any more, loading ends.
  /// - A row shows nothing of another row while its own picture is on its way, and a broken picture
  ///   if it cannot be loaded.
  /// - Pictures are kept in memory up to `memoryLimit`, those that were used last.
  /// - A file that has changed, by its date or its size, is loaded again when a row that names it is
  ///   shown or filled next.
  /// - What cannot be loaded from an address is not asked for again for half a minute.
  public enum GTKImages {
    /// Loads what a row names: a `.file` or a `.remote`. Runs off the main thread, and should end early
    /// when its task is cancelled.
    public typealias Loader = @Sendable (RowImage) async throws -> GTKPicture

    /// What loads pictures. Replace it to add headers to requests, or to load from elsewhere.
    /// What was loaded so far is forgotten.
    @MainActor public static var loader: Loader = standardLoader {
      didSet { store.forgetAll() }
    }

    /// Loads files, and addresses of HTTP and HTTPS, within limits.
    ///
    /// - A file must be an ordinary one; a relative path starts at the working directory.
    /// - An address must be of HTTP or HTTPS, and so must be whatever it leads on to: data from outside
    ///   cannot have files of this machine shown. No cookies are kept. An answer must begin within
    ///   15 seconds, and end within a minute.
    /// - Neither may have more than 32 MB, or more than 40 million pixels, however small it is packed.
    /// - Pictures are made as small as a row shows them, at most 256 pixels wide and high.
    public static let standardLoader: Loader = { image in
      let bytes: [UInt8]
      switch image {
      case .file(let path): bytes = try await worker.read(path)
      case .remote(let address): bytes = try await ImageDownload.bytes(of: address)
      case .symbol: throw ImageProblem.unreadable
      }
      return try await worker.decode(bytes)
    }

    /// How many bytes of pictures are kept for later.
    @MainActor public static var memoryLimit: Int {
      get { store.limit }
      set { store.limit = newValue }
    }

    /// Forgets all pictures, so that they are loaded again when rows show them next.
    @MainActor public static func forgetAll() { store.forgetAll() }

    @MainActor static let store = ImageStore()
    private static let worker = ImageWorker()
  }
#endif
