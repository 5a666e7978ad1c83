// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Roster", path: "..")],
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
      name: "LayoutBenchmarks",
      dependencies: [
        "BenchmarkKit", "CAllocationCount", .product(name: "Roster", package: "Roster"),
        .product(name: "RosterTesting", package: "Roster"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
