import Testing

@testable import LegatoSlices

@Suite("What other files may miss of what was taken out")
struct LossTests {
  private let files = [
    "Card.swift": """
    import SwiftUI
    struct Card: View {
      let item = Item()
      var body: some View { Text(item.name).glow(); Tile(item) }
    }
    """,
    "Item.swift": """
    struct Item: Foreign, Named {
      let name = "a"
      let icon: Icon
      init() { icon = Icon.none }
      @Tracked var count = 0
    }
    protocol Named {}
    """,
    "Tile.swift": """
    import SwiftUI
    struct Tile: View { let item: Item; var body: some View { Text(item.icon.name) } }
    extension View { func glow() -> some View { halo(3) } }
    """,
  ]

  private func slicer() throws -> Slicer {
    let index = SourceIndex(
      SourceModuleText(
        name: "App",
        files: files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) }),
      importing: { _ in nil }, conditions: SourceConditions(modules: ["SwiftUI"]))
    let subjects = ["Card()", "Tile(item: Item())"].map {
      SliceSubject(path: "Card.swift", expressions: [$0])
    }
    return try #require(Slicer(index, all: subjects))
  }

  private func fault(_ path: String, _ line: Int, _ column: Int, _ message: String) -> CompilerFault
  {
    CompilerFault(path: path, line: line, column: column, message: message)
  }

  private func doubtful(_ slicer: Slicer) -> Set<String>? {
    slicer.doubtful(of: files, since: 0)
  }

  @Test("Nothing was taken out")
  func nothing() throws {
    let slicer = try slicer()
    #expect(slicer.lossCount == 0)
    #expect(doubtful(slicer) == [])
  }

  @Test("Files that name a declaration may miss it, as a word of its own")
  func named() throws {
    var slicer = try slicer()
    _ = slicer.cut([
      fault("Item.swift", 3, 13, "cannot find type 'Icon' in scope")
    ])
    _ = slicer.giveUp(on: [fault("Item.swift", 3, 7, "it cannot be")], innermost: true)
    #expect(doubtful(slicer) == ["Item.swift", "Tile.swift"])
    // What was known before is not in doubt again.
    #expect(slicer.doubtful(of: files, since: slicer.lossCount) == [])
    #expect(slicer.doubtful(of: ["A.swift": "iconic \"x icons\""], since: 0) == [])
    #expect(slicer.doubtful(of: ["A.swift": "a.icon"], since: 0) == ["A.swift"])
    #expect(slicer.doubtful(of: ["A.swift": "$icon"], since: 0) == ["A.swift"])
  }

  @Test("Nobody misses the inside of a body")
  func body() throws {
    var slicer = try slicer()
    _ = slicer.cut([fault("Tile.swift", 3, 46, "cannot find 'halo' in scope")], isDeclared: true)
    #expect(slicer.changes == 1)
    #expect(doubtful(slicer) == [])
  }

  @Test("An attribute may be what a name with a sign before it stands for")
  func attribute() throws {
    var slicer = try slicer()
    _ = slicer.cut([fault("Item.swift", 5, 4, "unknown attribute 'Tracked'")])
    #expect(doubtful(slicer) == ["Item.swift"])
  }

  @Test("Any file may miss a conformance, and an initialiser")
  func sweeping() throws {
    var slicer = try slicer()
    _ = slicer.cut([fault("Item.swift", 1, 14, "cannot find type 'Foreign' in scope")])
    #expect(doubtful(slicer) == nil)
    slicer = try self.slicer()
    _ = slicer.giveUp(on: [fault("Item.swift", 4, 5, "it cannot be")], innermost: true)
    #expect(doubtful(slicer) == nil)
  }
}
