/// A window was asked for, and the program was built without GTK: exit status 2.
struct NoWindow: Error, Equatable, CustomStringConvertible {
  var description: String {
    "this program was built without GTK 4, so it has no windows; “make demo-gtk” builds one that has"
  }
}
