// swift-tools-version: 5.9
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Sketchbook",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "Sketchbook", targets: ["AppModule"], bundleIdentifier: "app.sketchbook",
      displayVersion: "1.0",
      supportedDeviceFamilies: [.pad, .phone], supportedInterfaceOrientations: [.portrait])
  ],
  targets: [
    .executableTarget(
      name: "AppModule", dependencies: ["Brushes"], path: ".", exclude: ["Sources"]),
    .target(name: "Brushes"),
  ]
)
