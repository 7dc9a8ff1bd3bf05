import Foundation
import Testing

@testable import LegatoSlices

/// What changes cannot stand in an expectation.
private func hold(_ value: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(value, sourceLocation: sourceLocation)
}

@Suite("Names that are declared nowhere")
struct UnknownNamesTests {
  private static let known = KnownNames(
    modules: [],
    more: { ["VStack", "padding", "Text", "frame", "EmptyView", "Image", "brand", "SwiftUI"] })

  private func slicer(_ card: String, _ more: String = "") throws -> Slicer {
    let files = [
      SourceText(path: "Card.swift", text: card), SourceText(path: "More.swift", text: more),
    ]
    let index = SourceIndex(
      SourceModuleText(name: "App", files: files), importing: { _ in nil },
      conditions: SourceConditions(modules: ["SwiftUI"]))
    let subjects = [SliceSubject(path: "Card.swift", expressions: ["Card()"])]
    var slicer = try #require(Slicer(index, all: subjects))
    slicer.names = Self.known
    return slicer
  }

  private func card(_ slicer: Slicer) throws -> String {
    try #require(slicer.slice.modules.last?.files.first { $0.path == "Card.swift" }).text
  }

  private let text = """
    struct Card: View {
      let name: String
      var body: some View {
        VStack {
          Text(name).padding().brandNew(3)
          Unheard(radius: 2) { Text("in it") }
          Text("own").card().frame(width: usleep(3))
          Image(.brand)
          Slot<Text>(Part.one)
        }
      }
      struct Slot<Content: View>: View { var body: some View { EmptyView(Content.self) } }
      enum Part { case one }
    }
    """

  @Test("Views lose modifiers and views of such names before a compiler is asked, and no others")
  func views() throws {
    var slicer = try slicer(text, "extension View { func card() -> some View { padding() } }")
    hold(slicer.cutUnknownNames(in: ["App"]))
    let card = try card(slicer)
    #expect(card.contains("Text(name).padding()            \n"))
    #expect(card.contains("_legatoContent { Text(\"in it\") }"))
    #expect(card.contains("Text(\"own\").card().frame(width: usleep(3))"))
    #expect(card.contains("Image(.brand)\n      Slot<Text>(Part.one)"))
    #expect(card.contains("EmptyView(Content.self)"))
    #expect(
      slicer.takenOut.map(\.reason) == [
        "value has no member 'brandNew'", "cannot find 'Unheard' in scope",
      ])
    #expect(slicer.takenOut.map(\.line) == [5, 6])
    hold(!slicer.cutUnknownNames(in: ["App"]))
    var other = slicer
    hold(!other.cutUnknownNames(in: ["Other"]))
  }

  @Test("A property that was taken out is one, but for what is called the same in a view")
  func properties() throws {
    let text = """
      struct Card: View {
        @State var model = Model()
        var body: some View {
          VStack {
            Text(model.name)
            Text($model.name).padding()
            Text(self.model.name).padding(EmptyView(model))
            EmptyView { model in Text(model.name) }
          }
        }
        var other: some View { EmptyView { model in Text(model.name) } }
      }
      """
    var slicer = try slicer(text, "let name = 3")
    let fault = CompilerFault(
      path: "Card.swift", line: 2, column: 22, message: "cannot find 'Model' in scope")
    _ = slicer.cut([fault])
    hold(!slicer.cutUnknownNames(in: ["App"]))
    let without = text.replacing("          EmptyView { model in Text(model.name) }\n", with: "")
      .replacing("      EmptyView { model in Text(model.name) }\n", with: "")
    var second = try self.slicer(without, "let name = 3")
    _ = second.cut([fault])
    hold(second.cutUnknownNames(in: ["App"]))
    let card = try card(second)
    #expect(!card.contains("model.name)\n"))
    #expect(card.filter { $0 == "\n" }.count == without.filter { $0 == "\n" }.count)
  }

  @Test("Where a type finds members by their texts, every name may be one")
  func dynamic() throws {
    let byText = "struct Json { subscript(dynamicMember name: String) -> Json { self } }"
    var first = try slicer(text, byText)
    hold(!first.cutUnknownNames(in: ["App"]))
    let byPath = "struct Box { subscript(dynamicMember path: KeyPath<Int, Int>) -> Int { 1 } }"
    var second = try slicer(text, byPath)
    hold(second.cutUnknownNames(in: ["App"]))
  }

  @Test("Of an expression that the compiler has given up on, that is why")
  func givenUp() throws {
    var slicer = try slicer(text, "extension View { func card() -> some View { padding() } }")
    let fault = CompilerFault(
      path: "Card.swift", line: 4, column: 5,
      message: "the compiler is unable to type-check this expression in reasonable time")
    hold(slicer.cut([fault]))
    let card = try card(slicer)
    #expect(card.contains("VStack {"))
    #expect(!card.contains("brandNew") && card.contains("_legatoContent {"))
    hold(slicer.cut([fault]))
    #expect(try self.card(slicer).contains("var body: some View { _LegatoBox(\"Card.body\") }"))
  }

  @Test("Compiled modules say what they declare")
  func modules() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "names-\(UUID().uuidString).swiftmodule")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data([1, 0] + Array("brandNew".utf8) + [0] + Array("Un heard".utf8) + [0]).write(to: file)
    let index = SourceIndex(
      SourceModuleText(name: "App", files: []), importing: { _ in nil },
      conditions: SourceConditions(modules: []))
    let names = KnownNames(modules: [file, file.appendingPathExtension("gone")])
    #expect(names.contain("brandNew", isMember: true, in: index))
    #expect(!names.contain("Un", isMember: true, in: index))
    #expect(!names.contain("heard", isMember: true, in: index))
  }
}
