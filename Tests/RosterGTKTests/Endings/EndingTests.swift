#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Every way in which a list, its driver or a row can go while a person is in the middle of something.
  /// Nothing is complained of, nothing is left, and nothing happens to another row.
  final class EndingTests: GTKTestCase {
    func testAMenuIsOpen() { onScreen { check(.menu) } }
    func testAMenuIsOpenAtItsRow() { onScreen { check(.menuAtRow) } }
    func testADeleteQuestionIsOpen() { onScreen { check(.question) } }
    func testActionsBehindASwipeAreOpen() { onScreen { check(.swipe) } }
    func testARowIsPressed() { onScreen { check(.press) } }
    func testARowIsPressedForLong() { onScreen { check(.longPress) } }
    func testARowIsDragged() { onScreen { check(.drag) } }
    func testSomethingIsDraggedOverARow() { onScreen { check(.dragOver) } }
  }

  @MainActor private func check(_ thing: BegunThing) {
    for ending in Ending.allCases {
      let what = "\(thing), \(ending)"
      let left = run(thing, ending)
      settle("all is freed: \(what): \(left())") { left().isEmpty }
      XCTAssertEqual(Complaints.take(), [], what)
    }
  }

  /// - Returns: What is not freed yet.
  @MainActor private func run(_ thing: BegunThing, _ ending: Ending) -> () -> [String] {
    let test = EndingCase(thing)
    test.end(by: ending)
    let log = test.goOn()
    XCTAssertEqual(
      ending.keepsRow ? log.filter { !$0.hasSuffix(EndingCase.target) } : log, [],
      "\(thing), \(ending)")
    if !ending.closesWindow { XCTAssertFalse(test.isMarked, "\(thing), \(ending)") }
    test.finish(ending)
    return { [weak host = test.host, weak driver = test.driver, ends = test.ends] in
      (host == nil ? [] : ["the host"]) + (driver == nil ? [] : ["the driver"])
        + (ends.left == 0 ? [] : ["the popover"])
    }
  }
#endif
