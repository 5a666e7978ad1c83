import Foundation
import Roster
import Testing

@Suite("A feed of webhook events")
struct WebhookFeedTests {
  /// Events of twelve kinds as a code host sends them, their payloads cut down.
  static let events = #"""
    {"events":[
    {"id": 85, "event": "issues", "action": "assigned", "payload": {"issue": {"id": 444500041, "number": 1, "title": "Spelling error in the README file", "state": "open", "labels": [{"id": 1362934389, "name": "bug"}], "created_at": "2019-05-15T15:20:18Z"}, "repository": {"id": 186853002, "full_name": "owner/hello"}}},
    {"id": 169, "event": "pull_request", "action": "assigned", "payload": {"number": 2, "pull_request": {"id": 279147437, "number": 2, "title": "Update the README with new information.", "merged": false, "draft": false}, "repository": {"id": 186853002, "full_name": "owner/hello"}}},
    {"id": 206, "event": "push", "action": null, "payload": {"ref": "refs/tags/simple-tag", "commits": [], "repository": {"id": 186853002, "full_name": "owner/hello"}}},
    {"id": 248, "event": "star", "action": "created", "payload": {"starred_at": "2019-05-15T15:20:40Z", "repository": {"id": 186853002, "full_name": "owner/hello"}}},
    {"id": 213, "event": "release", "action": "created", "payload": {"release": {"id": 17372790, "tag_name": "0.0.1", "name": "", "prerelease": false}, "repository": {"id": 186853002, "full_name": "owner/hello"}}},
    {"id": 64, "event": "fork", "action": null, "payload": {"forkee": {"id": 186853261, "full_name": "others/hello"}, "repository": {"id": 186853002, "full_name": "owner/hello"}}},
    {"id": 5, "event": "check_run", "action": "completed", "payload": {"check_run": {"id": 128620228, "name": "linter", "conclusion": "failure"}, "repository": {"id": 186853002, "full_name": "owner/hello"}}},
    {"id": 113, "event": "label", "action": "created", "payload": {"label": {"id": 1362937026, "name": ":bug: Bugfix", "color": "cb1f00"}, "repository": {"id": 186853002, "full_name": "owner/hello"}}},
    {"id": 47, "event": "discussion", "action": "answered", "payload": {"discussion": {"id": 3299614, "title": "TEST edit", "number": 4}, "repository": {"id": 186853002, "full_name": "owner/hello"}}},
    {"id": 130, "event": "milestone", "action": "closed", "payload": {"milestone": {"id": 4317517, "title": "v1.0", "due_on": "2019-05-23T07:00:00Z"}, "repository": {"id": 186853002, "full_name": "owner/hello"}}},
    {"id": 77, "event": "issue_comment", "action": "created", "payload": {"issue": {"id": 444500041, "number": 1, "title": "Spelling error in the README file", "state": "open", "labels": [{"id": 1362934389, "name": "bug"}], "created_at": "2021-01-28T22:17:31Z"}, "comment": {"id": 492700400, "body": "You are totally right! I'll get this fix"}, "repository": {"id": 186853002, "full_name": "owner/hello"}}},
    {"id": 260, "event": "watch", "action": "started", "payload": {"repository": {"id": 186853002, "full_name": "owner/hello"}}}
    ]}
    """#

  struct Issue: Decodable {
    struct Payload: Decodable { var issue: Details }
    struct Details: Decodable {
      var number: Int
      var title: String
      var createdAt: Date
    }

    var id: Int
    var payload: Payload
  }

  struct Star: Decodable {
    struct Payload: Decodable { var starredAt: Date }

    var id: Int
    var action: String?
    var payload: Payload
  }

  @Test("Each kind has its row, the others go to the fallback, and nothing is wrong but unknown")
  func rowsByKind() throws {
    var feed = FeedDecoder(itemsAt: "events", kindAt: "event")
    feed.configure {
      $0.keyDecodingStrategy = .convertFromSnakeCase
      $0.dateDecodingStrategy = .iso8601
    }
    feed.register("issues", Issue.self) { event in
      let calendar = Calendar(identifier: .gregorian)
      let year = calendar.component(.year, from: event.payload.issue.createdAt)
      return FeedRow(id: "\(event.id)", text: "#\(event.payload.issue.number) of \(year)")
    }
    feed.register("star", Star.self) { FeedRow(id: "\($0.id)", text: "star \($0.action ?? "")") }
    feed.registerFallback { event in
      let name = event.value[path: "payload.repository.full_name"]?.string ?? ""
      return FeedRow(id: "\(event.position)", text: "\(event.kind?.description ?? "") in \(name)")
    }
    let (result, diagnostics) = try heard { try feed.decode(Data(Self.events.utf8)) }
    #expect(result.rows.count == 12)
    #expect(result.texts[0] == "#1 of 2019" && result.texts[3] == "star created")
    #expect(result.texts[1] == #""pull_request" in owner/hello"#)
    #expect(result.problems.count == 10 && diagnostics.count == 10)
    #expect(result.problems.allSatisfy { $0.cause == .unknownKind })
  }

  @Test("The values of real events: paths, exact ids, the same again when written and read")
  func values() throws {
    let value = try JSONValue(parsing: Self.events)
    #expect(value[path: "events.0.payload.issue.labels.0.id"]?.number?.integer() == 1_362_934_389)
    #expect(value[path: "events.2.action"] == .null)
    #expect(value["events"]?.array?.count == 12)
    #expect(try JSONValue(parsing: value.description) == value)
  }
}
