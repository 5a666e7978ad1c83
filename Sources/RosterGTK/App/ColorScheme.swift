#if GTK
  import CGTK

  /// Whether windows are light or dark.
  enum ColorScheme: String, CaseIterable {
    case system, light, dark

    /// The name, for a menu.
    @MainActor var title: String {
      let words = GTKWords.current.style
      return switch self {
      case .system: words.system
      case .light: words.light
      case .dark: words.dark
      }
    }
  }
#endif
