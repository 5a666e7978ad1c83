#if GTK
  import CGTK
  import Foundation
  import Roster

  /// How a `TransferValue` goes from program to program: as JSON, under a MIME type that is made of its own
  /// type identifier. That of "com.example.person" is "application/vnd.com.example.person+json"; an
  /// identifier with a slash is a MIME type already.
  @MainActor enum Transfer {
    /// The most bytes that are taken from another program.
    static let limit = 32 << 20

    /// The MIME type of a type's values; `nil` for a type that is none of ours.
    static func mimeType(_ type: any Sendable.Type) -> String? {
      guard let name = (type as? any TransferValue.Type)?.transferType, !name.isEmpty,
        name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
      else { return nil }
      return name.contains("/") ? name : "application/vnd.\(name)+json"
    }

    /// What other programs get of a value; `nil` if it has no form for them.
    static func provider(
      of value: (any Sendable)?
    ) -> UnsafeMutablePointer<GdkContentProvider>? {
      guard let value = value as? any TransferValue, let mime = mimeType(type(of: value)) else {
        return nil
      }
      do {
        let data = try JSONEncoder().encode(value)
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        return gdk_content_provider_new_for_bytes(mime, bytes)
      } catch {
        report("A value cannot be dragged into other programs.", mime, error)
        return nil
      }
    }

    /// Whether a program offers values of a type.
    static func isOffered(_ type: any Sendable.Type, in formats: OpaquePointer?) -> Bool {
      guard let formats, let mime = mimeType(type) else { return false }
      return gdk_content_formats_contain_mime_type(formats, mime) != 0
    }

    /// A value out of what another program has sent; `nil` if it is not what it is said to be.
    static func value(_ type: any Sendable.Type, from bytes: [UInt8]) -> (any Sendable)? {
      guard let type = type as? any TransferValue.Type else { return nil }
      do {
        return try JSONDecoder().decode(type, from: Data(bytes))
      } catch {
        report("A value from another program is dropped.", mimeType(type) ?? "", error)
        return nil
      }
    }

    private static func report(_ what: String, _ mime: String, _ error: any Error) {
      Diagnostics.report(
        Diagnostic(
          "transfer-value", what: what, place: "a drag of “\(mime)”", why: "\(error)",
          remedy: "Have its `Codable` conformance write what it reads."))
    }
  }
#endif
