#if GTK
  import Foundation
  import Roster
  import XCTest

  @testable import RosterGTK

  final class PictureTests: GTKTestCase {
    /// Two by two red pixels.
    private static let red = Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mP4z8AARAwQCgAf7gP9Y167WwAAAABJRU5ErkJggg=="
    )!

    /// Eighty bytes that claim to be 60,000 pixels wide and high.
    private static let bomb = Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAA6mAAAOpgCAIAAAAPsOIVAAAAF0lEQVR42mNgGAWjYBSMglEwCkbBUAcAB9AAASPGsCgAAAAASUVORK5CYII="
    )!

    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
      try super.setUpWithError()
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("roster-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() {
      try? FileManager.default.removeItem(at: folder)
      onScreen { GTKImages.loader = GTKImages.standardLoader }
    }

    private func file(_ name: String, _ bytes: Data) throws -> String {
      let file = folder.appendingPathComponent(name)
      try bytes.write(to: file)
      return file.path
    }

    /// What a row shows as its picture: the size of a picture, or the name of an icon.
    @MainActor private static func shown(_ list: ListWindow, _ id: Int) -> String? {
      guard let image = list.row(id).first("GtkImage") else { return nil }
      if let picture = gtk_image_get_paintable(image.opaque) {
        return "\(gdk_paintable_get_intrinsic_width(picture))"
      }
      return gtk_image_get_icon_name(image.opaque).map { String(cString: $0) } ?? "blank"
    }

    /// Pictures that come when the test says so.
    @MainActor private final class Desk {
      private var waiting: [RowImage: [CheckedContinuation<GTKPicture, any Error>]] = [:]
      private(set) var asked: [RowImage] = []
      private(set) var cancelled: [RowImage] = []

      /// A loader that waits for `answer`.
      var loader: GTKImages.Loader {
        { image in
          try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { wait in
              Task { @MainActor in self.add(image, wait) }
            }
          } onCancel: {
            Task { @MainActor in self.cancelled.append(image) }
          }
        }
      }

      private func add(_ image: RowImage, _ wait: CheckedContinuation<GTKPicture, any Error>) {
        asked.append(image)
        waiting[image, default: []].append(wait)
      }

      /// Answers with a picture of a width.
      func answer(_ image: RowImage, width: Int) {
        for wait in waiting.removeValue(forKey: image) ?? [] {
          wait.resume(returning: Desk.picture(width))
        }
      }

      static func picture(_ width: Int) -> GTKPicture {
        let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, gint(width), 1)!
        let texture = gdk_texture_new_for_pixbuf(pixels)!
        g_object_unref(UnsafeMutableRawPointer(pixels))
        return GTKPicture(owning: texture)
      }
    }

    // MARK: Files

    func testAFileIsShown() throws {
      let path = try file("red.png", Self.red)
      onScreen {
        let screen = Screen([.text("a").image(.file(path))])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        settle("the picture") { Self.shown(list, 0) == "2" }
      }
    }

    func testAFileThatHasChangedIsShownAsItIs() throws {
      let path = try file("photo.png", Self.png(width: 3))
      try onScreen {
        let screen = Screen([.text("a").image(.file(path)), .text("b").image(.file(path))])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        settle("the picture") { (0..<2).allSatisfy { Self.shown(list, $0) == "3" } }
        try Self.png(width: 5).write(to: URL(fileURLWithPath: path))
        // A row that is filled for another reason looks again, and a new one does.
        screen.set(0, .text("A").image(.file(path)))
        screen.rows.append(Row(ContentRow(2, .text("c").image(.file(path)))))
        driver.flush()
        list.waitForFrames()
        settle("the other picture") { [0, 2].allSatisfy { Self.shown(list, $0) == "5" } }
        // One that is gone is not shown any longer; one that comes back is.
        try FileManager.default.removeItem(atPath: path)
        screen.set(0, .text("a").image(.file(path)))
        driver.flush()
        settle("no picture") { Self.shown(list, 0) == "image-missing-symbolic" }
        try Self.png(width: 7).write(to: URL(fileURLWithPath: path))
        screen.set(0, .text("A").image(.file(path)))
        driver.flush()
        settle("the last picture") { Self.shown(list, 0) == "7" }
      }
    }

    func testAFileThatIsAsItWasIsReadOnce() throws {
      let path = try file("photo.png", Self.png(width: 3))
      onScreen {
        let loads = Guarded(0)
        let usual = GTKImages.standardLoader
        GTKImages.loader = { image in
          loads.withLock { $0 += 1 }
          return try await usual(image)
        }
        let screen = Screen((0..<5).map { .text("\($0)").image(.file(path)) })
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        settle("the picture") { (0..<5).allSatisfy { Self.shown(list, $0) == "3" } }
        for turn in 0..<3 {
          for id in 0..<5 { screen.set(id, .text("\(turn)").image(.file(path))) }
          driver.flush()
          settle("a look at the file") { GTKImages.store.loadingCount == 0 }
          list.waitForFrames()
        }
        XCTAssertEqual(loads.withLock { $0 }, 1)
        XCTAssertEqual(Self.shown(list, 4), "3")
      }
    }

    /// A picture of a width.
    private static func png(width: Int) -> Data {
      let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, gint(width), 1)!
      defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
      var bytes: UnsafeMutablePointer<CChar>?
      var count: gsize = 0
      XCTAssertEqual(
        gdk_pixbuf_save_to_bufferv(pixels, &bytes, &count, "png", nil, nil, nil), 1)
      defer { g_free(bytes) }
      return bytes.map { Data(bytes: $0, count: Int(count)) } ?? Data()
    }

    func testWhatIsNoPictureIsShownAsBroken() throws {
      let bomb = try file("bomb.png", Self.bomb)
      let text = try file("text.png", Data("no picture".utf8))
      let cut = try file("cut.png", Self.red.prefix(40))
      let empty = try file("empty.png", Data())
      let pipe = folder.appendingPathComponent("pipe").path
      XCTAssertEqual(mkfifo(pipe, 0o600), 0)
      let paths = [bomb, text, cut, empty, pipe, "/dev/zero", folder.path, "/none", "", "a\u{0}b"]
      onScreen {
        let screen = Screen(paths.map { .text($0).image(.file($0)) })
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        for id in paths.indices {
          settle(paths[id]) { Self.shown(list, id) == "image-missing-symbolic" }
        }
      }
    }

    func testABombIsRefusedByItsHead() {
      XCTAssertThrowsError(try ImageDecoder().decode([UInt8](Self.bomb))) {
        XCTAssertEqual($0 as? ImageProblem, .tooLarge)
      }
      XCTAssertThrowsError(try ImageDecoder().decode([])) {
        XCTAssertEqual($0 as? ImageProblem, .notAPicture)
      }
    }

    func testALargePictureIsKeptSmall() throws {
      let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 2_000, 500)!
      defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
      let path = folder.appendingPathComponent("large.png").path
      XCTAssertEqual(gdk_pixbuf_savev(pixels, path, "png", nil, nil, nil), 1)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      let picture = try ImageDecoder().decode([UInt8](bytes))
      XCTAssertEqual([picture.width, picture.height], [256, 64])
    }

    // MARK: Addresses

    func testOnlyAddressesOfTheWebAreAsked() {
      let allowed = ["http://a.example/b", "HTTPS://a.example", "https://a.example:1/x?y"]
      let refused = [
        "file:///etc/passwd", "ftp://a.example/b", "data:image/png;base64,AA", "/etc/passwd",
        "http:///b", "http:", "javascript:1",
      ]
      for address in allowed {
        XCTAssertEqual(URL(string: address).map(ImageDownload.isAllowed), true, address)
      }
      for address in refused {
        XCTAssertNotEqual(URL(string: address).map(ImageDownload.isAllowed), true, address)
      }
    }

    func testAnAddressOfAFileShowsNoFile() throws {
      let path = try file("red.png", Self.red)
      onScreen {
        let screen = Screen([.text("a").image(.remote("file://" + path))])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        settle("the refusal") { Self.shown(list, 0) == "image-missing-symbolic" }
      }
    }

    // MARK: Late pictures

    func testALatePictureIsDropped() {
      onScreen {
        let desk = Desk()
        GTKImages.loader = desk.loader
        let (a, d) = (RowImage.remote("a"), RowImage.remote("d"))
        let screen = Screen([.text("row").image(a)])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        settle("the first") { desk.asked == [a] }
        XCTAssertEqual(Self.shown(list, 0), "blank")
        screen.set(0, .text("row").image(d))
        driver.flush()
        settle("the second") { desk.asked == [a, d] && desk.cancelled == [a] }
        desk.answer(a, width: 10)
        list.waitForFrames()
        XCTAssertEqual(Self.shown(list, 0), "blank")
        desk.answer(d, width: 20)
        settle("the picture of d") { Self.shown(list, 0) == "20" }
      }
    }

    func testARowShowsNothingOfTheRowThatItsCellShowedBefore() {
      onScreen {
        let desk = Desk()
        GTKImages.loader = desk.loader
        let (a, n) = (RowImage.remote("a"), RowImage.remote("n"))
        let screen = Screen([.text("a").image(a)])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        settle("asked") { desk.asked == [a] }
        desk.answer(a, width: 10)
        settle("shown") { Self.shown(list, 0) == "10" }
        // In the same widget another picture, and then none.
        screen.set(0, .text("n").image(n))
        driver.flush()
        XCTAssertEqual(Self.shown(list, 0), "blank")
        screen.set(0, .text("n"))
        driver.flush()
        XCTAssertNil(Self.shown(list, 0))
        // What was loaded before is there at once.
        screen.set(0, .text("a").image(a))
        driver.flush()
        XCTAssertEqual(Self.shown(list, 0), "10")
        // A new row above, in whatever widget.
        screen.rows.insert(Row(ContentRow(7, .text("new").image(n))), at: 0)
        driver.flush()
        list.waitForFrames()
        XCTAssertEqual(Self.shown(list, 7), "blank")
        XCTAssertEqual(Self.shown(list, 0), "10")
      }
    }

    func testManyRowsLoadAPictureOnceAndOneThatLeavesDoesNotEndIt() {
      onScreen {
        let desk = Desk()
        GTKImages.loader = desk.loader
        let a = RowImage.remote("a")
        let screen = Screen((0..<5).map { .text("\($0)").image(a) })
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        settle("asked") { desk.asked == [a] }
        screen.rows.removeFirst(2)
        driver.flush()
        list.waitForFrames()
        XCTAssertEqual(desk.cancelled, [])
        desk.answer(a, width: 10)
        settle("shown") { (2..<5).allSatisfy { Self.shown(list, $0) == "10" } }
        XCTAssertEqual(desk.asked, [a])
      }
    }

    func testTheCacheIsBounded() {
      var cache = ImageCache()
      onScreen {
        cache.limit = 1_000
        for width in 1...50 {
          cache.insert(ImageCache.Kept(picture: Desk.picture(width)), for: .file("\(width)"))
        }
        XCTAssertLessThanOrEqual(cache.cost, 1_000)
        XCTAssertNotNil(cache[.file("50")])
        XCTAssertNil(cache[.file("1")])
        // One that was used lately stays before one that was not.
        cache.removeAll()
        for width in 1...4 {
          cache.insert(ImageCache.Kept(picture: Desk.picture(60)), for: .file("\(width)"))
        }
        _ = cache[.file("1")]
        cache.insert(ImageCache.Kept(picture: Desk.picture(60)), for: .file("5"))
        XCTAssertNotNil(cache[.file("1")])
        XCTAssertNil(cache[.file("2")])
        // One that is larger than all that may be kept.
        cache.insert(ImageCache.Kept(picture: Desk.picture(5_000)), for: .file("large"))
        XCTAssertLessThanOrEqual(cache.cost, 1_000)
      }
    }
  }
#endif
