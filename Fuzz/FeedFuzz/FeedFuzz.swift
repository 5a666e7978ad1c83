/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFeed(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FeedTrial(Array(UnsafeBufferPointer(start: start, count: count))).check()
  return 0
}
