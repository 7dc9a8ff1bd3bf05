import LegatoLint
import Testing

@Suite("Module sources")
struct ModuleSourcesTests {
  /// The needs of `A.swift`, of whose module the other file declares `Layer`, `Shape` and `Tint`.
  private func needs(_ source: String, other: String = "") -> [String] {
    let declared = "struct Layer {}\nprotocol Shape {}\ntypealias Tint = Int\n"
    let sources = ModuleSources(
      name: "Module", sources: ["A.swift": source, "B.swift": declared + other])
    return sources.needs.filter { $0.file == "A.swift" }.map { "\($0.line) \($0.name)" }
  }

  @Test(
    "A type is needed wherever code names it",
    arguments: [
      ("\nlet layer: Layer? = nil", "2 Layer"),
      ("func draw(_ layers: [Layer]) {}", "1 Layer"),
      ("let layer = Layer()", "1 Layer"),
      ("let count = Layer.count", "1 Layer"),
      ("let type = Layer.self", "1 Layer"),
      ("struct Disc: Shape {}", "1 Shape"),
      ("func draw<Form: Shape>(_ form: Form) {}", "1 Shape"),
      ("func draw(_ form: some Shape) {}", "1 Shape"),
      ("extension Layer { var area: Int { 0 } }", "1 Layer"),
      ("extension Array where Element == Layer {}", "1 Layer"),
      ("@Tint var area = 0", "1 Tint"),
      ("let path = \\Layer.area", "1 Layer"),
      ("let text = \"\\(Layer.count) layers\"", "1 Layer"),
      ("func draw(_ value: Any) -> Bool { value is Layer }", "1 Layer"),
      ("let layer: Module.Layer? = nil", "1 Layer"),
      ("#if os(Linux)\nlet layer = Layer()\n#endif", "2 Layer"),
    ])
  func mentions(source: String, need: String) {
    #expect(needs(source) == [need])
  }

  @Test("A type that is named several times is one need, at its first line")
  func first() {
    #expect(
      needs("let a = 1\nlet b: Layer? = Layer()\nlet c = Layer()\nlet d: Tint = 1") == [
        "2 Layer", "4 Tint",
      ])
  }

  @Test(
    "Comments, the text of strings, members and modules are no needs",
    arguments: [
      "// Layer\n/* Layer */ let a = 1 /// Layer",
      "let text = \"Layer\"",
      "let text = \"\"\"\n  Layer \\n Layer\n  \"\"\"",
      "let a = value.Layer",
      "let a = .Layer",
      "let a: Other.Layer? = nil",
      "let path = \\.Layer",
      "let a = draw(Layer: 1)",
      "#if canImport(Layer)\nlet a = 1\n#endif",
      "import Layer",
      "@_spi(Layer) public struct A {}",
    ])
  func others(source: String) {
    #expect(needs(source).isEmpty)
  }

  @Test(
    "A name that something nearer is called by is no need",
    arguments: [
      "private struct Layer {}\nlet layer = Layer()",
      "fileprivate typealias Layer = Int\nlet layer: Layer = 1",
      "struct Stack<Layer> { var top: Layer? }",
      "func draw<Layer>(_ layer: Layer) {}",
      "struct Stack { struct Layer {}; var top: Layer? }",
      "struct Stack {}\nextension Stack { enum Layer {} }\nextension Stack { var top: Layer? { nil } }",
      "protocol Stack { associatedtype Layer; var top: Layer { get } }",
      "func draw() { struct Layer {}; _ = Layer() }",
    ])
  func nearer(source: String) {
    #expect(needs(source).isEmpty)
  }

  @Test("A type that another file nests in the type around is nearer, too")
  func nestedElsewhere() {
    let source = "extension Stack { var top: Layer? { nil } }"
    #expect(needs(source, other: "struct Stack {}") == ["1 Layer", "1 Stack"])
    #expect(needs(source, other: "struct Stack { struct Layer {} }") == ["1 Stack"])
    // Outside of that type the name means what it says.
    #expect(
      needs("let top: Layer? = nil", other: "struct Stack { struct Layer {} }") == ["1 Layer"])
  }

  @Test("A type that is private in its file is no need of others")
  func hidden() {
    #expect(needs("let edge = Edge()", other: "private struct Edge {}").isEmpty)
    #expect(needs("let edge = Edge()", other: "fileprivate struct Edge {}").isEmpty)
    #expect(needs("let edge = Edge()", other: "struct Edge {}") == ["1 Edge"])
  }

  @Test("A name that two files declare is no need of either")
  func twice() {
    let sources = ModuleSources(
      name: "Module",
      sources: [
        "A.swift": "let clock = Clock()", "B.swift": "struct Clock {}",
        "C.swift": "struct Clock {}",
      ])
    #expect(sources.needs.isEmpty)
  }

  @Test("Files that need each other in a circle are a knot, the largest first")
  func knots() {
    let sources = ModuleSources(
      name: "Module",
      sources: [
        "A.swift": "struct A { var b: [B] }", "B.swift": "struct B { var c: [C] }",
        "C.swift": "struct C { var a: [A]; var d: [D] }", "D.swift": "struct D { var e: [E] }",
        "E.swift": "struct E { var d: [D]; var f: F }", "F.swift": "struct F {}",
      ])
    #expect(sources.knots == [["A.swift", "B.swift", "C.swift"], ["D.swift", "E.swift"]])
  }

  @Test("A chain of needs is no knot, however long")
  func chain() {
    let sources = ModuleSources(
      name: "Module",
      sources: Dictionary(
        uniqueKeysWithValues: (0..<500).map {
          ("\($0).swift", "struct Link\($0) { var next: Link\($0 + 1)? }")
        }))
    #expect(sources.needs.count == 499)
    #expect(sources.knots.isEmpty)
  }
}
