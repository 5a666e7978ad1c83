#if GTK
  import CGTK

  /// Reads what another program hands over at a drop.
  @MainActor enum DropReader {
    private typealias Wait<Value> = Body<CheckedContinuation<Value, Never>>

    /// The bytes of a MIME type; `nil` if they do not come, or are more than are taken.
    static func bytes(of drop: OpaquePointer, _ mime: String, limit: Int) async -> [UInt8]? {
      guard let stream = await open(drop, mime) else { return nil }
      defer { g_object_unref(stream.raw) }
      var all: [UInt8] = []
      while let part = await read(stream) {
        if part.isEmpty { return all }
        all += part
        if all.count > limit { return nil }
      }
      return nil
    }

    private static func open(_ drop: OpaquePointer, _ mime: String) async -> OpaquePointer? {
      let box = await withCheckedContinuation { (wait: CheckedContinuation<Stream, Never>) in
        mime.withCString { name in
          var types: [UnsafePointer<CChar>?] = [name, nil]
          gdk_drop_read_async(
            drop, &types, G_PRIORITY_DEFAULT, nil,
            { drop, result, data in
              onMain((drop, result, data!)) { drop, result, data in
                let wait = Unmanaged<Wait<Stream>>.fromOpaque(data).takeRetainedValue().call
                wait.resume(
                  returning: Stream(
                    gdk_drop_read_finish(OpaquePointer(drop), result, nil, nil)))
              }
            }, Unmanaged.passRetained(Wait(wait)).toOpaque())
        }
      }
      return box.stream
    }

    /// A stream on its way through a continuation.
    private struct Stream: @unchecked Sendable {
      // Unchecked holds since it is made and used on the main actor.
      let stream: OpaquePointer?

      init(_ stream: UnsafeMutablePointer<GInputStream>?) {
        self.stream = stream.map { OpaquePointer($0) }
      }
    }

    /// The next bytes, none at the end; `nil` if they cannot be read.
    private static func read(_ stream: OpaquePointer) async -> [UInt8]? {
      await withCheckedContinuation { wait in
        g_input_stream_read_bytes_async(
          UnsafeMutablePointer(stream), 64 << 10, G_PRIORITY_DEFAULT, nil,
          { stream, result, data in
            onMain((stream, result, data!)) { stream, result, data in
              let wait = Unmanaged<Wait<[UInt8]?>>.fromOpaque(data).takeRetainedValue().call
              let bytes = g_input_stream_read_bytes_finish(
                UnsafeMutablePointer(OpaquePointer(stream)), result, nil)
              wait.resume(returning: bytes.map(Self.contents))
            }
          }, Unmanaged.passRetained(Wait<[UInt8]?>(wait)).toOpaque())
      }
    }

    private static func contents(_ bytes: OpaquePointer) -> [UInt8] {
      defer { g_bytes_unref(bytes) }
      var count: gsize = 0
      guard let data = g_bytes_get_data(bytes, &count) else { return [] }
      return [UInt8](UnsafeRawBufferPointer(start: data, count: Int(count)))
    }
  }
#endif
