// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that measuring never slows the building of Legato down.
let package = Package(
  name: "LegatoBenchmarks",
  dependencies: [.package(name: "Legato", path: "..")],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "LegatoFilm", package: "Legato"),
        .product(name: "Legato", package: "Legato"),
        .product(name: "PerformanceStories", package: "Legato"),
      ],
      // The gallery's chat screen is among the sources; it is written for Swift 5, as most are.
      swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)])
  ],
  swiftLanguageModes: [.v6]
)
