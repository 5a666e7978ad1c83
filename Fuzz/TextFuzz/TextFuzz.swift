/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzText(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  TextTrial(Array(UnsafeBufferPointer(start: start, count: count))).check()
  return 0
}
