// swift-tools-version: 5.9
import PackageDescription

let shared: [SwiftSetting] = [.define("ATLAS"), .enableUpcomingFeature("BareSlashRegexLiterals")]

let package = Package(
  name: "Maps",
  products: [.library(name: "MapsUI", targets: ["MapsUI"])],
  dependencies: [.package(path: "../Design"), .package(path: "../../../../../elsewhere")],
  targets: [
    .target(name: "Maps", exclude: ["Notes.md", "Old"], swiftSettings: shared),
    .target(
      name: "MapsUI", dependencies: ["Maps", .product(name: "Design", package: "Design")],
      swiftSettings: shared),
    .testTarget(name: "MapsTests", dependencies: [.target(name: "Maps")]),
  ]
)
