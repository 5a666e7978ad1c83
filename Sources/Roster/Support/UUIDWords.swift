public import Foundation

/// The 16 bytes of an id that is a `UUID`; `nil` for any other type, decided when it is compiled.
///
/// The one place outside `Feeds/` that knows Foundation, so that the diff does not have to.
@inlinable @inline(__always) func words<ID>(ofUUID id: ID) -> (UInt64, UInt64)? {
  // The cast is from the 16 bytes that a UUID is documented to hold, as the comparison says.
  ID.self == UUID.self
    ? unsafeBitCast(unsafeBitCast(id, to: UUID.self).uuid, to: (UInt64, UInt64).self) : nil
}
