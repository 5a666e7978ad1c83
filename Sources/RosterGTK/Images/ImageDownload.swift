#if GTK
  import Foundation
  import Roster

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Loads the bytes of a picture from an address, and gives up what is too large while it arrives.
  final class ImageDownload: NSObject, URLSessionDataDelegate {
    private struct State: Sendable {
      var bytes: [UInt8] = []
      var problem: ImageProblem?
      var end: CheckedContinuation<[UInt8], any Error>?
      var isCancelled = false
    }

    private let state = Guarded(State())

    /// The bytes at an address of HTTP or HTTPS.
    static func bytes(of address: String) async throws -> [UInt8] {
      guard let url = URL(string: address), isAllowed(url) else { throw ImageProblem.badAddress }
      try Task.checkCancellation()
      return try await ImageDownload().load(url)
    }

    static func isAllowed(_ url: URL) -> Bool {
      guard let scheme = url.scheme?.lowercased(), url.host?.isEmpty == false else { return false }
      return scheme == "http" || scheme == "https"
    }

    private func load(_ url: URL) async throws -> [UInt8] {
      let settings = URLSessionConfiguration.ephemeral
      settings.timeoutIntervalForRequest = 15
      settings.timeoutIntervalForResource = 60
      settings.httpCookieAcceptPolicy = .never
      settings.httpShouldSetCookies = false
      settings.urlCache = nil
      let session = URLSession(configuration: settings, delegate: self, delegateQueue: nil)
      // A session keeps its delegate until it is told to end.
      defer { session.finishTasksAndInvalidate() }
      let task = session.dataTask(with: url)
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { end in
          let isCancelled = state.withLock { state in
            if !state.isCancelled { state.end = end }
            return state.isCancelled
          }
          if isCancelled { return end.resume(throwing: CancellationError()) }
          task.resume()
        }
      } onCancel: {
        // A task that is cancelled before it began may never tell of its end.
        let end = state.withLock { state in
          state.isCancelled = true
          defer { state.end = nil }
          return state.end
        }
        task.cancel()
        end?.resume(throwing: CancellationError())
      }
    }

    private func stop(_ task: URLSessionTask, _ problem: ImageProblem) {
      state.withLock { $0.problem = $0.problem ?? problem }
      task.cancel()
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      if !(200..<300).contains(status) {
        state.withLock { $0.problem = .status(status) }
        return completionHandler(.cancel)
      }
      if response.expectedContentLength > Int64(ImageLimits.bytes) {
        state.withLock { $0.problem = .tooLarge }
        return completionHandler(.cancel)
      }
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      let isTooLarge = state.withLock { state in
        if state.bytes.count + data.count > ImageLimits.bytes { return true }
        state.bytes.append(contentsOf: data)
        return false
      }
      if isTooLarge { stop(dataTask, .tooLarge) }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      guard let url = request.url, Self.isAllowed(url) else {
        stop(task, .badAddress)
        return completionHandler(nil)
      }
      completionHandler(request)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      let (end, result) = state.withLock { state in
        let end = state.end
        state.end = nil
        let failure: (any Error)? = state.problem ?? error
        let result: Result<[UInt8], any Error> =
          failure.map { .failure($0) } ?? .success(state.bytes)
        return (end, result)
      }
      end?.resume(with: result)
    }
  }
#endif
