/// How the program ends.
enum ExitStatus {
  /// Nothing was found, or all was shown.
  static let success: Int32 = 0
  /// `check` found problems, or `diff` differences.
  static let found: Int32 = 1
  /// The input cannot be read, or no window be opened.
  static let unreadable: Int32 = 2
  /// The program was called in a way it does not understand, `EX_USAGE` in `sysexits.h`.
  static let usage: Int32 = 64
  /// The output cannot be written, `EX_IOERR` in `sysexits.h`.
  static let unwritable: Int32 = 74

  /// The statuses and what they say, for the help.
  static let all = [
    ("0", "all is well"), ("1", "“check” found a problem, “diff” a difference"),
    ("2", "the input cannot be read, or no window opened"), ("64", "the call was not understood"),
    ("74", "the output cannot be written"),
  ]
}
