// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Pantry",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Pantry", targets: ["Pantry"])],
  dependencies: [.package(url: "https://github.com/apple/swift-collections", from: "1.1.0")],
  targets: [.target(name: "Pantry", swiftSettings: [.enableUpcomingFeature("ExistentialAny")])]
)
