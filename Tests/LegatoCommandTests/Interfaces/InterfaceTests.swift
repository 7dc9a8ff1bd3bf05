import Foundation
import TestSupport
import Testing

@testable import LegatoCommand

/// The public declarations of every product stand in the repository, so that a change of them is seen where it
/// is reviewed.
@Suite("Public interfaces")
struct InterfaceTests {
  static let modules = [
    "LegatoMotion", "Legato", "SwiftUI", "SwiftUICore", "Combine", "CoreGraphics", "QuartzCore",
    "UIKit", "UniformTypeIdentifiers",
    "LegatoFilm", "LegatoAudit", "LegatoTesting", "LegatoResources",
  ]
  /// Views of the system's that are boxes: small modules.
  static let boxes = ["AVKit", "Charts", "MapKit", "PhotosUI", "WebKit"]

  @Test("are those of Documentation/interfaces", arguments: modules + boxes)
  func interface(module: String) throws {
    let lines = try lines(of: module)
    let file = Self.root.appendingPathComponent("Documentation/interfaces/\(module).txt")
    // Written anew with LEGATO_WRITE_DOCUMENTATION=1 in the environment.
    if ProcessInfo.processInfo.environment["LEGATO_WRITE_DOCUMENTATION"] == "1" {
      let text = (lines.sorted() + [""]).joined(separator: "\n")
      try Data(text.utf8).write(to: file)
    }
    let known = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
      String.init)
    let change = InterfaceChange(from: Set(known), to: lines)
    #expect(
      change.isEmpty,
      """
      The interface of \(module) is not the one in Documentation/interfaces. If that is meant, run the test \
      with LEGATO_WRITE_DOCUMENTATION=1 in the environment, and name what breaks in CHANGELOG.md.
      \(change)
      """)
    #expect(known == known.sorted())
    #expect(lines.count >= (Self.boxes.contains(module) ? 8 : 15))
  }

  @Test("tell what a change of them breaks from what it adds")
  func change() {
    let change = InterfaceChange(
      from: ["func a()", "View · func b(_ x: Int) -> some View", "Old : Sendable"],
      to: ["func a()", "View · func b(_ x: Double) -> some View", "func c()"])
    #expect(
      change.description == """
        breaks:
          Old : Sendable
          View · func b(_ x: Int) -> some View
        adds:
          View · func b(_ x: Double) -> some View
          func c()
        """)
    #expect(InterfaceChange(from: ["a"], to: ["a"]).isEmpty)
    #expect(InterfaceChange(from: ["a"], to: ["a", "b"]).description == "adds:\n  b")
  }

  @Test("are read from the compiler's own words: declarations, constraints, conformances")
  func graph() throws {
    let text = """
      {"symbols": [
        {"identifier": {"precise": "s:1"}, "pathComponents": ["Box"],
         "declarationFragments": [{"spelling": "struct"}, {"spelling": " "}, {"spelling": "Box<A>"}]},
        {"identifier": {"precise": "s:2"}, "pathComponents": ["Box", "open()"],
         "swiftExtension": {"constraints": [{"kind": "conformance", "lhs": "A", "rhs": "View"}]},
         "declarationFragments": [{"spelling": "func open(\\n"}, {"spelling": "  )"}]},
        {"identifier": {"precise": "s:3"}, "pathComponents": ["Box", "_hidden()"]}],
       "relationships": [
        {"kind": "conformsTo", "source": "s:1", "target": "s:SH", "targetFallback": "Swift.Hashable"},
        {"kind": "conformsTo", "source": "s:3", "target": "s:SH", "targetFallback": "Swift.Hashable"},
        {"kind": "memberOf", "source": "s:2", "target": "s:1"}]}
      """
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))
    #expect(
      graph.lines == ["struct Box<A>", "Box [A : View] · func open( )", "Box : Swift.Hashable"])
  }

  // MARK: The compiler

  private static let root = PackageFolder.root

  /// The interface of a module and of what it adds to others.
  private func lines(of module: String) throws -> Set<String> {
    let installation = try FilmInstallation.current()
    return try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // What C libraries hold is no part of an interface.
      let map = folder.appendingPathComponent("inner.modulemap")
      let standIns = FilmCompiler.innerModules.map { "module \($0) {}\n" }.joined()
      try Data(standIns.utf8).write(to: map)
      let process = Process()
      process.executableURL = installation.compiler.resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("swift-symbolgraph-extract")
      process.arguments = [
        "-module-name", module, "-I", installation.modules.path, "-Xcc",
        "-fmodule-map-file=\(map.path)", "-target", Self.target, "-minimum-access-level", "public",
        "-skip-synthesized-members", "-output-dir", folder.path,
      ]
      let said = try process.output()
      #expect(process.terminationStatus == 0, "\(said)")
      var lines: Set<String> = []
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name.hasSuffix(".symbols.json") {
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        lines.formUnion(try JSONDecoder().decode(SymbolGraph.self, from: data).lines)
      }
      return lines
    }
  }

  #if arch(arm64)
    private static let target = "aarch64-unknown-linux-gnu"
  #else
    private static let target = "x86_64-unknown-linux-gnu"
  #endif
}
