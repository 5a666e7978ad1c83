/// A part of a command's help beside its options: a title, and names with what they mean.
struct HelpNote {
  let title: String
  let entries: [(String, String)]
}
