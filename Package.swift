// swift-tools-version: 6.2
import PackageDescription

// What every Swift target is compiled with: the Swift 6 language mode comes from the
// manifest's `swiftLanguageModes`; a warning is an error, so that none is ever left over.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// On Apple platforms `import SwiftUI` is Apple's: there the package is the design system
// and the motion mathematics, and nothing else.
var products: [Product] = [
  .library(name: "Legato", targets: ["Legato"]),
  .library(name: "LegatoMotion", targets: ["LegatoMotion"]),
]

var targets: [Target] = [
  // The standard library's square root and rounding are calls into libm, which on Linux only
  // Foundation and Glibc would link.
  .target(
    name: "LegatoMotion", swiftSettings: strict,
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  .target(
    name: "Legato",
    dependencies: [
      "LegatoMotion",
      .target(name: "SwiftUI", condition: .when(platforms: [.linux])),
    ],
    swiftSettings: strict),
  .testTarget(
    name: "LegatoMotionTests", dependencies: ["LegatoMotion"], swiftSettings: strict),
]

#if os(Linux)
  targets += [
    .target(name: "LegatoDisplay", swiftSettings: strict),
    .target(name: "CHostClock"),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(
      name: "LegatoRaster", dependencies: ["LegatoDisplay", "CCairo", "CPango"],
      swiftSettings: strict),
    .target(
      name: "SwiftUICore", dependencies: ["LegatoMotion", "LegatoDisplay", "CHostClock"],
      swiftSettings: strict + [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(name: "SwiftUI", dependencies: ["SwiftUICore"], swiftSettings: strict),
    .target(
      name: "LegatoFilm", dependencies: ["SwiftUI", "LegatoRaster"], swiftSettings: strict),
    .executableTarget(
      name: "LegatoCommand", dependencies: ["LegatoFilm", "Legato"], swiftSettings: strict),
    .testTarget(
      name: "LegatoRasterTests", dependencies: ["LegatoRaster"], swiftSettings: strict),
    .testTarget(
      name: "SwiftUICoreTests", dependencies: ["SwiftUI", "LegatoFilm"], swiftSettings: strict),
    .testTarget(
      name: "LegatoTests", dependencies: ["Legato", "LegatoFilm"], swiftSettings: strict),
    .testTarget(
      name: "LegatoFilmTests", dependencies: ["LegatoFilm"], swiftSettings: strict),
  ]
  products += [
    .executable(name: "legato", targets: ["LegatoCommand"]),
    .library(
      name: "LegatoRuntime", type: .dynamic,
      targets: ["SwiftUI", "Legato", "LegatoFilm"]),
  ]
#endif

let package = Package(
  name: "Legato",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
