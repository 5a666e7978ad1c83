#if GTK
  import CGTK

  /// Colors that are made from the theme's, so that texts in them can be read: a theme's red need not be
  /// readable on its own dark ground.
  @MainActor enum ThemeColors {
    private static var sheet: StyleSheet?

    /// Makes the colors known, once; they follow the theme.
    static func install() {
      guard sheet == nil, let settings = gtk_settings_get_default() else { return }
      // Behind those of the app, which may say better.
      let sheet = StyleSheet(css, priority: GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1)
      self.sheet = sheet
      sheet.install()
      for property in ["gtk-theme-name", "gtk-application-prefer-dark-theme"] {
        onChange(of: property, in: UnsafeMutableRawPointer(settings)) { sheet.css = css }
      }
    }

    private static var css: String {
      let label = gtk_label_new(nil)!
      g_object_ref_sink(label.raw)
      defer { g_object_unref(label.raw) }
      let context = gtk_widget_get_style_context(label)!
      func color(_ name: String, on ground: Shade, else other: Shade) -> Shade {
        var color = GdkRGBA()
        guard gtk_style_context_lookup_color(context, name, &color) != 0 else { return other }
        return Shade(color, on: ground)
      }
      let white = Shade(1, 1, 1)
      let base = color("theme_base_color", on: white, else: white)
      let ground = color("theme_bg_color", on: base, else: base)
      let text = color("theme_text_color", on: base, else: Shade(0, 0, 0))
      let accent = color("theme_selected_bg_color", on: base, else: text)
      let error = color("error_color", on: base, else: text)
      let border = color("borders", on: base, else: base)
      let faint = base.mixed(with: text, 0.1)
      let colors = [
        "prominent": accent.readable(on: [base, ground], towards: text),
        // Paler than any other text, and readable all the same.
        "disabled": base.mixed(with: text, 0.4).readable(
          on: [base, ground], towards: text, contrast: 3),
        "destructive": error.readable(on: [base, ground], towards: text),
        // A theme of high contrast has strong borders.
        "line": border.contrast(to: base) >= 3 ? border : faint,
      ]
      return colors.map { "@define-color roster_\($0.key) \($0.value.css);" }.sorted()
        .joined(separator: "\n")
    }
  }
#endif
