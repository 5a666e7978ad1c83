/// The tap on the preview of a menu.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{}
