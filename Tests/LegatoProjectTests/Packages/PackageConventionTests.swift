import Foundation
import Testing

@testable import LegatoProject

@Suite("Packages whose targets are made by code")
struct PackageConventionTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "AppPackage", platforms: [.iOS(.v17)], products: Products.all, targets: Modules.all)
    enum Modules: String, CaseIterable {
      case model, listScreen
      static var all: [Target] {
        allCases.map { Target.target(name: $0.rawValue, path: $0.path, plugins: [lint]) }
      }
      static let lint = Target.PluginUsage.plugin(name: "Lint", package: "Lint")
    }
    """

  private static let files = [
    "Package.swift": manifest,
    "Sources/Model/Model.swift": "public struct Model {}",
    "Sources/Model/Parts/Part.swift": "struct Part {}",
    "Sources/Screens/ListScreen/ListScreen.swift": "import Model\nimport DeepKit",
    "Sources/Screens/DetailScreen/DetailScreen.swift": "@testable import Model",
    "Sources/DeepKit/Views/Row.swift": "struct Row {}",
    "Sources/Texts/en.lproj/Texts.strings": "a = b;",
    "Tests/ModelTests/ModelTests.swift": "import Model",
  ]

  @Test("Are those of its folders: where files lie, or whose name code imports; the report says so")
  func targets() throws {
    let project = try Fixture.with(Self.files) { try ProjectReader.read($0) }
    let names = project.targets.map { "\($0.moduleName) \($0.sources.count)" }
    #expect(names == ["DeepKit 1", "Model 2", "DetailScreen 1", "ListScreen 1"])
    for target in project.targets {
      #expect(target.kind == .library)
      #expect(target.settings["SWIFT_VERSION"] == "6")
      #expect(target.settings["IPHONEOS_DEPLOYMENT_TARGET"] == "17")
    }
    #expect(
      project.problems.map(\.message) == [
        "no target stands in it as plain text: the manifest is read, not run; the folders in it are taken for "
          + "targets: DeepKit, Model, DetailScreen, ListScreen"
      ])
  }

  @Test("A target that stands in a manifest is all that counts")
  func plain() throws {
    var files = Self.files
    files["Package.swift"] =
      "let package = Package(name: \"A\", targets: [.target(name: \"Model\")])"
    let project = try Fixture.with(files) { try ProjectReader.read($0) }
    #expect(project.targets.map(\.name) == ["Model"])
  }

  @Test("Folders that lead out of the package, or hold no code, are none")
  func hostile() throws {
    let project = try Fixture.with([
      "Package.swift": "let package = make()", "Sources/.hidden/A.swift": "struct A {}",
      "Sources/Empty/a.txt": "a",
    ]) {
      try FileManager.default.createSymbolicLink(
        atPath: $0 + "/Sources/Out", withDestinationPath: "/usr/share")
      return try ProjectReader.read($0)
    }
    #expect(project.targets.isEmpty)
    #expect(project.problems.contains { $0.message.contains("no target stands") })
  }
}
