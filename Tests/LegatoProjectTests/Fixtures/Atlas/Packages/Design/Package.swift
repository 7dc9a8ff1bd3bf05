// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Design",
  targets: [.target(name: "Design", swiftSettings: [.defaultIsolation(MainActor.self)])]
)
