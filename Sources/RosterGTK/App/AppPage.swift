#if GTK
  import CGTK
  import Roster

  /// A screen of the stack, with its list and its find field.
  @MainActor final class AppPage {
    let screen: ListScreen
    let host: GTKHost
    /// The find field over the list. It is in the window as long as the page.
    let widget: WidgetPointer
    let find: FindBar
    let failure: FailureBar
    /// Called when what stands round the list may have changed.
    var onChange: (@MainActor () -> Void)?

    init(_ screen: ListScreen) {
      self.screen = screen
      host = GTKHost(screen.driver)
      widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      find = FindBar(screen, host)
      failure = FailureBar(host)
      host.screen = screen
      gtk_widget_set_vexpand(host.widget, 1)
      gtk_box_append(widget.cast(), find.widget)
      gtk_box_append(widget.cast(), host.widget)
      gtk_box_append(widget.cast(), failure.widget)
      host.followsEnd = screen.followsEnd
      host.topPolicy = screen.topPolicy
      host.onChrome = { [weak self] in self?.onChange?() }
      find.onChange = { [weak self] in self?.onChange?() }
    }

    /// Another page is put on top, or this one leaves.
    func leaveTop() {
      find.pause()
      if screen.driver.host === host { screen.driver.detach() }
    }

    /// The page on top has left.
    func becomeTop() {
      if screen.driver.host !== host { screen.driver.attach(host) }
    }

    /// Puts the keyboard where it was in this page, in the list by default.
    func focus() { host.focusList() }
  }
#endif
