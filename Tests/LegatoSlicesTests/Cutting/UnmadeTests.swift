import Testing

@testable import LegatoSlices

@Suite("Values that could not be made up when a film ran")
struct UnmadeTests {
  private let app = """
    final class Model {
      let feed: Feed
      let log: Log
      init() {
        let client = Gone()
        feed = Feed(client)
        log = Log()
      }
    }
    final class Feed { init(_ client: Client, size: Size) {} }
    final class Log { private init() {}; static let main = Log() }
    struct Client { let name: String; var note: String?; private static let x = 1 }
    enum Size { case other(value: Int), small }
    struct Box<T> { let value: T }
    """

  private func slicer() throws -> Slicer {
    let index = SourceIndex(
      SourceModuleText(
        name: "App",
        files: [
          SourceText(path: "Card.swift", text: "struct Card: View { let model = Model() }"),
          SourceText(path: "App.swift", text: app),
        ]), importing: { _ in nil }, conditions: SourceConditions(modules: ["SwiftUI"]))
    var slicer = try #require(
      Slicer(index, SliceSubject(path: "Card.swift", expressions: ["Card()"])))
    let found = slicer.cut([
      CompilerFault(path: "App.swift", line: 5, column: 18, message: "cannot find 'Gone' in scope")
    ])
    #expect(found)
    return slicer
  }

  private func text(_ slicer: Slicer, _ name: String) -> String {
    slicer.slice.modules.flatMap(\.files).filter { $0.path.contains(name) }.map(\.text).joined()
  }

  @Test("A type that is asked for gets a maker, as do those that this needs, and its neighbours")
  func maker() throws {
    var slicer = try slicer()
    #expect(text(slicer, "App.swift").contains("_legatoValue(\"Model.init: feed\")"))
    #expect(!text(slicer, "conformers").contains("Feed"))
    slicer.asksForAll = true
    slicer.answer(missing: "Model.init: feed", of: "App.Feed")
    let makers = text(slicer, "conformers")
    #expect(
      makers.contains(
        "Feed(_legatoValue(\"value of a made-up Feed\"), size: _legatoValue(\"size of a made-up Feed\"))"
      ), "\(makers)")
    #expect(makers.contains("Client(name: _legatoValue(\"name of a made-up Client\"))"))
    #expect(makers.contains("{ Size.small }"))
    #expect(makers.contains("{ Log.main }"))
  }

  @Test("Where that does not help, what needs the value goes")
  func refused() throws {
    var slicer = try slicer()
    slicer.answer(missing: "Model.init: feed", of: "App.Feed")
    slicer.answer(missing: "value of a made-up Feed", of: "App.Feed")
    #expect(!text(slicer, "conformers").contains("Feed"))
    slicer.answer(missing: "Model.init: feed", of: "App.Feed")
    #expect(!text(slicer, "App.swift").contains("_legatoValue"))
    let found = slicer.cut([
      CompilerFault(path: "App.swift", line: 5, column: 18, message: "cannot find 'Gone' in scope")
    ])
    #expect(found)
    #expect(!text(slicer, "App.swift").contains("Model.init: feed"))
  }

  @Test("Of generic types, and of what is no type of the module, there is none")
  func none() {
    let texts = [SourceText(path: "App.swift", text: app)]
    for name in ["Box", "Nothing", "Model.Feed", ""] {
      #expect(MadeUpMakers(texts).maker(for: name) == nil)
    }
  }

  @Test("Initialisers that cannot fail come first; readers of files are none")
  func order() throws {
    let text = """
      struct Row {
        init?(_ text: String) {}
        init(from decoder: any Decoder) throws {}
        init(a: Int, b: Int) {}
        private init() {}
        init<T>(t: T) {}
        init() async {}
      }
      extension Row { struct Cell { var size = 3; lazy var x = 2; let (a, b): (Int, Int) } }
      """
    let texts = [SourceText(path: "Row.swift", text: text)]
    let row = try #require(MadeUpMakers(texts).maker(for: "Row")?.code)
    #expect(row.contains("Row(a: _legatoValue"))
    #expect(row.contains("enum _LegatoMadeUp_Row: LegatoFilm.MadeUpMaker"))
    let cell = try #require(MadeUpMakers(texts).maker(for: "Row.Cell")?.code)
    #expect(cell.contains("enum _LegatoMadeUp_Row_Cell"))
  }

  @Test("What is nested in a type is meant first, and extensions may come before the type")
  func nested() {
    let texts = [
      SourceText(
        path: "A.swift",
        text: "extension Box { struct Part { init(size: Int) {} } }\nstruct Part {}"),
      SourceText(path: "B.swift", text: "struct Box { init(part: Part, other: Gone) {} }"),
    ]
    let makers = MadeUpMakers(texts).makers(for: ["Box"], but: [])
    #expect(makers.count == 2)
    #expect(makers.last?.contains("enum _LegatoMadeUp_Box_Part") ?? false)
    #expect(
      MadeUpMakers(texts).makers(for: ["Box"], but: ["Box_Part"]).last?.contains("Part()") ?? false)
    #expect(MadeUpMakers(texts).makers(for: ["Box"], but: ["Box"]).isEmpty)
  }
}
