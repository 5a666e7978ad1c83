#if GTK
  import CGTK
  import Roster

  /// What GTK and the libraries under it complain of: warnings, and worse.
  enum Complaints {
    private static let heard = Guarded<[String]>([])

    /// Begins to listen, once in a process.
    static let listen: Void = g_log_set_writer_func(
      { level, fields, count, _ in
        let bad =
          G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue
        if level.rawValue & bad != 0, let text = g_log_writer_format_fields(level, fields, count, 0)
        {
          let line = String(cString: text)
          heard.withLock { $0.append(line) }
          g_free(text)
        }
        return g_log_writer_default(level, fields, count, nil)
      }, nil, nil)

    /// What was complained of since the last time.
    static func take() -> [String] {
      heard.withLock { heard in
        defer { heard = [] }
        return heard
      }
    }
  }
#endif
