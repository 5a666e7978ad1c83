#if GTK
  import Foundation
  import XCTest

  /// A server of the web on this machine, which answers as its paths say.
  ///
  /// `Process` is safe to end from any thread, and all else never changes.
  final class WebServer: @unchecked Sendable {
    private static let script = """
      import base64, http.server, os, threading
      threading.Timer(120, os._exit, [1]).start()
      red = base64.b64decode('\(WebServer.red)')
      class Handler(http.server.BaseHTTPRequestHandler):
          def do_GET(self):
              path = self.path
              if path == '/red.png': return self.answer(200, red)
              if path == '/moved.png': return self.answer(302, b'', ('Location', '/red.png'))
              if path == '/leak.png': return self.answer(302, b'', ('Location', 'file:///etc/passwd'))
              if path == '/large.png':
                  return self.answer(200, b'', ('Content-Length', str(64 << 20)))
              if path == '/endless.png':
                  self.send_response(200)
                  self.end_headers()
                  try:
                      for i in range(1000): self.wfile.write(bytes(1 << 20))
                  except OSError: pass
                  return
              self.answer(404, b'gone')
          def answer(self, status, body, *headers):
              self.send_response(status)
              for header in headers: self.send_header(*header)
              self.end_headers()
              self.wfile.write(body)
          def log_message(self, *all): pass
      server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
      print(server.server_address[1], flush=True)
      server.serve_forever()
      """

    /// A picture of two by two red pixels, in base 64.
    static let red =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mP4z8AARAwQCgAf7gP9Y167WwAAAABJRU5ErkJggg=="

    private let process = Process()
    private let port: Int

    init() throws {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
      process.arguments = ["-c", Self.script]
      let output = Pipe()
      process.standardOutput = output
      do { try process.run() } catch { throw XCTSkip("There is no python3.") }
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      port = try XCTUnwrap(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))
    }

    /// An address of the server.
    func address(_ path: String) -> String { "http://127.0.0.1:\(port)/\(path)" }

    /// Ends the server, which inherits that this process may not hear gentler signals.
    func stop() { kill(process.processIdentifier, SIGKILL) }
  }
#endif
