/// The help that is shown over the list.
struct HelpState {
  /// The first line in view.
  var top = 0
}
