#if GTK
  @_exported public import CGTK

  /// A widget, as GTK knows it.
  public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

  extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The widget for functions of a class whose struct the headers do not show, such as a label.
    public var opaque: OpaquePointer { OpaquePointer(self) }
    /// The widget for functions that take any object.
    var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
    /// The widget for functions of a class whose struct the headers show, such as a box. Unchecked,
    /// as the cast macros of C are in a release build.
    func cast<Object>(to _: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
      // Every instance begins with its parent's struct, so the address is that of any of its classes.
      raw.assumingMemoryBound(to: Object.self)
    }
  }

  extension OpaquePointer {
    /// The object for functions that take any object.
    var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
    /// The object as a widget.
    var widget: WidgetPointer {
      // Only asked of what a function returned as a widget's class: it begins with a widget's struct.
      raw.assumingMemoryBound(to: GtkWidget.self)
    }
  }

  extension UnsafeMutableRawPointer {
    /// The address as an object.
    var object: UnsafeMutablePointer<GObject> {
      // Only asked of objects, which all begin with this struct.
      assumingMemoryBound(to: GObject.self)
    }
  }
#endif
