#if GTK
  extension String {
    /// The most bytes of a text round the list: of a title, a menu, a sentence. A window system refuses
    /// longer ones, and nobody reads them.
    static let shownLimit = 1_000

    /// The text as a title or a menu can show it: what would end a C string, command a device or turn the
    /// direction of what follows is replaced, and what is too long cut off.
    var shown: String { shown(upTo: Self.shownLimit) }

    /// The text as a label can show it, cut off after a number of bytes.
    func shown(upTo limit: Int) -> String {
      guard utf8.count > limit else { return harmless }
      var end = utf8.index(utf8.startIndex, offsetBy: limit)
      // Back to where a scalar starts, so that none is torn.
      while end > startIndex, end.samePosition(in: unicodeScalars) == nil {
        end = utf8.index(before: end)
      }
      return String(unicodeScalars[..<end]).harmless + "…"
    }

    private var harmless: String {
      guard unicodeScalars.contains(where: Self.isHostile) else { return self }
      var shown = String.UnicodeScalarView()
      for scalar in unicodeScalars { shown.append(Self.isHostile(scalar) ? "\u{FFFD}" : scalar) }
      return String(shown)
    }

    /// The text as a menu item can show it, where "_" would mark a letter.
    var shownInMenu: String {
      shown.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
    }

    private static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x9, 0xA: false
      case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
#endif
