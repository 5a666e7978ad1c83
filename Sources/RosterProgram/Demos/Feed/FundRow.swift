import Roster

/// A financial product, with how much of it is sold.
struct FundRow: RowModel {
  let fund: Fund

  var id: Int { fund.id }

  var content: RowContent {
    RowContent(
      title: fund.name, subtitle: "\(fund.rate) % a year", image: .symbol("%"),
      accessory: .progress(fund.sold))
  }
}
