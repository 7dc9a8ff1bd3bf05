import Foundation
import LegatoFilm
import LegatoProject
import TestSupport
import Testing

@testable import LegatoCommand

/// A project of many modules that import each other: what one imports of another is compiled once for all.
@Suite("Adopting a project of many modules")
struct ModularAppTests {
  private static let names = ["Core", "Design", "Profile", "Timeline", "Settings"]

  private static let package = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Murmur", platforms: [.iOS(.v17)],
      targets: [
        .target(name: "Core"), .target(name: "Design", dependencies: ["Core"]),
        .target(name: "Profile", dependencies: ["Core", "Design"]),
        .target(name: "Timeline", dependencies: ["Core", "Design"]),
        .target(name: "Settings", dependencies: ["Core", "Design", "Profile"]),
      ])
    """

  private static func files(of name: String) -> String {
    let uses = [
      "Core": "", "Design": "import Core", "Settings": "import Core\nimport Design\nimport Profile",
    ]
    return """
      import SwiftUI
      \(uses[name] ?? "import Core\nimport Design")

      public struct \(name)View: View {
        public init() {}
        public var body: some View {
          VStack {
            \(name == "Profile" ? "Text(Profile.headline)" : "Text(\"\(name)\")")
            \(name == "Core" ? "" : "CoreView()")
            \(["Core", "Design"].contains(name) ? "" : "DesignView()")
            \(name == "Settings" ? "ProfileView()" : "")
            \(name == "Design" ? "Glitter(count: 3)" : "")
            \(name == "Settings" ? "SettingsView.\(name.lowercased())()" : "")
          }
        }
        \(name == "Settings" ? "static func settings() -> some View { Text(Nowhere.title) }" : "")
      }

      // Code may name its own module.
      let headline = "\(name)"

      #Preview("\(name)") { \(name)View() }
      """
  }

  private struct Scene {
    let folder: TemporaryFolder
    let adoption: Adoption
    /// The folders of modules that were built.
    let built: [String]
  }

  private func scene(_ arguments: [String] = []) throws -> Scene {
    let folder = try TemporaryFolder()
    try folder.write("Murmur/Package.swift", Self.package)
    for name in Self.names {
      try folder.write("Murmur/Sources/\(name)/\(name).swift", Self.files(of: name))
    }
    let cache = folder.url.appendingPathComponent("cache")
    let options = try AdoptOptions([folder.path + "/Murmur"] + arguments)
    let compiler = FilmCompiler(installation: try .current(), cache: FilmCache(folder: cache))
    let project = try ProjectSubject.read(options.path)
    let codes = ProjectCode.all(of: project.mainTargets, in: project, compiler)
    let adoption = try Adopter(compiler: compiler, codes: codes, options: options).adoption()
    let modules = FileManager.default.enumerator(atPath: cache.path)?.compactMap { $0 as? String }
    return Scene(
      folder: folder, adoption: adoption,
      built: (modules ?? []).filter { $0.hasSuffix(".swiftmodule") && !$0.contains("compiler") })
  }

  @Test("Each view is judged as in its own module, whichever module what it misses is in")
  func verdicts() throws {
    let scene = try scene()
    defer { scene.folder.remove() }
    let statuses = Dictionary(
      scene.adoption.subjects.map { ($0.name, $0.status) }, uniquingKeysWith: { first, _ in first })
    #expect(
      statuses == [
        "Core": .whole, "CoreView": .whole, "Design": .partial, "DesignView": .partial,
        "Profile": .partial, "ProfileView": .partial, "Timeline": .partial,
        "TimelineView": .partial, "Settings": .partial, "SettingsView": .partial,
      ], "\(AdoptionReport(adoption: scene.adoption).text)")
    let settings = try #require(scene.adoption.subjects.first { $0.name == "SettingsView" })
    #expect(
      Set(settings.leftOut.map(\.reason)) == [
        "cannot find 'Glitter' in scope", "cannot find 'Nowhere' in scope",
      ])
    let glitter = try #require(scene.adoption.wants.first { $0.name == "Glitter" })
    #expect(glitter.degrades == 8)
    #expect(glitter.places.map(\.line) == [12])
  }

  @Test("What others import is built once for all of them")
  func built() throws {
    let scene = try scene()
    defer { scene.folder.remove() }
    // Core, what is left of Design, and Profile: nobody imports the others.
    #expect(
      scene.built.compactMap { $0.split(separator: "/").last }.sorted()
        == ["Core.swiftmodule", "Design.swiftmodule", "Profile.swiftmodule"], "\(scene.built)")
  }

  @Test("The previews of every module film")
  func films() throws {
    let scene = try scene(["--film"])
    defer { scene.folder.remove() }
    let previews = scene.adoption.subjects.filter { $0.kind == .preview }
    #expect(previews.count == 5)
    #expect(previews.allSatisfy { $0.isFilmed == true }, "\(previews.compactMap(\.filmFault))")
  }
}
