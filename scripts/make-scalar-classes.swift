// Writes Sources/RosterTerminal/Text/ScalarClass+Table.swift, the table of how scalars behave on a
// terminal. East Asian widths come from the Unicode Character Database's EastAsianWidth.txt, all
// else from the properties in Swift's standard library, so use a toolchain with the same Unicode
// version as the file.
//
//     swift scripts/make-scalar-classes.swift EastAsianWidth.txt > TABLE

import Foundation

// The raw values of `ScalarClass`.
enum Class: UInt32 {
  case narrow, wide, mark, narrowUnsettled, wideUnsettled, emojiNarrow, emojiWide, emojiModifier
  case regionalIndicator, separator, replaced, dropped, joiner, nonJoiner, textSelector
  case emojiSelector
}

guard CommandLine.arguments.count == 2,
  let file = try? String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
else {
  FileHandle.standardError.write(Data("usage: make-scalar-classes.swift EastAsianWidth.txt\n".utf8))
  exit(64)
}

var isWide = [Bool](repeating: false, count: 0x110000)
for line in file.split(separator: "\n") {
  let fields = line.prefix { $0 != "#" }.split(separator: ";")
  guard fields.count == 2 else { continue }
  let width = fields[1].trimmingCharacters(in: .whitespaces)
  guard width == "W" || width == "F" else { continue }
  let ends = fields[0].trimmingCharacters(in: .whitespaces).split(separator: ".")
  guard let first = Int(ends[0], radix: 16), let last = Int(ends[ends.count - 1], radix: 16) else {
    continue
  }
  for value in first...last { isWide[value] = true }
}

/// Visible signs of category Cf that stand before a number or a verse.
let prepended: Set<UInt32> = [
  0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
]

/// Where terminals of any age agree on two columns.
let settled: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x31E3, 0x31F0...0x4DBF, 0x4E00...0xA4CF,
  0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE6F, 0xFF01...0xFF60,
  0xFFE0...0xFFE6, 0x20000...0x3FFFD,
]

func classOf(_ value: UInt32) -> Class {
  guard let scalar = Unicode.Scalar(value) else { return .replaced }
  let properties = scalar.properties
  let category = properties.generalCategory
  switch value {
  case 0x20...0x7E: return .narrow
  case 0x09...0x0D, 0x85, 0x2028, 0x2029: return .separator
  case 0x202A...0x202E, 0x2066...0x2069: return .replaced
  case 0x200C: return .nonJoiner
  case 0x200D: return .joiner
  case 0xFE0E: return .textSelector
  case 0xFE0F: return .emojiSelector
  case 0x1F1E6...0x1F1FF: return .regionalIndicator
  case 0x1F3FB...0x1F3FF: return .emojiModifier
  // Vowels and finals of a Hangul syllable, drawn into the two columns of its initial.
  case 0x1161...0x11FF, 0xD7B0...0xD7FF: return category == .unassigned ? .replaced : .mark
  default: break
  }
  if prepended.contains(value) { return .narrowUnsettled }
  if category == .control || category == .unassigned { return .replaced }
  if category == .format || properties.isDefaultIgnorableCodePoint { return .dropped }
  switch category {
  case .nonspacingMark, .enclosingMark: return .mark
  case .spacingMark where properties.isGraphemeExtend: return .mark
  case .spacingMark: return isWide[Int(value)] ? .wideUnsettled : .narrowUnsettled
  case .privateUse: return .narrowUnsettled
  default: break
  }
  if properties.isEmoji {
    return properties.isEmojiPresentation || isWide[Int(value)] ? .emojiWide : .emojiNarrow
  }
  if isWide[Int(value)] {
    return settled.contains { $0.contains(value) } ? .wide : .wideUnsettled
  }
  return .narrow
}

var entries: [UInt32] = []
var last: Class?
for value in UInt32(0)..<0x110000 {
  let found = classOf(value)
  if found != last { entries.append(value << 4 | found.rawValue) }
  last = found
}

print(
  """
  // Made by scripts/make-scalar-classes.swift from Unicode 17 data. Do not edit.

  extension ScalarClass {
    /// Where a run of scalars of one class begins: the first scalar's value times 16, plus the class.
    /// A run ends where the next begins.
    static let table: [UInt32] = [
  """)
for start in stride(from: 0, to: entries.count, by: 10) {
  let row = entries[start..<min(start + 10, entries.count)]
  print(
    "    " + row.map { "0x" + String($0, radix: 16, uppercase: true) }.joined(separator: ", ") + ","
  )
}
print("  ]\n}")
