#if GTK
  /// What is loaded at most.
  enum ImageLimits {
    /// The most bytes of a file or an answer.
    static let bytes = 32 << 20
    /// The most pixels of a picture, unpacked.
    static let pixels = 40_000_000
    /// The most pixels of a picture from side to side as it is kept.
    static let side = 256
  }
#endif
