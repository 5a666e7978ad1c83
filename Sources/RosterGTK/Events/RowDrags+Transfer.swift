#if GTK
  import CGTK
  import Roster

  /// Values of other programs that are dragged onto the list, known by their MIME types until they are
  /// dropped. What neither a row nor a section takes is left to those who take texts.
  extension RowDrags {
    private static let actions = GDK_ACTION_COPY

    /// Begins to listen.
    func serveTransfers(_ listView: WidgetPointer) {
      let target = gtk_drop_target_async_new(nil, Self.actions)!
      onOffer(target, "drag-enter") { [weak self] in self?.hover($0, $1, $2) ?? .none }
      onOffer(target, "drag-motion") { [weak self] in self?.hover($0, $1, $2) ?? .none }
      onObject(target, "drag-leave") { [weak self] _ in self?.leave() }
      onOffer(target, "drop") { [weak self] in
        GdkDragAction(rawValue: self?.drop($0, $1, $2) == true ? 1 : 0)
      }
      gtk_widget_add_controller(listView, target)
    }

    private func effect(of drop: OpaquePointer, _ x: Double, _ y: Double) -> Effect? {
      // A row of this process hands over the value itself.
      if DragSession.current != nil { return nil }
      let formats = gdk_drop_get_formats(drop)
      return effect(at: x, y) { type, _ in Transfer.isOffered(type, in: formats) }
    }

    private func hover(_ drop: OpaquePointer, _ x: Double, _ y: Double) -> GdkDragAction {
      guard let effect = effect(of: drop, x, y) else { return .none }
      held = HeldDrag(at: x, y, in: host, mayFollow: false)
      return show(effect)
    }

    private func drop(_ drop: OpaquePointer, _ x: Double, _ y: Double) -> Bool {
      guard !isStale(x, y), let effect = effect(of: drop, x, y),
        let type = type(offeredBy: drop, for: effect),
        let mime = Transfer.mimeType(type)
      else { return false }
      leave()
      g_object_ref(drop.raw)
      Task { [weak self] in
        let bytes = await DropReader.bytes(of: drop, mime, limit: Transfer.limit)
        let value = bytes.flatMap { Transfer.value(type, from: $0) }
        let isTaken = value.map { self?.apply(effect, [[$0]]) == true } ?? false
        gdk_drop_finish(drop, isTaken ? Self.actions : .none)
        g_object_unref(drop.raw)
      }
      return true
    }

    /// The first type that whoever takes the drop can read.
    private func type(
      offeredBy drop: OpaquePointer, for effect: Effect
    ) -> (any Sendable.Type)? {
      guard let driver = host?.driver else { return nil }
      let types: [any Sendable.Type] =
        switch effect {
        case .move: []
        case .hand(let id): driver.dropTargets(of: id).map(\.type)
        case .insert(let place):
          place.place(of: nil, in: driver.table).map {
            driver.dropTargets(in: $0.section).map(\.type)
          } ?? []
        }
      return types.first { Transfer.isOffered($0, in: gdk_drop_get_formats(drop)) }
    }
  }
#endif
