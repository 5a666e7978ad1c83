#if GTK
  import CGTK

  /// An opaque color, to reckon with.
  struct Shade: Equatable {
    /// From 0 to 1.
    let red: Double
    /// From 0 to 1.
    let green: Double
    /// From 0 to 1.
    let blue: Double

    /// A color of these parts, from 0 to 1.
    init(_ red: Double, _ green: Double, _ blue: Double) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// A color of GDK's, as it looks on another one.
    init(_ color: GdkRGBA, on ground: Shade) {
      self = ground.mixed(
        with: Shade(Double(color.red), Double(color.green), Double(color.blue)),
        Double(color.alpha))
    }

    /// The color with a share, from 0 to 1, of another.
    func mixed(with other: Shade, _ share: Double) -> Shade {
      Shade(
        red + (other.red - red) * share, green + (other.green - green) * share,
        blue + (other.blue - blue) * share)
    }

    /// How well one can be read on the other, from 1 to 21, as the Web Content Accessibility Guidelines
    /// (WCAG 2.1, section 1.4.3) reckon it.
    func contrast(to other: Shade) -> Double {
      let (a, b) = (luminance, other.luminance)
      return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private var luminance: Double {
      func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The color with as much of another as is needed to be read on all the grounds.
    ///
    /// - Complexity: O(*n*) for *n* grounds.
    func readable(on grounds: [Shade], towards other: Shade, contrast wanted: Double = 4.5) -> Shade
    {
      for step in 0..<20 {
        let mixed = mixed(with: other, Double(step) / 20)
        if grounds.allSatisfy({ mixed.contrast(to: $0) >= wanted }) { return mixed }
      }
      return other
    }

    /// The color in the language of GTK's styles.
    var css: String {
      func byte(_ part: Double) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
      return "rgb(\(byte(red)), \(byte(green)), \(byte(blue)))"
    }
  }
#endif
