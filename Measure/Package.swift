// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

var targets: [Target] = [
  .systemLibrary(name: "CInflate", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
  // Pictures, what is found in them, and how two of them differ.
  .target(name: "MeasureKit", dependencies: ["CInflate"], swiftSettings: strict),
  .executableTarget(name: "measure", dependencies: ["MeasureKit"], swiftSettings: strict),
  .testTarget(name: "MeasureKitTests", dependencies: ["MeasureKit"], swiftSettings: strict),
]
var dependencies: [Package.Dependency] = []

// The cases of Device.swiftpm, compiled against our SwiftUI: MEASURE_DEVICE=1 swift build --package-path Measure.
if Context.environment["MEASURE_DEVICE"] != nil {
  dependencies.append(.package(name: "Legato", path: ".."))
  targets.append(
    .target(
      name: "DeviceCases", dependencies: [.product(name: "SwiftUI", package: "Legato")],
      path: "Device.swiftpm/Cases", swiftSettings: strict))
}

// A package of its own: it needs none of Legato, whose pictures it gets from the `legato` command.
let package = Package(
  name: "LegatoMeasure", dependencies: dependencies, targets: targets, swiftLanguageModes: [.v6])
