#if GTK
  import Foundation
  import XCTest

  @testable import RosterGTK

  final class DownloadTests: GTKTestCase {
    /// What comes of an address: the number of bytes, or why there are none.
    @MainActor private static func outcome(_ address: String) -> String {
      let told = Box("")
      Task {
        do { told.value = "\(try await ImageDownload.bytes(of: address).count)" } catch {
          told.value = "\(error)"
        }
      }
      settle(address, within: 20) { !told.value.isEmpty }
      return told.value
    }

    func testPicturesOfTheWeb() throws {
      let server = try WebServer()
      defer { server.stop() }
      onScreen {
        XCTAssertEqual(Self.outcome(server.address("red.png")), "73")
        XCTAssertEqual(Self.outcome(server.address("moved.png")), "73")
        let expected: [(String, ImageProblem)] = [
          ("none.png", .status(404)), ("large.png", .tooLarge), ("endless.png", .tooLarge),
        ]
        for (path, wanted) in expected {
          XCTAssertEqual(Self.outcome(server.address(path)), wanted.description, path)
        }
        // Whatever becomes of an answer that leads to a file, it is not the file.
        XCTAssertNil(Int(Self.outcome(server.address("leak.png"))))
        XCTAssertEqual(Self.outcome("file:///etc/passwd"), ImageProblem.badAddress.description)
      }
    }

    func testACancelledDownloadEnds() throws {
      let server = try WebServer()
      defer { server.stop() }
      onScreen {
        let ended = Box(0)
        for _ in 0..<20 {
          let task = Task { try await ImageDownload.bytes(of: server.address("endless.png")) }
          Task {
            _ = await task.result
            ended.value += 1
          }
          task.cancel()
        }
        settle("all have ended", within: 20) { ended.value == 20 }
      }
    }
  }
#endif
