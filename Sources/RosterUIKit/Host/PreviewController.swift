#if canImport(UIKit)
  import Roster
  import UIKit

  /// What is shown beside the menu of a row.
  @MainActor public final class PreviewController: UIViewController {
    /// What it shows.
    public let content: RowContent

    init(_ content: RowContent) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
    }

    /// Not made from archives.
    public required init?(coder: NSCoder) {
      content = RowContent(title: "")
      super.init(coder: coder)
    }

    /// Makes a view of the texts.
    public override func loadView() {
      var list = UIListContentConfiguration.subtitleCell()
      list.text = content.title
      list.secondaryText = content.subtitle
      view = list.makeContentView()
    }
  }
#endif
