import Roster

/// All products of a store: to feature, to mark as sold out, to delete.
///
/// It shows the same state as the page it was opened from, so that page counts right by itself.
@MainActor final class ProductsScreen {
  private let state: StoreState

  init(_ state: StoreState) { self.state = state }

  var table: TableModel {
    TableModel {
      SectionModel("products", header: "Products", rows: state.products) { product in
        Row(ProductRow(product: product))
          .onActivate { [state = self.state] row in
            state.change(row.model.id) { $0.isFeatured.toggle() }
          }
          .onDelete(confirmation: "Delete “\(product.name)”") { [state = self.state] row in
            state.products.removeAll { $0.id == row.model.id }
          }
          .trailingActions { [state = self.state] row in
            [
              RowAction(row.model.product.isSoldOut ? "Back in stock" : "Sold out") { _ in
                state.change(row.model.id) { $0.isSoldOut.toggle() }
              },
              RowAction(row.model.product.isFeatured ? "No star" : "Star") { _ in
                state.change(row.model.id) { $0.isFeatured.toggle() }
              },
            ]
          }
      }
    }
    .whenEmpty { RowContent(title: "Nothing to sell", role: .placeholder) }
    .selection(.multiple)
  }
}

extension StoreState {
  /// Changes a product, if it is still there.
  func change(_ id: Int, _ body: (inout Product) -> Void) {
    if let index = products.firstIndex(where: { $0.id == id }) { body(&products[index]) }
  }
}
