#if GTK
  import CGTK
  public import Roster

  /// A closure that makes the widget of a row by hand.
  public enum WidgetClosure: RowTrait {
    /// The closure. It returns a widget that is in no parent.
    public typealias Value = @MainActor @Sendable () -> WidgetPointer
  }

  extension Row where Model == BlockRow {
    /// A row that needs no type, whose widget is made by hand.
    ///
    ///     Row("about", widget: { gtk_label_new("About this program") })
    ///
    /// Behavior:
    /// - The closure runs when the row is shown, and again after each rebuild of the table while it is.
    ///   What it reads of observable objects is observed: when that changes, it runs again.
    /// - It may return the same widget each time, if the app keeps a reference to it.
    /// - The row has no text for a screen reader: give the widget a label.
    public init(_ id: some Hashable & Sendable, widget make: @escaping WidgetClosure.Value) {
      self = Row(id, content: { RowContent(title: "") }).widget(make)
    }

    /// The same with a revision: as long as it is unchanged, the closure does not run again.
    public init(
      _ id: some Hashable & Sendable, revision: some Hashable & Sendable,
      widget make: @escaping WidgetClosure.Value
    ) {
      self = Row(id, revision: revision, content: { RowContent(title: "") }).widget(make)
    }

    /// A row that needs no type, whose widget is made by hand with an owner that is held weakly. Once
    /// the owner is gone the row is blank.
    @MainActor public init<Owner: AnyObject>(
      _ id: some Hashable & Sendable, with owner: Owner,
      widget make: @escaping @MainActor (Owner) -> WidgetPointer
    ) {
      self.init(id, widget: Self.weakly(owner, make))
    }

    /// The same with a revision: as long as it is unchanged, the closure does not run again.
    @MainActor public init<Owner: AnyObject>(
      _ id: some Hashable & Sendable, revision: some Hashable & Sendable, with owner: Owner,
      widget make: @escaping @MainActor (Owner) -> WidgetPointer
    ) {
      self.init(id, revision: revision, widget: Self.weakly(owner, make))
    }

    private func widget(_ make: @escaping WidgetClosure.Value) -> Row {
      trait(WidgetClosure.self, make).trait(OpaqueCell.self, true)
    }

    @MainActor private static func weakly<Owner: AnyObject>(
      _ owner: Owner, _ make: @escaping @MainActor (Owner) -> WidgetPointer
    ) -> WidgetClosure.Value {
      { [weak owner] in owner.map(make) ?? gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) }
    }
  }
#endif
