#if GTK
  import CGTK
  import Roster

  /// What a screen reader is told of a row, as far as it was told.
  @MainActor struct RowVoice {
    private var label = ""
    private var description = ""
    private var isEnabled = true
    private var isOn: Bool?

    /// Tells of a content whatever has changed.
    mutating func tell(_ content: RowContent, on row: WidgetPointer) {
      let label = content.spokenLabel
      if label != self.label {
        self.label = label
        name(row, label)
      }
      let description = content.spokenDescription
      if description != self.description {
        self.description = description
        describe(row, description)
      }
      if content.isEnabled != isEnabled {
        isEnabled = content.isEnabled
        Self.setDisabled(!isEnabled, row)
      }
      if content.spokenState != isOn {
        isOn = content.spokenState
        Self.setChecked(isOn, row)
      }
    }

    private static func setDisabled(_ isDisabled: Bool, _ row: WidgetPointer) {
      var state = GTK_ACCESSIBLE_STATE_DISABLED
      var value = GValue()
      gtk_accessible_state_init_value(state, &value)
      g_value_set_boolean(&value, isDisabled ? 1 : 0)
      gtk_accessible_update_state_value(row.opaque, 1, &state, &value)
      g_value_unset(&value)
    }

    private static func setChecked(_ isOn: Bool?, _ row: WidgetPointer) {
      var state = GTK_ACCESSIBLE_STATE_CHECKED
      guard let isOn else { return gtk_accessible_reset_state(row.opaque, state) }
      var value = GValue()
      // Of whole numbers, though GTK 4.8 prepares a value of the enumeration, which it then refuses.
      g_value_init(&value, GType(6 << 2))
      let wanted = isOn ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
      g_value_set_int(&value, gint(wanted.rawValue))
      gtk_accessible_update_state_value(row.opaque, 1, &state, &value)
      g_value_unset(&value)
    }
  }

  extension RowContent {
    /// What the row is.
    fileprivate var spokenLabel: String {
      if let label = accessibility.label { return label }
      if subtitle == nil, detail == nil { return title }
      var texts = [title]
      if let subtitle { texts.append(subtitle) }
      if case .text(let detail) = detail { texts.append(detail) }
      return texts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Its state in words, and what choosing it does.
    fileprivate var spokenDescription: String {
      let value = accessibility.value ?? spokenValue
      guard let hint = accessibility.hint else { return value }
      return value.isEmpty ? hint : "\(value), \(hint)"
    }

    private var spokenValue: String {
      switch accessory {
      case .badge(let text): text
      case .progress(let done?) where done.isFinite: "\(Int(min(max(done, 0), 1) * 100)) %"
      case .textField(let field) where !field.isSecure: field.text
      case .none, .disclosure, .checkmark, .info, .toggle, .progress, .textField: ""
      }
    }

    /// Whether the row is on; `nil` if it is neither on nor off.
    fileprivate var spokenState: Bool? {
      switch accessory {
      case .toggle(let isOn): isOn
      case .checkmark: true
      default: nil
      }
    }
  }
#endif
