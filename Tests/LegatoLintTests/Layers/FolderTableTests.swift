import LegatoLint
import Testing

@Suite("Table of folders")
struct FolderTableTests {
  @Test("A table has modules with their limits and exceptions; comments are left out")
  func reading() throws {
    let table = try FolderTable(
      """
      # Layers.
      module One
      knot 3
      Core = Graph Layout  # They may name each other.
      Core:
      Drawing: Core
      knotted Graph > Drawing 2

      module Two
      .:
      """)
    #expect(table.modules.map(\.name) == ["One", "Two"])
    #expect(table.modules.map(\.line) == [2, 9])
    #expect(table.modules[0].knot?.limit == 3)
    #expect(table.modules[1].knot == nil)
    let knotted = try #require(table.modules[0].knotted.first)
    #expect(knotted.from == "Graph" && knotted.to == "Drawing" && knotted.limit == 2)
    #expect(knotted.line == 7)
  }

  @Test(
    "A line that is none of a table is an error",
    arguments: [
      ("Drawing:", 1), ("module One\nDrawing", 2), ("module One\nknot many", 2),
      ("module One\nknot 1\nknot 2", 3), ("module One\nDrawing:\nknotted Drawing > Drawing", 3),
      ("module", 1),
    ])
  func faults(text: String, line: Int) {
    #expect { try FolderTable(text) } throws: { ($0 as? FolderTable.Fault)?.line == line }
  }

  @Test("A folder that is named and has no line is an error")
  func unknown() {
    expectFault("Drawing: Graph", "Graph has no line in One")
    expectFault("Drawing:\nknotted Drawing > Graph 1", "Graph has no line in One")
  }

  @Test("A folder has one line")
  func twice() {
    expectFault("Drawing:\nDrawing:", "Drawing has two lines in One")
    expectFault("Core = Graph Layout\nCore:\nGraph:", "Graph has two lines in One")
    expectFault("Core = Graph\nCore:\nCore:", "Core has two lines in One")
  }

  @Test("Arrows that run in a circle are an error")
  func circles() {
    expectFault(
      "A: B\nB: A\nC: A", "the arrows of One run in a circle: A, B")
    expectFault(
      "Core = A B\nCore: D\nC: Core\nD: C", "the arrows of One run in a circle: C, Core, D")
    #expect(throws: Never.self) {
      try FolderTable("module One\nCore = A B\nCore:\nC: Core\nD: Core C")
    }
  }

  private func expectFault(
    _ lines: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(sourceLocation: sourceLocation) {
      try FolderTable("module One\n" + lines)
    } throws: {
      ($0 as? FolderTable.Fault)?.text == text
    }
  }
}
