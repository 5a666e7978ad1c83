/// A key of a screen, beside those of its rows.
struct ScreenCommand {
  let key: Character
  /// What it does, for help.
  let title: String
  let action: @MainActor () -> Void
}
