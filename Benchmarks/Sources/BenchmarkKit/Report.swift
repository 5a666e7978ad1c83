import Foundation

/// A table of results in Markdown, with the day and the machine above it.
public struct Report {
  private let title: String
  private let columns: [String]
  private var rows: [[String]] = []
  private var notes: [String] = []

  /// An empty table.
  public init(_ title: String, columns: [String]) {
    self.title = title
    self.columns = columns
  }

  /// Adds a row and shows it at once, since a run may take minutes.
  public mutating func add(_ row: [String]) {
    rows.append(row)
    FileHandle.standardError.write(Data((row.joined(separator: "  ") + "\n").utf8))
  }

  /// Adds a line below the table.
  public mutating func note(_ text: String) { notes.append(text) }

  /// Whether nothing was measured.
  public var isEmpty: Bool { rows.isEmpty }

  /// The whole report as text.
  public var text: String {
    let lines = [columns, columns.map { _ in "---" }] + rows
    let table = lines.map { "| " + $0.joined(separator: " | ") + " |" }
    return (["## " + title, "", Machine.line, ""] + table + [""] + notes.map { "- " + $0 })
      .joined(separator: "\n") + "\n"
  }
}

/// Prints reports, and writes them to a file if one is named.
public func publish(_ reports: [Report], to file: String?) throws {
  let text = reports.filter { !$0.isEmpty }.map(\.text).joined(separator: "\n")
  print(text)
  if let file { try text.write(toFile: file, atomically: true, encoding: .utf8) }
}

/// A number with three figures that count.
public func figures(_ number: Double) -> String {
  let digits = number >= 100 ? 1.0 : number >= 1 ? 100.0 : 10_000.0
  return "\((number * digits).rounded() / digits)"
}
