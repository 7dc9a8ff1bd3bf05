import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("Packages")
struct SwiftProjectTests {
  @Test("A manifest is read without being run")
  func manifest() {
    let manifest = ManifestReader(
      """
      let package = Package(
        name: "Trails",
        dependencies: [.package(path: "../Palette"), .package(url: "https://x.org/y", from: "1.0.0")],
        targets: [
          .target(name: "Kit", path: "Kit/Code", exclude: ["Old"], sources: ["New"]),
          .target(
            name: "UI", dependencies: ["Kit", .target(name: "Other")],
            resources: [.process("Resources")]),
          .executableTarget(name: "App"), .testTarget(name: "UITests"), .macro(name: "Macros"),
        ])
      """)
    #expect(manifest.packages == ["../Palette"])
    #expect(manifest.targets.map(\.name) == ["Kit", "UI", "App", "UITests", "Macros"])
    #expect(manifest.targets.map(\.kind) == [.regular, .regular, .regular, .test, .tool])
    #expect(manifest.targets[0].path == "Kit/Code" && manifest.targets[0].sources == ["New"])
    #expect(manifest.targets[0].excluded == ["Old"])
    #expect(manifest.targets[1].resources == ["Resources"])
  }

  @Test(
    "Imports are found however they are written",
    arguments: [
      ("import Kit", "Kit"), ("@testable import Kit", "Kit"), ("  public import Kit.Cards", "Kit"),
      ("import struct Kit.Card // a card", "Kit"), ("@_spi(Host) import Kit;", "Kit"),
    ])
  func imports(line: String, name: String) {
    #expect(SourceFile(path: "a.swift", text: line + "\nlet a = 1").imports == [name])
  }

  @Test(arguments: ["// import Kit", "let text = \"import Kit\"", "important(Kit)", "import"])
  func whatIsNoImport(line: String) {
    #expect(SourceFile(path: "a.swift", text: line).imports.isEmpty)
  }

  /// Two targets, one of a package beside it, resources, an app, and tests.
  private func package() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "Palette/Package.swift",
      "let package = Package(name: \"Palette\", targets: [.target(name: \"Palette\")])")
    try folder.write(
      "Palette/Sources/Palette/Palette.swift",
      "import SwiftUI\npublic let ink = Color.indigo")
    try folder.write(
      "Trails/Package.swift",
      """
      let package = Package(
        name: "Trails", dependencies: [.package(path: "../Palette")],
        targets: [
          .target(name: "Kit"),
          .target(name: "UI", dependencies: ["Kit"], resources: [.process("Resources")]),
          .executableTarget(name: "App", dependencies: ["UI"]),
          .testTarget(name: "UITests", dependencies: ["UI"]),
        ])
      """)
    try folder.write(
      "Trails/Sources/Kit/Trail.swift", "public struct Trail { public init() {} }")
    try folder.write("Trails/Sources/UI/Resources/name.txt", "Ridge")
    try folder.write(
      "Trails/Sources/UI/Row.swift",
      """
      import Kit
      import Palette
      import SwiftUI
      public struct Row: View {
        public init() {}
        public var body: some View {
          let url = Bundle.module.url(forResource: "name", withExtension: "txt")
          let name = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
          Inner(trail: Trail(), name: name ?? "lost").foregroundStyle(ink)
        }
      }
      #Preview("Row") { Row() }
      """)
    try folder.write(
      "Trails/Sources/UI/Inner.swift",
      """
      import Kit
      import SwiftUI
      struct Inner: View {
        let trail: Trail
        let name: String
        var body: some View { Text(name) }
      }
      #Preview("Inner") { Inner(trail: Trail(), name: "Lake") }
      """)
    try folder.write(
      "Trails/Sources/App/TrailsApp.swift",
      "import SwiftUI\nimport UI\n@main struct TrailsApp: App { var body: some Scene { WindowGroup { Row() } } }"
    )
    try folder.write("Trails/Tests/UITests/RowTests.swift", "import XCTest\n@testable import UI")
    return folder
  }

  @Test("What a target imports comes before it, and nothing twice")
  func modules() throws {
    let folder = try package()
    defer { folder.remove() }
    let project = try #require(SwiftProject(root: folder.path + "/Trails"))
    #expect(project.targets.map(\.name) == ["Kit", "UI", "App", "UITests"])
    let app = try #require(project.targets.first { $0.name == "App" })
    let modules = project.modules(for: app.contents, of: "App")
    #expect(modules.map(\.name) == ["Kit", "Palette", "UI"])
    let file = try SourceFile(reading: folder.path + "/Trails/Sources/UI/Row.swift")
    let companions = try #require(Companions(of: file))
    #expect(
      companions.files.map { FilmSources.fileName(of: $0.path) }
        == ["Inner.swift", "resource_bundle_accessor.swift"])
    #expect(companions.modules.map(\.name) == ["Kit", "Palette"])
  }

  @Test("All targets of a package are checked, each with what it imports")
  func check() throws {
    let folder = try package()
    defer { folder.remove() }
    let report = folder.path + "/report.txt"
    let code = try CheckCommand([folder.path + "/Trails", "--quiet", "--out", report]).run()
    let text = try String(contentsOfFile: report, encoding: .utf8)
    #expect(code == 0, "\(text)")
    for name in ["TrailsApp", "Row", "Inner"] { #expect(text.contains(name), "\(text)") }
  }

  @Test("A file of a package is filmed with its target, and finds its resources")
  func film() throws {
    let folder = try package()
    defer { folder.remove() }
    let program = try FilmCommand([folder.path + "/Trails/Sources/UI/Row.swift"]).program()
    let process = Process()
    process.executableURL = program
    process.arguments = ["--preview", "Row", "--out", folder.path + "/row.txt"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try String(contentsOfFile: folder.path + "/row.txt", encoding: .utf8).contains("Ridge"))
  }

  @Test("A module that nobody has is said to be none of the package's")
  func unknownModule() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(
      "A.swift", "import Nowhere\nimport SwiftUI\n#Preview { Text(\"\") }")
    #expect {
      try FilmCommand([file]).program()
    } throws: { error in
      "\(error)".contains("Note: Nowhere is neither part of legato nor a target")
    }
  }

  @Test("A file of an app that is no package is filmed with the files around it")
  func neighbours() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("App/Notes.xcodeproj/project.pbxproj", "")
    try folder.write("App/Model/Store.swift", "struct Store { var text = \"Milk\" }")
    try folder.write("App/NotesTests/T.swift", "import XCTest")
    try folder.write("App/Widget/W.swift", "import WidgetKit\nstruct W: Widget {}")
    try folder.write("App/App.swift", "import SwiftUI\n@main struct Notes: App {}")
    let file = try folder.write(
      "App/Views/Note.swift", "import SwiftUI\n#Preview { Text(Store().text) }")
    #expect(throws: Never.self) { try FilmCommand([file]).program() }
    let companions = try #require(Companions(of: try SourceFile(reading: file)))
    #expect(companions.files.map { FilmSources.fileName(of: $0.path) } == ["Store.swift"])
  }

  @Test("In a folder, files that do not compile are told, and the others are checked")
  func someDoNotCompile() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "App/A.swift", "import SwiftUI\nstruct A: View { var body: some View { B() } }")
    try folder.write(
      "App/B.swift", "import SwiftUI\nstruct B: View { var body: some View { Text(\"B\") } }")
    try folder.write("App/C.swift", "import SwiftUI\nimport WidgetKit\n#Preview { Text(\"C\") }")
    try Data([0xC3, 0x28, 0xFF]).write(
      to: folder.url.appendingPathComponent("App/D.swift"))
    let report = folder.path + "/report.txt"
    let code = try CheckCommand([folder.path + "/App", "--quiet", "--out", report]).run()
    #expect(code == FilmFailure.doesNotCompile)
    let text = try String(contentsOfFile: report, encoding: .utf8)
    #expect(text.contains("no such module 'WidgetKit'") && text.contains("is not UTF-8"))
    #expect(text.contains("2 views played"))
  }
}
