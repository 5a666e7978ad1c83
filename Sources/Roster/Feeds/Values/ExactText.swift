/// A text that equals another only scalar by scalar. Swift's own equality takes a letter with an
/// accent and the two scalars that compose it for equal; in JSON they differ.
package struct ExactText: Hashable {
  package var text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}
