#if GTK
  /// Why a picture cannot be shown.
  public enum ImageProblem: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no such file, or it cannot be read.
    case unreadable
    /// It is a device, a pipe or a folder.
    case notAFile
    /// The address is of neither HTTP nor HTTPS.
    case badAddress
    /// The server answered with this status.
    case status(Int)
    /// It has more bytes, or unpacked more pixels, than are loaded.
    case tooLarge
    /// It is no picture, or of a format that is not known here.
    case notAPicture
    /// It failed a moment ago.
    case failedBefore

    /// A sentence for a person.
    public var description: String {
      switch self {
      case .unreadable: "The picture cannot be read."
      case .notAFile: "The picture is not an ordinary file."
      case .badAddress: "The address of the picture is of neither HTTP nor HTTPS."
      case .status(let status): "The server of the picture answered \(status)."
      case .tooLarge: "The picture is too large."
      case .notAPicture: "This is no picture of a known format."
      case .failedBefore: "The picture could not be loaded a moment ago."
      }
    }
  }
#endif
