import Foundation
import LegatoLint
import TestSupport
import Testing

@Suite("Folders are layers")
struct FolderLintTests {
  /// The findings in a module of the given files, as a line of text each.
  private func findings(_ table: String, _ sources: [String: String]) throws -> [String] {
    let module = try #require(try FolderTable("module One\n" + table).modules.first)
    return FolderLint.findings(in: ModuleSources(name: "One", sources: sources), module)
      .map { "\($0.file):\($0.line): \($0.message)" }
  }

  private let sources = [
    "Graph/Node.swift": "\n\nstruct Node { var shape: Shape? }",
    "Drawing/Shape.swift": "struct Shape {}",
  ]

  @Test("A need upward is found, with its line, what is named and where that is declared")
  func upward() throws {
    #expect(
      try findings("Graph:\nDrawing: Graph", sources) == [
        "Sources/One/Graph/Node.swift:3: Graph names Shape (Drawing/Shape.swift), which is not below it."
      ])
    #expect(try findings("Drawing:\nGraph: Drawing", sources).isEmpty)
  }

  @Test("The folders of one layer may name each other")
  func layer() throws {
    #expect(try findings("Core = Graph Drawing\nCore:", sources).isEmpty)
  }

  @Test("What the lower folders may name is not passed on")
  func transitive() throws {
    let third = sources.merging(["Text/Run.swift": "struct Run { var shape: Shape }"]) { $1 }
    let table = "Drawing:\nGraph: Drawing\nText: Graph"
    #expect(
      try findings(table, third) == [
        "Sources/One/Text/Run.swift:1: Text names Shape (Drawing/Shape.swift), which is not below it."
      ])
  }

  @Test("A folder may be divided into layers, and is then its rest")
  func divided() throws {
    let files = [
      "Drawing/Canvas.swift": "struct Canvas { var path: Path }",
      "Drawing/Paths/Path.swift": "struct Path { var canvas: [Canvas] }",
    ]
    #expect(try findings("Drawing:", files).isEmpty)
    #expect(
      try findings("Drawing/Paths:\nDrawing: Drawing/Paths", files) == [
        "Sources/One/Drawing/Paths/Path.swift:1: Drawing/Paths names Canvas (Drawing/Canvas.swift),"
          + " which is not below it."
      ])
  }

  @Test(
    "A folder without a line is reported at its first file, a line without a folder in the table")
  func unknown() throws {
    #expect(
      try findings("Drawing:\nText:", sources) == [
        "Sources/One/Graph/Node.swift:1: The folder Graph of One has no line in"
          + " Documentation/folders.txt.",
        "Documentation/folders.txt:3: One has no file in Text.",
      ])
    #expect(
      try findings("Drawing:", ["Main.swift": "", "Drawing/A.swift": ""]) == [
        "Sources/One/Main.swift:1: The folder . of One has no line in Documentation/folders.txt."
      ])
  }

  @Test("A knotted arrow is excused up to its number, and reported where nothing needs it")
  func knotted() throws {
    let table = "Graph:\nDrawing: Graph\nknotted Graph > Drawing "
    #expect(try findings(table + "1", sources).isEmpty)
    let more = sources.merging(["Graph/Leaf.swift": "struct Leaf { var shape: Shape }"]) { $1 }
    let excess =
      "Graph names Shape (Drawing/Shape.swift), which is not below it; the table excuses 1 such names of 2."
    #expect(
      try findings(table + "1", more) == [
        "Sources/One/Graph/Leaf.swift:1: " + excess, "Sources/One/Graph/Node.swift:3: " + excess,
      ])
    let none = sources.merging(["Graph/Node.swift": "struct Node {}"]) { $1 }
    #expect(
      try findings(table + "1", none) == [
        "Documentation/folders.txt:4: Graph of One needs no exception to name Drawing."
      ])
    #expect(
      try findings("Drawing:\nGraph: Drawing\nknotted Graph > Drawing 1", sources) == [
        "Documentation/folders.txt:4: Graph of One needs no exception to name Drawing."
      ])
  }

  @Test("A knot that is larger than its limit is reported with its files")
  func knot() throws {
    let files = [
      "A.swift": "struct A { var b: [B] }", "B.swift": "struct B { var a: [A] }",
    ]
    #expect(try findings("knot 2\n.:", files).isEmpty)
    #expect(
      try findings("knot 1\n.:", files) == [
        "Documentation/folders.txt:2: 2 files of One need each other in a circle, 1 may:"
          + " A.swift, B.swift."
      ])
  }

  // MARK: This package

  private static let root = PackageFolder.root.path

  private static func table() throws -> FolderTable {
    try FolderTable(
      String(contentsOfFile: "\(root)/\(FolderTable.path)", encoding: .utf8))
  }

  private static let modules = ["SwiftUICore", "SwiftUI", "Legato", "LegatoRaster", "LegatoAudit"]

  @Test(
    "The table has the modules that are large enough for layers, each with a limit for its knots")
  func listed() throws {
    let modules = try Self.table().modules
    #expect(modules.map(\.name) == Self.modules)
    #expect(modules.allSatisfy { $0.knot != nil })
  }

  @Test("The folders of a module are the layers of the table", arguments: modules)
  func package(module name: String) throws {
    let module = try #require(try Self.table().modules.first { $0.name == name })
    for finding in FolderLint.findings(in: module, root: Self.root) {
      Issue.record("\(finding.file):\(finding.line): \(finding.message) \(finding.fix)")
    }
  }

  @Test("The files of this package are read: a module that is not there is a finding")
  func missing() throws {
    let module = try #require(try FolderTable("module Nothing\n.:").modules.first)
    #expect(FolderLint.findings(in: module, root: Self.root).count == 1)
  }
}
