import Roster

/// The banner above the feed. It holds an object that changes by itself.
struct BannerRow: RowModel {
  let banner: Banner

  var id: Int { 0 }

  @MainActor var content: RowContent {
    RowContent(
      title: banner.slide?.title ?? "", subtitle: banner.slide?.text, image: .symbol("✦"),
      role: .prominent
    ).lines(subtitle: 0)
  }

  static func == (a: BannerRow, b: BannerRow) -> Bool { a.banner === b.banner }
}
