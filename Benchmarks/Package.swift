// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  // With the trait the window is measured too: GTK must be installed.
  traits: [.trait(name: "GTK", description: "Measure the host for GTK 4.")],
  dependencies: [
    .package(
      name: "Roster", path: "..", traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
  ],
  targets: [
    .target(name: "BenchmarkKit"),
    .target(name: "CAllocation"),
    .target(name: "CAllocationCount"),
    .executableTarget(
      name: "DiffBenchmarks",
      dependencies: ["BenchmarkKit", .product(name: "Roster", package: "Roster")]),
    .executableTarget(
      name: "FeedBenchmarks",
      dependencies: ["BenchmarkKit", .product(name: "Roster", package: "Roster")]),
    .executableTarget(
      name: "StoreBenchmarks",
      dependencies: ["BenchmarkKit", "CAllocation", .product(name: "Roster", package: "Roster")]),
    .executableTarget(
      name: "GTKBenchmarks",
      dependencies: [
        "BenchmarkKit", .product(name: "Roster", package: "Roster"),
        .product(name: "RosterGTK", package: "Roster", condition: .when(traits: ["GTK"])),
      ]),
    .executableTarget(
      name: "LayoutBenchmarks",
      dependencies: [
        "BenchmarkKit", "CAllocationCount", .product(name: "Roster", package: "Roster"),
        .product(name: "RosterTesting", package: "Roster"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
