/// An option as a command declares it: parsing and help are made from the declaration.
struct OptionSpec: Sendable {
  /// The name, without the hyphens before it.
  let name: String
  /// What stands for the value in the help, such as "PATH"; `nil` if the option takes none.
  let value: String?
  /// What the option does, as part of a sentence.
  let help: String

  init(_ name: String, _ value: String?, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  /// The option as it is typed.
  var usage: String { value.map { "--\(name) \($0)" } ?? "--\(name)" }
}
