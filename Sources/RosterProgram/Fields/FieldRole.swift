/// A part of a row that a field of an item is shown in.
enum FieldRole: String, CaseIterable {
  case kind, id, title, subtitle, detail, section

  /// The keys that are tried in turn where no path is given, and none of them is shown already.
  var guesses: [String] {
    switch self {
    case .kind: ["kind", "type", "event", "content_style", "category"]
    case .id: ["id", "_id", "uuid", "guid", "key", "pid", "uid", "node_id"]
    case .title:
      [
        "title", "headline", "subject", "full_name", "name", "label", "login", "username",
        "message", "msg", "text", "event", "description",
      ]
    case .subtitle:
      [
        "subtitle", "summary", "description", "excerpt", "body", "content", "text", "message",
        "action", "status", "state", "email", "author", "level", "url",
      ]
    case .detail:
      [
        "detail", "price", "amount", "published_at", "created_at", "updated_at", "timestamp",
        "date", "time", "ts", "count", "size",
      ]
    case .section: []
    }
  }

  /// The option that gives the path.
  var option: OptionSpec {
    switch self {
    case .kind: OptionSpec("kind", "PATH", "Where an item has its kind, shown as a badge.")
    case .id: OptionSpec("id", "PATH", "Where an item has its id.")
    case .title: OptionSpec("title", "PATH", "What a row shows first.")
    case .subtitle: OptionSpec("subtitle", "PATH", "What a row shows dimmed beside its title.")
    case .detail: OptionSpec("detail", "PATH", "What a row shows at its end.")
    case .section: OptionSpec("section", "PATH", "What the rows are grouped by; nothing if absent.")
    }
  }
}
