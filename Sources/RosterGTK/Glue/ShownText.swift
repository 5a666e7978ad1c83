#if GTK
  extension String {
    /// The text as a label can show it: what would end a C string, command a device or turn the
    /// direction of what follows is replaced.
    var shown: String {
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
