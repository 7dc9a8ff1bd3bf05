// swift-tools-version: 5.9
import AppleProductTypes
import PackageDescription

// Opens in Xcode and in Swift Playgrounds. Run it once on a device or in a simulator: it writes
// `device.json` into its documents, and prints it.
let package = Package(
  name: "Device", platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "Device", targets: ["App"], bundleIdentifier: "org.legato.measure.device",
      displayVersion: "1", bundleVersion: "1", supportedDeviceFamilies: [.phone],
      supportedInterfaceOrientations: [.portrait])
  ],
  targets: [
    .target(name: "DeviceCases", path: "Cases"),
    .executableTarget(name: "App", dependencies: ["DeviceCases"], path: "App"),
  ])
