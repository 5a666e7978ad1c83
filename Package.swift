// swift-tools-version: 6.2
import PackageDescription

// What only Linux has: a stand-in for UIKit, so that the adapter compiles and is tested there. A module
// of that name makes `canImport(UIKit)` true, so it is on no other platform and in no product.
#if os(Linux)
  let standIn: [Target] = [
    .target(name: "UIKit", dependencies: ["RosterTesting"], path: "Sources/UIKitStandIn"),
    // A person's fingers are the stand-in's.
    .testTarget(
      name: "RosterUIKitTests",
      dependencies: [
        "RosterUIKit", "RosterTesting", "ListTestSupport", "UIKitExamples", "UIKit",
      ],
      resources: [.embedInCode("Mapping/Methods.tsv")]),
  ]
  let uikit: [Target.Dependency] = ["UIKit"]
  let adapters: [Product] = []
#else
  let standIn: [Target] = []
  let uikit: [Target.Dependency] = []
  let adapters: [Product] = [.library(name: "RosterUIKit", targets: ["RosterUIKit"])]
#endif

let package = Package(
  name: "Roster",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Roster", targets: ["Roster"]),
    .library(name: "RosterTesting", targets: ["RosterTesting"]),
    .library(name: "RosterTerminal", targets: ["RosterTerminal"]),
    .library(name: "RosterGTK", targets: ["RosterGTK"]),
    .executable(name: "roster", targets: ["RosterProgram"]),
  ] + adapters,
  traits: [.trait(name: "GTK", description: "The host for GTK 4, which must be installed.")],
  targets: [
    .target(name: "Roster"),
    .target(name: "RosterTesting", dependencies: ["Roster"]),
    .target(name: "RosterUIKit", dependencies: ["Roster"] + uikit),
    .target(name: "RosterTerminal", dependencies: ["Roster"]),
    // Without the trait the target is empty, and nothing of GTK is looked for.
    .systemLibrary(
      name: "CGTK", pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    .target(
      name: "RosterGTK",
      dependencies: ["Roster", .target(name: "CGTK", condition: .when(traits: ["GTK"]))],
      resources: [.embedInCode("Resources/icons.gresource")]),
    // Not named `roster`: on a case-insensitive disk its folder would be that of `Roster`.
    .executableTarget(
      name: "RosterProgram",
      dependencies: [
        "Roster", "RosterTerminal",
        .target(name: "RosterGTK", condition: .when(traits: ["GTK"])),
      ],
      // In the binary, so that the installed program is one file.
      resources: (0...3).map { .embedInCode("Demos/Feed/Pages/home-\($0).json") }),
    // Records and random numbers, for the tests of every host.
    .target(name: "ListTestSupport", dependencies: ["Roster"], path: "Tests/ListTestSupport"),
    // Counts the memory that tests ask for: copies are seen by nothing else.
    .target(name: "CMemoryCount", path: "Tests/CMemoryCount"),
    .testTarget(
      name: "RosterTests",
      dependencies: ["Roster", "RosterTesting", "ListTestSupport", "CMemoryCount"]),
    // What the README quotes, as a user of the package writes it.
    .testTarget(name: "TourTests", dependencies: ["Roster", "RosterTesting"]),
    // Screens in memory and in tmux, for the tests of hosts and programs.
    .target(
      name: "TerminalTestSupport", dependencies: ["Roster", "RosterTerminal"],
      path: "Tests/TerminalTestSupport"),
    // A program that the tests of the terminal device run in a real terminal.
    .executableTarget(
      name: "TerminalProbe", dependencies: ["RosterTerminal"], path: "Tests/TerminalProbe"),
    .testTarget(
      name: "RosterTerminalTests",
      dependencies: [
        "RosterTerminal", "RosterTesting", "ListTestSupport", "TerminalTestSupport",
        "TerminalProbe",
      ]),
    .testTarget(
      name: "RosterProgramTests",
      dependencies: ["RosterProgram", "RosterTerminal", "RosterTesting", "TerminalTestSupport"],
      // What windows tell a screen reader, read by a test.
      exclude: ["Windows"]),
    .testTarget(
      name: "RosterGTKTests", dependencies: ["RosterGTK", "RosterTesting", "ListTestSupport"]),
    // The accessibility tree of a running program, read and pressed by tests.
    .systemLibrary(
      name: "CATSPI", path: "Tests/CATSPI", pkgConfig: "atspi-2",
      providers: [.apt(["libatspi2.0-dev"])]),
    .target(
      name: "AccessibilityTestSupport",
      dependencies: [.target(name: "CATSPI", condition: .when(traits: ["GTK"]))],
      path: "Tests/AccessibilityTestSupport"),
    .testTarget(
      name: "RosterGTKProgramTests",
      dependencies: ["AccessibilityTestSupport", "RosterProgram", "TerminalTestSupport"]),
    // A list in a window of one's own; without the trait it says that there is none.
    .executableTarget(
      name: "GTKExample",
      dependencies: ["Roster", .target(name: "RosterGTK", condition: .when(traits: ["GTK"]))],
      path: "Examples/GTKExample"),
    // Screens as an app has them, and the same written in three older ways.
    .target(
      name: "UIKitExamples", dependencies: ["RosterUIKit"] + uikit, path: "Examples/UIKitExamples"),
  ] + standIn,
  swiftLanguageModes: [.v6]
)
