import Foundation

/// What a `JSONDecoder` was set up with.
final class DecodingStrategies {
  let dates: JSONDecoder.DateDecodingStrategy
  let data: JSONDecoder.DataDecodingStrategy
  let floats: JSONDecoder.NonConformingFloatDecodingStrategy
  let keys: JSONDecoder.KeyDecodingStrategy
  let userInfo: [CodingUserInfoKey: any Sendable]
  /// Whether keys are taken as they are written.
  let hasPlainKeys: Bool

  init(_ decoder: JSONDecoder) {
    dates = decoder.dateDecodingStrategy
    data = decoder.dataDecodingStrategy
    floats = decoder.nonConformingFloatDecodingStrategy
    keys = decoder.keyDecodingStrategy
    userInfo = decoder.userInfo
    if case .useDefaultKeys = keys { hasPlainKeys = true } else { hasPlainKeys = false }
  }

  /// The key that a model sees for a key as it is written.
  func convert(_ key: String, at path: [any CodingKey]) -> String {
    switch keys {
    case .convertFromSnakeCase: Self.camelCase(key)
    case .custom(let convert): convert(path + [PathKey(key)]).stringValue
    default: key
    }
  }

  /// `one_two` as `oneTwo`; underscores at either end stay, as Foundation has it.
  static func camelCase(_ key: String) -> String {
    guard key.contains("_"), let first = key.firstIndex(where: { $0 != "_" }),
      let last = key.lastIndex(where: { $0 != "_" })
    else { return key }
    let words = key[first...last].split(separator: "_")
    guard words.count > 1 else { return key }
    let joined = words[0].lowercased() + words.dropFirst().map { $0.capitalized }.joined()
    return key[..<first] + joined + key[key.index(after: last)...]
  }
}
