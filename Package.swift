// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// What every Swift target is compiled with: the Swift 6 language mode comes from the
// manifest's `swiftLanguageModes`; a warning is an error, so that none is ever left over.
var strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
#if os(Linux)
  // A debug build spends a fifth of its time on LLVM's check of the compiler's work, on an index of the system's
  // modules and on what a debugger knows beside the lines. `LEGATO_UNOPTIMIZED=1` has all of it.
  if Context.environment["LEGATO_UNOPTIMIZED"] == nil {
    strict.append(
      .unsafeFlags(
        [
          "-Xfrontend", "-disable-llvm-verify", "-Xfrontend", "-gline-tables-only",
          "-index-ignore-system-modules",
        ],
        .when(configuration: .debug)))
  }
#endif

// What works on every view, every value and every pixel of every frame takes most of the time of a film, a
// check and a test where it is not optimized: it always is, and keeps the assertions of a debug build.
// `LEGATO_UNOPTIMIZED=1` leaves it to a debugger as it was written.
//
// In a release build it checks neither that accesses to its own memory do not overlap, nor in each closure that it runs
// on the actor that the compiler has found it to run on: debug builds, and so all tests, do. The standard library is
// compiled in the same way.
let optimized: [SwiftSetting] =
  (Context.environment["LEGATO_UNOPTIMIZED"] == nil
    ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : [])
  + [
    .unsafeFlags(
      ["-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-dynamic-actor-isolation"],
      .when(configuration: .release))
  ]

// On Apple platforms `import SwiftUI` is Apple's: there the package is the design system
// and the motion mathematics, and nothing else.
var products: [Product] = [
  .library(name: "Legato", targets: ["Legato"]),
  .library(name: "LegatoMotion", targets: ["LegatoMotion"]),
]

// A target that does not exist must not be named, not even under a condition.
// A package on an Apple platform depends on the design system by a version, which Swift's package manager
// refuses where a target has unsafe flags.
var designSystemDependencies: [Target.Dependency] = ["LegatoMotion"]
var designSystemSettings = strict
#if os(Linux)
  designSystemDependencies.append("SwiftUI")
  designSystemSettings += optimized
#endif

var targets: [Target] = [
  // The standard library's square root and rounding are calls into libm, which on Linux only
  // Foundation and Glibc would link.
  .target(
    name: "LegatoMotion", swiftSettings: designSystemSettings,
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  .target(
    name: "Legato", dependencies: designSystemDependencies, swiftSettings: designSystemSettings),
  .testTarget(
    name: "LegatoMotionTests", dependencies: ["LegatoMotion"], swiftSettings: strict),
]

// What `import UIKit` is on Linux, and what that brings along.
let uiKit = ["UIKit", "QuartzCore", "CoreGraphics", "UniformTypeIdentifiers"]

#if os(Linux)
  // The SwiftSyntax modules of the toolchain that reads this manifest. They are no package,
  // so their folder is told to the compiler and to the linker by hand. It is found from the
  // library that every manifest is linked with, <toolchain>/lib/swift/pm/ManifestAPI/..., or
  // from the compiler on the PATH; the answer is checked, as it is kept with the manifest.
  let syntaxFolder: String = {
    var candidates: [String] = []
    let maps = FileManager.default.contents(atPath: "/proc/self/maps") ?? Data()
    for line in String(decoding: maps, as: UTF8.self).split(separator: "\n")
    where line.hasSuffix("/libPackageDescription.so") {
      if let start = line.firstIndex(of: "/"),
        let end = line.range(of: "/pm/ManifestAPI")?.lowerBound
      {
        candidates.append(line[start..<end] + "/host")
      }
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let compiler = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath()
      let toolchain = compiler.deletingLastPathComponent().deletingLastPathComponent()
      candidates.append(toolchain.path + "/lib/swift/host")
    }
    candidates.append("/usr/lib/swift/host")
    return candidates.first {
      FileManager.default.fileExists(atPath: $0 + "/SwiftSyntax.swiftmodule")
    } ?? "/usr/lib/swift/host"
  }()
  let syntaxSettings: [SwiftSetting] = [.unsafeFlags(["-I", syntaxFolder])]
  let syntaxLinking: [LinkerSetting] = [
    .unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder])
  ]

  targets += [
    .macro(
      name: "SwiftUIMacros", swiftSettings: strict + syntaxSettings,
      linkerSettings: syntaxLinking),
    .target(name: "LegatoDisplay", swiftSettings: strict + optimized),
    // Reads an app's resources, and has what Foundation lacks on Linux of localized strings. To optimize it takes four
    // times as long as to compile it.
    .target(
      name: "LegatoResources",
      swiftSettings: strict + [.enableUpcomingFeature("InternalImportsByDefault")]),
    // What the command-line tools declare their arguments with.
    .target(name: "LegatoArguments", swiftSettings: strict),
    .target(name: "CHostClock"),
    // libcurl, opened when something is first loaded from the network.
    .target(name: "CNetwork"),
    // Loops over pixels, optimized in every build; numbers are the same on every processor.
    .target(
      name: "CPixels", cSettings: [.unsafeFlags(["-O3", "-ffp-contract=off", "-Wno-psabi"])]),
    // How symbols are drawn, as a text that is part of every program.
    .target(name: "CSymbols", exclude: ["symbols.txt"]),
    // The page that plays films, part of every program too.
    .target(
      name: "CFilmPage",
      exclude: ["page.html", "page.css"]
        + [
          "app", "canvas", "clock", "costs", "curves", "film", "geometry", "paints", "parts",
          "reader",
        ]
        .map { $0 + ".js" }),
    // The studio's page; it plays with the scripts of the film's page.
    .target(name: "CStudioPage", exclude: ["Page"]),
    // The stand-ins that come along with the command.
    .target(name: "CShelf", exclude: ["Shelf"]),
    // What SwiftUI files get from Combine, where a file imports it by name.
    .target(name: "Combine", swiftSettings: strict),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pango", providers: [.apt(["libpango1.0-dev"])]),
    // gdk-pixbuf and librsvg, opened when the first image file is read.
    .target(name: "CImages"),
    .target(
      name: "LegatoRaster",
      dependencies: [
        "LegatoDisplay", "CPixels", "CSymbols", "CZlib", "CCairo", "CPango", "CImages",
      ],
      swiftSettings: strict + optimized),
    .target(
      name: "SwiftUICore",
      dependencies: [
        "LegatoMotion", "LegatoDisplay", "LegatoResources", "CHostClock", "CNetwork", "Combine",
      ],
      swiftSettings: strict + optimized + [
        .enableUpcomingFeature("InternalImportsByDefault"),
        // `@_extern(c)`: see HostClockFunctions.swift.
        .enableExperimentalFeature("Extern"),
      ]),
    // What SwiftUI files get from UIKit and what that brings along, where a file imports it by name, and with
    // `import SwiftUI`.
    .target(name: "UniformTypeIdentifiers", swiftSettings: strict),
    .target(name: "_Testing_CoreGraphics", swiftSettings: strict),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(
      name: "CoreGraphics",
      dependencies: ["SwiftUICore", "LegatoDisplay", "_Testing_CoreGraphics"],
      swiftSettings: strict),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "SwiftUICore", "LegatoDisplay"],
      swiftSettings: strict),
    .target(
      name: "UIKit",
      dependencies: [
        "QuartzCore", "CoreGraphics", "SwiftUICore", "LegatoDisplay", "_Testing_UIKit",
      ],
      swiftSettings: strict),
    .target(
      name: "SwiftUI",
      dependencies: [
        "SwiftUICore", "SwiftUIMacros", "UIKit", "UniformTypeIdentifiers", "LegatoDisplay",
      ],
      swiftSettings: strict + optimized),
    .target(
      name: "LegatoFilm",
      dependencies: [
        "SwiftUI", "LegatoRaster", "LegatoResources", "LegatoArguments", "CFilmPage", "CGLib",
      ],
      swiftSettings: strict + optimized),
    .target(
      name: "LegatoAudit", dependencies: ["LegatoFilm", "LegatoArguments"],
      swiftSettings: strict),
    .target(
      name: "LegatoTesting", dependencies: ["LegatoFilm", "LegatoAudit"], swiftSettings: strict),
    // The program in which a view of the studio runs.
    .target(
      name: "LegatoPreview", dependencies: ["LegatoFilm", "LegatoAudit"],
      swiftSettings: strict + optimized),
    .systemLibrary(
      name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
    // The studio's server: it runs no code of views.
    .target(
      name: "LegatoStudio", dependencies: ["CSoup"], swiftSettings: strict),
    .target(
      name: "LegatoLint", dependencies: ["Legato"], swiftSettings: strict + syntaxSettings,
      linkerSettings: syntaxLinking),
    // Reads projects as they lie on disk: Xcode's, XcodeGen's, Tuist's, packages.
    .target(
      name: "LegatoProject", swiftSettings: strict + syntaxSettings,
      linkerSettings: syntaxLinking),
    // Of a project's code, what one view needs.
    .target(
      name: "LegatoSlices", swiftSettings: strict + optimized + syntaxSettings,
      linkerSettings: syntaxLinking),
    .executableTarget(
      name: "LegatoCommand",
      dependencies: [
        "LegatoFilm", "LegatoAudit", "LegatoLint", "LegatoProject", "LegatoSlices", "LegatoStudio",
        "Legato", "LegatoArguments", "LegatoResources", "CFilmPage", "CStudioPage", "CShelf",
      ],
      resources: [.embedInCode("Gallery/Page")],
      swiftSettings: strict + syntaxSettings, linkerSettings: syntaxLinking),
    .executableTarget(
      name: "LegatoFuzz", dependencies: ["SwiftUI", "LegatoRaster", "LegatoArguments"],
      swiftSettings: strict),
    .testTarget(
      name: "LegatoArgumentsTests", dependencies: ["LegatoArguments"], swiftSettings: strict),
    .testTarget(
      name: "LegatoFuzzTests", dependencies: ["LegatoFuzz"], swiftSettings: strict),
    .testTarget(
      name: "LegatoDisplayTests", dependencies: ["LegatoDisplay"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m")]),
    .testTarget(
      name: "LegatoResourcesTests", dependencies: ["LegatoResources"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Optimized, as these tests work out themselves what each pixel has to be.
    .testTarget(
      name: "LegatoRasterTests", dependencies: ["LegatoRaster", "TestSupport"],
      swiftSettings: strict + optimized),
    // What the tests of several modules share: a host to ask, fingers, pixels, folders, models.
    .target(
      name: "TestSupport", dependencies: ["SwiftUI", "LegatoRaster"], path: "Tests/TestSupport",
      swiftSettings: strict + optimized),
    // Counts how often a test asks for memory: it stands before the C library's `malloc`.
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    // What every motion has to keep to, for the tests of all modules.
    .target(
      name: "MotionLaws", dependencies: ["SwiftUI", "LegatoRaster"], path: "Tests/MotionLaws",
      swiftSettings: strict + optimized),
    .testTarget(
      name: "SwiftUICoreTests",
      dependencies: ["SwiftUI", "LegatoFilm", "MotionLaws", "TestSupport", "AllocationCounter"],
      swiftSettings: strict),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "LegatoFilm", "MotionLaws", "TestSupport"],
      swiftSettings: strict),
    // Files as teams of iOS apps write them, in the language mode that they are mostly written in.
    .target(
      name: "UIKitFiles", dependencies: ["SwiftUI"], path: "Tests/UIKitFiles",
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["SwiftUI", "UIKit", "LegatoFilm", "LegatoAudit", "UIKitFiles", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LegatoTests",
      dependencies: [
        "Legato", "LegatoFilm", "LegatoTesting", "MotionLaws", "PerformanceStories", "TestSupport",
      ],
      exclude: ["References"], swiftSettings: strict),
    // What tests count and the benchmarks, a package of their own, measure.
    .target(
      name: "PerformanceStories", dependencies: ["SwiftUI", "Legato", "LegatoFilm"],
      path: "Tests/PerformanceStories", swiftSettings: strict),
    .testTarget(
      name: "LegatoCommandTests", dependencies: ["LegatoCommand", "TestSupport"],
      exclude: ["Manual/Snippets"], swiftSettings: strict + syntaxSettings),
    .testTarget(
      name: "LegatoStudioTests",
      dependencies: [
        "LegatoCommand", "LegatoStudio", "LegatoPreview", "LegatoFilm", "TestSupport",
      ],
      swiftSettings: strict + syntaxSettings),
    // The gallery's screens for tests, as `legato film` compiles them.
    .target(
      name: "GalleryScreens", dependencies: ["SwiftUI", "Legato"], path: "Gallery/Screens",
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "LegatoFilmTests", dependencies: ["LegatoFilm", "GalleryScreens", "TestSupport"],
      exclude: ["Vector/Recordings"], swiftSettings: strict),
    .testTarget(
      name: "LegatoAuditTests", dependencies: ["LegatoAudit", "GalleryScreens", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LegatoLintTests", dependencies: ["LegatoLint", "TestSupport"],
      swiftSettings: strict + syntaxSettings),
    .testTarget(
      name: "LegatoProjectTests", dependencies: ["LegatoProject"], exclude: ["Fixtures"],
      swiftSettings: strict + syntaxSettings),
    .testTarget(
      name: "LegatoSlicesTests", dependencies: ["LegatoSlices"],
      swiftSettings: strict + syntaxSettings),
    .testTarget(
      name: "LegatoTestingTests", dependencies: ["LegatoTesting", "TestSupport"],
      exclude: ["Golden/Recordings"], swiftSettings: strict),
  ]
  // Views of the system's that are boxes with their names here: see `NamedBox`.
  let boxes = ["AVKit", "Charts", "MapKit", "PhotosUI", "WebKit"]
  targets += boxes.map {
    .target(
      name: $0, dependencies: ["SwiftUI", "SwiftUICore", "UIKit", "UniformTypeIdentifiers"],
      swiftSettings: strict)
  }
  products += [
    .executable(name: "legato", targets: ["LegatoCommand"]),
    .executable(name: "legato-fuzz", targets: ["LegatoFuzz"]),
    // What the benchmarks, a package of their own, declare their arguments with: for them alone, and no promise.
    .library(name: "LegatoArguments", targets: ["LegatoArguments"]),
    .library(name: "LegatoFilm", targets: ["LegatoFilm"]),
    .library(name: "LegatoAudit", targets: ["LegatoAudit"]),
    // What `import SwiftUI` is for packages that are built on Linux.
    .library(name: "SwiftUI", targets: ["SwiftUI", "Combine"] + uiKit + boxes),
    .library(name: "PerformanceStories", targets: ["PerformanceStories"]),
    // What a package's motion tests depend on.
    .library(name: "LegatoTesting", targets: ["LegatoTesting"]),
    .library(
      name: "LegatoRuntime", type: .dynamic,
      targets: ["SwiftUI", "Legato", "LegatoFilm", "LegatoAudit", "LegatoPreview"] + boxes),
  ]
#endif

// Swift's package manager compiles a target again where a module has changed that the target itself depends on.
// Most here see `SwiftUICore` through `SwiftUI`, whose own module stays the same when a type of the other one
// gets a stored property: what was compiled with the old size of the type would crash. So every target
// depends on all that it reaches (see https://github.com/swiftlang/swift/issues/89636). With
// `LEGATO_DECLARED=1` the graph is as it is declared above, for who checks that.
let named = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
let direct = named.mapValues { target in
  target.dependencies.compactMap { dependency -> String? in
    switch dependency {
    case .byNameItem(let name, _), .targetItem(let name, _): name
    default: nil
    }
  }
}
for target in targets
where target.type != .system && target.type != .macro
  && Context.environment["LEGATO_DECLARED"] == nil
{
  var reached = Set(direct[target.name] ?? [])
  var open = Array(reached)
  while let next = open.popLast() {
    for name in direct[next] ?? [] where reached.insert(name).inserted { open.append(name) }
  }
  reached.subtract(direct[target.name] ?? [])
  target.dependencies += reached.sorted().filter { named[$0]?.type == .regular }
    .map { .target(name: $0) }
}

// A part of the tests is compiled much sooner than all: LEGATO_TESTS="SwiftUITests LegatoTests".
let chosenTests = Set((Context.environment["LEGATO_TESTS"] ?? "").split(separator: " "))
if !chosenTests.isEmpty {
  targets.removeAll { $0.type == .test && !chosenTests.contains(Substring($0.name)) }
}

let package = Package(
  name: "Legato",
  // Where SwiftUI has all that the design system uses: no drags on a television, no pointer on a watch,
  // no sensory feedback on a visor before 26.
  platforms: [.iOS(.v17), .macCatalyst(.v17), .macOS(.v14), .visionOS(.v26)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
