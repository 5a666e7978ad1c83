import Foundation

/// Decodes lists whose items are of several kinds into rows.
///
/// The kind of each item is read while the items are found, and decides which model the item is
/// decoded into and which row shows it. A new kind is one more registration; nothing else changes.
///
///     var feed = FeedDecoder(itemsAt: "content_list", kindAt: "content_style")
///     feed.register("cell_1", News.self) { NewsRow($0) }
///     feed.register("cell_2", Product.self) { ProductRow($0) }
///     feed.registerFallback { UpgradeRow($0) }
///     let result = try feed.decode(data)   // result.rows, result.problems
///
/// Behavior:
/// - A bad item never costs a good one: it is left out, and reported once with its position, coding
///   path and reason, in `problems` and to `Diagnostics`.
/// - An item of an unknown kind is reported, and goes to the fallback if there is one.
/// - What breaks the list itself (cut off, brackets that do not match, text between the items) is a
///   `FeedError` that keeps what was decoded before it. A list that is absent is empty.
/// - The first of several members of one name counts.
/// - Integers are exact or refused, also if they are written with a fraction or an exponent.
/// - Items are decoded once, on several threads; closures may run on any of them.
/// - Items nested deeper than 512 levels are bad items.
public struct FeedDecoder: Sendable {
  /// The most items of a batch. 256 by default.
  public var batchSize = 256

  var plan: FeedPlan<AnyRow>

  /// A decoder without any kinds yet.
  ///
  /// - Parameters:
  ///   - items: The keys that lead to the array of items; by default the root is that array, or each
  ///     line is an item.
  ///   - kind: The keys that lead from an item to what tells its kind; by default items have none,
  ///     and each goes to the fallback.
  ///   - format: How the items are written; by default the bytes decide.
  public init(
    itemsAt items: JSONPath = .root, kindAt kind: JSONPath = .root, format: FeedFormat = .automatic
  ) {
    plan = FeedPlan(itemsAt: items, kindAt: kind, format: format) { _ in }
  }

  /// Sets the strategies for dates, keys, data and floating-point numbers, and the user info, on a
  /// `JSONDecoder`.
  ///
  /// Items are decoded by Roster itself, as that decoder would with these strategies. JSON5 is not
  /// read. The closure runs for each thread that decodes.
  public mutating func configure(_ body: @escaping @Sendable (JSONDecoder) -> Void) {
    plan.configure = body
  }
}
