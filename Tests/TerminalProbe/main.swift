import Dispatch
import RosterTerminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// A program for the tests of `SystemTerminal`: it shows each event, and ends in the way that a key
// says.

@MainActor final class Probe {
  private let terminal = SystemTerminal()
  private var writer = FrameWriter(colors: StandardOutput.allowsColors)
  private var events: [String] = []

  func run() {
    terminal.onEvent = { [weak self] in self?.hear($0) }
    do { try terminal.open() } catch {
      StandardOutput.write("\(error)\n")
      exit(3)
    }
    draw()
  }

  private func draw() {
    let size = terminal.size
    var lines = [
      StyledText("size \(size.columns)x\(size.rows)", style: Style(.bold, foreground: .red))
    ]
    lines += events.suffix(max(size.rows - 1, 0)).map { StyledText($0) }
    terminal.write(
      writer.update(to: Frame(size: size, lines: lines, cursor: .init(column: 2, row: 1))))
  }

  private func hear(_ event: TerminalEvent) {
    switch event {
    case .redraw(let size):
      writer.invalidate()
      events.append("redraw \(size.columns)x\(size.rows)")
    case .ended: exit(4)
    case .input(.key("q")):
      terminal.close()
      StandardOutput.write("closed\n")
      exit(0)
    case .input(.key("e")): exit(5)
    case .input(.key("f")): fatalError("probe")
    case .input(.key("a")): abort()
    case .input(.key("n")): UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .input(.key("w")):
      // A main actor that never comes back must not keep a signal from ending the program.
      events.append("busy")
      draw()
      while true { usleep(1_000) }
    case .input(.key(let key)): events.append("key \(key.code) \(key.modifiers.rawValue)")
    case .input(let other): events.append("\(other)")
    }
    draw()
  }
}

let probe = Probe()
probe.run()
dispatchMain()
