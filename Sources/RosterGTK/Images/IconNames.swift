#if GTK
  import CGTK

  /// Symbols as GTK knows them: icons of the theme by name.
  @MainActor enum IconNames {
    private static var known: [String: String?] = [:]
    private static let limit = 1_000

    /// The icon for a symbol, preferably in one color; `nil` if the theme has none of that name.
    static func icon(_ name: String) -> String? {
      if let known = known[name] { return known }
      guard let display = gdk_display_get_default(),
        let theme = gtk_icon_theme_get_for_display(display)
      else { return nil }
      var found: String?
      if isName(name) {
        for candidate in [name + "-symbolic", name] where found == nil {
          if gtk_icon_theme_has_icon(theme, candidate) != 0 { found = candidate }
        }
      }
      // Names may come from data without end.
      if known.count >= limit { known = [:] }
      known[name] = .some(found)
      return found
    }

    /// The text for a symbol that is no icon: itself if it is short, else a square.
    static func glyph(_ name: String) -> String { name.count <= 2 ? name : "▪" }

    /// Whether a theme may have an icon of that name, which is asked for as a file.
    private static func isName(_ name: String) -> Bool {
      (2...100).contains(name.utf8.count)
        && name.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "+"):
            true
          default: false
          }
        }
    }
  }
#endif
