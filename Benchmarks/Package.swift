// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

var targets: [Target] = [
  // Series of figures, and what is said of them: text in, text out.
  .target(name: "BenchSeries", swiftSettings: strict),
  .testTarget(name: "BenchSeriesTests", dependencies: ["BenchSeries"], swiftSettings: strict),
]
var dependencies: [Package.Dependency] = []

// The tests need none of Legato, and are compiled in seconds without it: LEGATO_TESTS=BenchSeriesTests.
if Context.environment["LEGATO_TESTS"] == nil {
  dependencies.append(.package(name: "Legato", path: ".."))
  targets.append(
    .executableTarget(
      name: "bench",
      dependencies: [
        "BenchSeries",
        .product(name: "LegatoArguments", package: "Legato"),
        .product(name: "LegatoFilm", package: "Legato"),
        .product(name: "Legato", package: "Legato"),
        .product(name: "PerformanceStories", package: "Legato"),
      ],
      // The gallery's chat screen is among the sources; it is written for Swift 5, as most are.
      swiftSettings: strict + [.swiftLanguageMode(.v5)]))
}

// A package of its own, so that measuring never slows the building of Legato down.
let package = Package(
  name: "LegatoBenchmarks", dependencies: dependencies, targets: targets,
  swiftLanguageModes: [.v6])
