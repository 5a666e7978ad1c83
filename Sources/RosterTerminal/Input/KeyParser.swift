/// Turns the bytes that a terminal sends into keys, mouse events and pasted text.
///
/// Bytes may arrive in pieces of any size. Sequences of xterm, VTE, kitty, tmux, rxvt and the Linux
/// console are understood; those that are not are swallowed whole and never leak as letters.
///
/// An escape that begins a sequence looks like the Escape key until more arrives. When `isWaiting`
/// stays true for as long as the caller wants to wait (25 to 50 ms is usual), it calls `timeOut`.
public struct KeyParser: Sendable {
  /// What the bytes so far have begun.
  private enum State {
    case ground
    case escape
    /// ESC ESC: the Escape key and a new sequence, or Alt with a sequence.
    case doubleEscape
    /// ESC [ and parameters.
    case control
    /// ESC O and parameters.
    case single
    /// ESC [ [: a function key of the Linux console.
    case console
    /// ESC [ M: three bytes of an old mouse report follow.
    case oldMouse
    /// A string for the program (OSC, DCS, APC, PM, SOS), up to its terminator.
    case string
    case stringEscape
    case paste
  }

  /// The most bytes of one paste that are kept; the rest is dropped.
  public static let longestPaste = 1 << 20
  /// From this length on a sequence names no key.
  private static let longestSequence = 64
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  private var state = State.ground
  /// The bytes of the sequence, character or paste so far, without its introducer.
  private var bytes: [UInt8] = []
  /// Whether an escape stood before the sequence or character.
  private var hasAlt = false
  /// How many bytes of the end of a paste have been seen.
  private var endSeen = 0
  /// Whether waiting for more has been given up.
  private var hasTimedOut = false
  private var events: [InputEvent] = []

  /// A parser at the beginning of input.
  public init() {}

  /// Whether the bytes so far may be a whole key or the start of a longer one.
  public var isWaiting: Bool {
    switch state {
    case .ground: !bytes.isEmpty
    case .paste: false
    default: !hasTimedOut
    }
  }

  /// The events that end within these bytes.
  ///
  /// - Complexity: O(*n*).
  public mutating func parse(_ input: some Sequence<UInt8>) -> [InputEvent] {
    hasTimedOut = false
    for byte in input { consume(byte) }
    return takeEvents()
  }

  /// The events that the bytes so far make if nothing more comes: Escape alone, Alt-[, Alt-O.
  ///
  /// A sequence that has begun beyond doubt goes on being swallowed, since its rest may be late.
  public mutating func timeOut() -> [InputEvent] {
    hasTimedOut = true
    switch state {
    case .escape: emit(.escape)
    case .doubleEscape:
      emit(.escape)
      emit(.escape)
    case .control where bytes.isEmpty: emitAlt("[")
    case .single where bytes.isEmpty: emitAlt("O")
    case .string where bytes.count == 1: emitAlt(Unicode.Scalar(bytes[0]))
    case .ground: break
    default: return []
    }
    reset()
    return takeEvents()
  }

  private mutating func takeEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }

  private mutating func reset(to state: State = .ground, alt: Bool = false) {
    self.state = state
    hasAlt = alt
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func emit(_ key: Key?) {
    if let key { events.append(.key(key)) }
  }

  /// The key of a sequence that turned out to be none; an escape before it was a key of its own.
  private mutating func emitAlt(_ scalar: Unicode.Scalar) {
    if hasAlt { emit(.escape) }
    emit(Key(.character(Character(scalar)), .alt))
  }

  private mutating func consume(_ byte: UInt8) {
    switch state {
    case .ground: consumeText(byte)
    case .escape: consumeAfterEscape(byte)
    case .doubleEscape: consumeAfterTwoEscapes(byte)
    case .control: consumeControl(byte)
    case .single: consumeSingle(byte)
    case .console:
      if byte == 0x1B { return reset(to: .escape) }
      if (0x41...0x45).contains(byte) { emit(Key(.function(Int(byte) - 0x40), altIfHeld)) }
      reset()
    case .oldMouse:
      bytes.append(byte)
      guard bytes.count == 3 else { return }
      if let mouse = Self.oldMouse(bytes) { events.append(.mouse(mouse)) }
      reset()
    case .string: consumeString(byte)
    case .stringEscape:
      // The escape ended the string, as its terminator or as the start of something else.
      reset(to: .escape)
      if byte == 0x5C { reset() } else { consumeAfterEscape(byte) }
    case .paste: consumePaste(byte)
    }
  }

  private var altIfHeld: Key.Modifiers { hasAlt ? .alt : [] }

  private mutating func consumeText(_ byte: UInt8) {
    if bytes.isEmpty {
      switch byte {
      case 0x1B: state = .escape
      case ..<0x80:
        emit(Self.key(ascii: byte, altIfHeld))
        hasAlt = false
      case 0xC2...0xF4: bytes.append(byte)
      default: hasAlt = false
      }
      return
    }
    guard byte & 0xC0 == 0x80 else {
      reset()
      return consumeText(byte)
    }
    bytes.append(byte)
    let length = bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
    guard bytes.count == length else { return }
    if let scalar = Self.scalar(bytes) { emit(Key(.character(Character(scalar)), altIfHeld)) }
    reset()
  }

  private mutating func consumeAfterEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B: reset(to: .doubleEscape)
    case 0x5B: reset(to: .control)
    case 0x4F: reset(to: .single)
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:
      reset(to: .string)
      bytes.append(byte)
    default:
      reset(alt: true)
      consumeText(byte)
    }
  }

  private mutating func consumeAfterTwoEscapes(_ byte: UInt8) {
    switch byte {
    case 0x1B: emit(.escape)
    case 0x5B, 0x4F:
      reset(to: byte == 0x5B ? .control : .single, alt: true)
    default:
      emit(.escape)
      reset(to: .escape)
      consumeAfterEscape(byte)
    }
  }

  private mutating func consumeControl(_ byte: UInt8) {
    switch byte {
    case 0x1B: reset(to: .escape)
    case ..<0x20, 0x7F...:
      reset()
      consumeText(byte)
    case 0x5B where bytes.isEmpty: reset(to: .console, alt: hasAlt)
    case 0x4D where bytes.isEmpty: reset(to: .oldMouse)
    case 0x40...,
      0x24 where Self.isNumber(bytes):
      endControl(byte)
    default: if bytes.count < Self.longestSequence { bytes.append(byte) }
    }
  }

  private mutating func endControl(_ final: UInt8) {
    guard bytes.count < Self.longestSequence else { return reset() }
    let sequence = ControlSequence(bytes, final: final)
    if sequence.isPasteStart { return reset(to: .paste) }
    if let event = sequence.event(altIfHeld) { events.append(event) }
    reset()
  }

  private mutating func consumeSingle(_ byte: UInt8) {
    switch byte {
    case 0x1B: reset(to: .escape)
    case 0x30...0x3B: if bytes.count < Self.longestSequence { bytes.append(byte) }
    case ..<0x20, 0x7F...:
      reset()
      consumeText(byte)
    default:
      emit(ControlSequence(bytes, final: byte).singleShiftKey(altIfHeld))
      reset()
    }
  }

  private mutating func consumeString(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape
    case 0x07, 0x18, 0x1A: reset()
    default: if bytes.count < 2 { bytes.append(byte) }
    }
  }

  private mutating func consumePaste(_ byte: UInt8) {
    if byte == Self.pasteEnd[endSeen] {
      endSeen += 1
      guard endSeen == Self.pasteEnd.count else { return }
      endSeen = 0
      events.append(.paste(Self.pastedText(bytes)))
      return reset()
    }
    keepPasted(Self.pasteEnd[..<endSeen])
    endSeen = byte == 0x1B ? 1 : 0
    if endSeen == 0 { keepPasted([byte]) }
  }

  private mutating func keepPasted(_ more: ArraySlice<UInt8>) {
    if bytes.count + more.count <= Self.longestPaste { bytes += more }
  }
}
