/// A number of rows as text, in groups of three digits.
enum RowCount {
  static func text(_ number: Int) -> String {
    let digits = String(number)
    guard digits.count > 3, number > 0 else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
