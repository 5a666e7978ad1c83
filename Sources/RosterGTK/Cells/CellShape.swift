#if GTK
  import Roster

  /// What the size of a standard cell depends on while each of its texts is one line of letters that every
  /// font has. Cells of one shape are of one height, whatever their texts say.
  struct CellShape: Hashable {
    /// A picture, as far as it matters.
    private enum Picture { case none, icon, image }
    /// What stands at the end, as far as it matters.
    private enum Accessory { case none, icon, info, toggle, badge, bar, spinner }

    private let kind: RowKind
    private let look: RowLook
    private let hasSubtitle: Bool
    private let hasDetail: Bool
    private let picture: Picture
    private let accessory: Accessory

    /// The shape of a cell that shows a content; `nil` if its height depends on more than that.
    @MainActor init?(_ kind: RowKind, _ look: RowLook, _ content: RowContent) {
      guard !look.isCentered, look.titleLines(content) == 1, content.title.isPlain,
        content.subtitle.isPlain, content.subtitle == nil || content.subtitleLines == 1
      else { return nil }
      switch content.detail {
      case nil: hasDetail = false
      case .text(let text) where text.isPlain: hasDetail = true
      default: return nil
      }
      switch content.image {
      case nil: picture = .none
      case .symbol(let name):
        if IconNames.icon(name) == nil { return nil }
        picture = .icon
      case .file, .remote: picture = .image
      }
      switch content.accessory {
      case .none: accessory = .none
      case .disclosure, .checkmark: accessory = .icon
      case .info: accessory = .info
      case .toggle: accessory = .toggle
      case .badge(let text):
        if !text.isPlain { return nil }
        accessory = .badge
      case .progress(nil): accessory = .spinner
      case .progress: accessory = .bar
      case .textField: return nil
      }
      self.kind = kind
      self.look = look
      hasSubtitle = content.subtitle != nil
    }
  }

  extension String {
    /// Whether the text consists of letters that no font lacks, which would be taken from a higher one.
    fileprivate var isPlain: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }
  }

  extension String? {
    fileprivate var isPlain: Bool { map(\.isPlain) ?? true }
  }
#endif
