// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Roster",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Roster", targets: ["Roster"]),
    .library(name: "RosterTesting", targets: ["RosterTesting"]),
    .library(name: "RosterTerminal", targets: ["RosterTerminal"]),
    .executable(name: "roster", targets: ["RosterProgram"]),
  ],
  targets: [
    .target(name: "Roster"),
    .target(name: "RosterTesting", dependencies: ["Roster"]),
    .target(name: "RosterTerminal", dependencies: ["Roster"]),
    // Not named `roster`: on a case-insensitive disk its folder would be that of `Roster`.
    .executableTarget(name: "RosterProgram", dependencies: ["Roster", "RosterTerminal"]),
    .testTarget(name: "RosterTests", dependencies: ["Roster", "RosterTesting"]),
    // What the README quotes, as a user of the package writes it.
    .testTarget(name: "TourTests", dependencies: ["Roster", "RosterTesting"]),
    .testTarget(name: "RosterTerminalTests", dependencies: ["RosterTerminal", "RosterTesting"]),
    .testTarget(name: "RosterProgramTests", dependencies: ["RosterProgram", "RosterTerminal"]),
  ],
  swiftLanguageModes: [.v6]
)
