import Foundation
import Testing

/// A method of the protocols of a table view, as `Methods.tsv` lists it.
struct MappedMethod: CustomTestStringConvertible, Sendable {
  let proto: String
  let selector: String
  /// The name in Swift, as Apple documents it.
  let name: String
  /// What makes it there: "always", "elsewhere", or what rows and sections use.
  let uses: Set<String>

  static let all = String(decoding: PackageResources.Methods_tsv, as: UTF8.self)
    .split(separator: "\n").filter { !$0.hasPrefix("#") }
    .map { line in
      let fields = line.split(separator: "\t").map(String.init)
      return MappedMethod(
        proto: fields[0], selector: fields[1], name: fields[2],
        uses: Set(fields[3].split(separator: " ").map(String.init)))
    }

  static func of(_ protocols: String...) -> [MappedMethod] {
    all.filter { protocols.contains($0.proto) }
  }

  var testDescription: String { selector }
}
