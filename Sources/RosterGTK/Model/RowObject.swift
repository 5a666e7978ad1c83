#if GTK
  import CGTK
  import Roster

  /// What GTK is given for a row: an object that only says who the row is.
  ///
  /// As long as GTK holds a row's object, the row keeps it, wherever it moves.
  final class RowObject: ObjectContent {
    let id: RowID
    private weak var model: RowListModel?

    private init(_ id: RowID, _ model: RowListModel) {
      self.id = id
      self.model = model
    }

    /// Makes an object for a row of a model. The caller owns it.
    @MainActor static func make(_ id: RowID, for model: RowListModel) -> UnsafeMutableRawPointer {
      let object = SwiftObject.make(type)
      SwiftObject.fill(object, with: RowObject(id, model))
      return object
    }

    /// The row that an object of GTK's stands for.
    static func of(_ object: UnsafeMutableRawPointer) -> RowObject? {
      SwiftObject.content(RowObject.self, of: object)
    }

    /// The type of the objects, registered once.
    static let type = SwiftObject.register("RosterRow")

    @MainActor func objectEnds(_ object: UnsafeMutableRawPointer) { model?.forget(id, object) }
  }
#endif
