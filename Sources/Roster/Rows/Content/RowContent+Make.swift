extension RowContent {
  /// One line of text.
  public static func text(_ title: String) -> RowContent { RowContent(title: title) }

  /// A title with a text below.
  public static func subtitle(_ title: String, _ subtitle: String) -> RowContent {
    RowContent(title: title, subtitle: subtitle)
  }

  /// A title with a text at the trailing end.
  public static func value(_ title: String, _ detail: String) -> RowContent {
    RowContent(title: title, detail: .text(detail))
  }

  /// A title with a switch.
  public static func toggle(_ title: String, isOn: Bool) -> RowContent {
    RowContent(title: title, accessory: .toggle(isOn: isOn))
  }

  /// A title with a text field.
  public static func field(
    _ title: String, text: String, placeholder: String = "", isSecure: Bool = false
  ) -> RowContent {
    RowContent(
      title: title,
      accessory: .textField(RowTextField(text, placeholder: placeholder, isSecure: isSecure)))
  }

  /// A title that looks like a button.
  public static func button(_ title: String, role: RowRole = .prominent) -> RowContent {
    RowContent(title: title, role: role)
  }

  /// The same with another accessory.
  public func accessory(_ accessory: RowAccessory) -> RowContent {
    var copy = self
    copy.accessory = accessory
    return copy
  }

  /// The same with a picture.
  public func image(_ image: RowImage?) -> RowContent {
    var copy = self
    copy.image = image
    return copy
  }

  /// The same with a text at the trailing end.
  public func detail(_ detail: RowDetail?) -> RowContent {
    var copy = self
    copy.detail = detail
    return copy
  }

  /// The same in another role.
  public func role(_ role: RowRole) -> RowContent {
    var copy = self
    copy.role = role
    return copy
  }

  /// The same with as many lines as given; 0 for as many as needed.
  public func lines(title: Int = 1, subtitle: Int = 1) -> RowContent {
    var copy = self
    copy.titleLines = title
    copy.subtitleLines = subtitle
    return copy
  }

  /// The same, reacting or not.
  public func enabled(_ isEnabled: Bool) -> RowContent {
    var copy = self
    copy.isEnabled = isEnabled
    return copy
  }

  /// The same with what a screen reader says.
  public func accessibility(
    label: String? = nil, value: String? = nil, hint: String? = nil
  ) -> RowContent {
    var copy = self
    copy.accessibility = RowAccessibility(label: label, value: value, hint: hint)
    return copy
  }
}
