/// `roster demo`: screens that show what lists can do.
struct DemoCommand: Command {
  static let name = "demo"
  static let summary = "Use three real screens."
  static let about = """
    Shows a screen that works as in an app: the page of a store (press x to see it as an employee), \
    a home page whose items are of many kinds, or a list of people that follows its records. \
    Without a name you choose one. Press ? for the keys. Where standard output is no terminal the \
    screen is printed, unless it is shown in a window.
    """
  static let operands = ["[store|feed|people]"]
  static let options = [Toolkit.option]

  private let demo: Demo?
  private let toolkit: Toolkit

  init(_ arguments: Arguments) throws(UsageError) {
    toolkit = Toolkit(arguments)
    let names = Demo.allCases.map(\.rawValue)
    guard let word = try arguments.operands(["a name"], optional: 1).first else {
      demo = nil
      return
    }
    demo = Demo(rawValue: word)
    if demo == nil {
      throw UsageError("unknown demo “\(word)”" + Spelling.hint(for: word, among: names))
    }
  }

  func run() throws -> Int32 {
    let app = try toolkit.app()
    app.run(demo?.page(app) ?? Demo.chooser(app))
  }
}
