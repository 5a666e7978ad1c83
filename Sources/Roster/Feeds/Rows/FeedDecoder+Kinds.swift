extension FeedDecoder {
  /// Decodes items of a kind into a model, and makes a row model of each.
  ///
  /// A kind that is registered again is reported; the last registration counts.
  public mutating func register<Model: Decodable & SendableMetatype, Shown: RowModel>(
    _ kind: FeedKind, _ model: Model.Type, row: @escaping @Sendable (Model) throws -> Shown
  ) {
    add(kind, FeedPlan.handler(model) { AnyRow(try row($0)) })
  }

  /// Decodes items of a kind into a model, and makes a row of each, with its events.
  public mutating func register<Model: Decodable & SendableMetatype, Shown: RowModel>(
    _ kind: FeedKind, _ model: Model.Type, row: @escaping @Sendable (Model) throws -> Row<Shown>
  ) {
    add(kind, FeedPlan.handler(model) { AnyRow(try row($0)) })
  }

  /// Decodes items of a kind into row models that show themselves.
  public mutating func register<Model: Decodable & RowModel>(
    _ kind: FeedKind, _ model: Model.Type
  ) {
    add(kind, FeedPlan.handler(model) { AnyRow($0) })
  }

  /// Makes a row model of each item whose kind is not registered.
  public mutating func registerFallback<Shown: RowModel>(
    _ row: @escaping @Sendable (UnknownItem) throws -> Shown
  ) {
    plan.fallback = { AnyRow(try row($0)) }
  }

  /// Makes a row, with its events, of each item whose kind is not registered.
  public mutating func registerFallback<Shown: RowModel>(
    _ row: @escaping @Sendable (UnknownItem) throws -> Row<Shown>
  ) {
    plan.fallback = { AnyRow(try row($0)) }
  }

  private mutating func add(_ kind: FeedKind, _ handler: @escaping FeedPlan<AnyRow>.Handler) {
    guard plan.handlers.updateValue(handler, forKey: kind) != nil else { return }
    Diagnostics.report(
      Diagnostic(
        .repeatedKind, what: "A kind of item is registered twice.", place: "kind \(kind)",
        why: "A kind has one model; the last registration counts.",
        remedy: "Register the kind once."))
  }
}
