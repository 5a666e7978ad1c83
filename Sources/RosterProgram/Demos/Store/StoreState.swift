import Observation

/// What the store screen is a function of. Whoever reads it in a table follows it.
@MainActor @Observable final class StoreState {
  /// Who looks at the screen: an employee sees less.
  enum Role: String {
    case manager, employee
  }

  var role = Role.manager
  var name = "The Corner Shop"
  var isOpen = true
  var takesCards = true
  var tellsOfOrders = true
  var password = ""
  var products = Product.samples
  /// What happened last, for the status line.
  var news = ""
}
