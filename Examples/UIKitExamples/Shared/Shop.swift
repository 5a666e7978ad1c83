/// What the store screen shows.
public struct Shop: Sendable, Equatable {
  /// The name.
  public var name = "Harbour Bakery"
  /// The address.
  public var address = "Quay 4"
  /// Whether it is open on Sundays.
  public var isOpenOnSundays = false
  /// How many work there.
  public var staff = 6
  /// The income of today.
  public var today = "1,204.50"
  /// The income of this month.
  public var month = "31,877.20"

  /// Makes one.
  public init() {}
}
