import Foundation

/// Where and when a benchmark ran.
public enum Machine {
  /// The day, the processor and how many of it, in one line.
  public static var line: String {
    let day = ISO8601DateFormatter.string(
      from: Date(), timeZone: .gmt, formatOptions: [.withFullDate])
    return "\(day), \(processor), \(ProcessInfo.processInfo.activeProcessorCount) cores, release"
  }

  private static var processor: String {
    let info = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let line = info?.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
      ?? "processor unknown"
  }
}
