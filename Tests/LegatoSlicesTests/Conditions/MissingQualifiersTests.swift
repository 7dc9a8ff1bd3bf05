import Testing

@testable import LegatoSlices

@Suite("Names that a module which is not there qualifies")
struct MissingQualifiersTests {
  private func text(_ source: String) -> String {
    MissingQualifiers.blanked(in: source, ["Kit", "Base"]) { $0 == "Base" || $0 == "Own" }
  }

  @Test(
    "lose it, each at its place",
    arguments: [
      ("enum Role: Kit.Enum, Swift.CaseIterable {}", "enum Role:     Enum, Swift.CaseIterable {}"),
      ("let a = Kit.Item.none", "let a =     Item.none"),
      (
        "func a<D: Kit.Decoder>(_ d: [Kit.Item<Kit.Key>]) {}",
        "func a<D:     Decoder>(_ d: [    Item<    Key>]) {}"
      ),
      ("extension Kit.Item {}", "extension     Item {}"),
      ("let a = \"Kit.Item\" // Kit.Item", "let a = \"Kit.Item\" // Kit.Item"),
      (
        "let a = Kit.self, b = Kit.Type.self, c = other.Kit.d",
        "let a = Kit.self, b = Kit.Type.self, c = other.Kit.d"
      ),
      ("@Kit.Wrapped(Kit.one) var a: Int", "@Kit.Wrapped(    one) var a: Int"),
      // The sources declare a type with the name of the module, and one with the name behind it.
      ("let a: Base.Item", "let a: Base.Item"), ("let a: Kit.Own", "let a: Kit.Own"),
    ])
  func blanked(source: String, expected: String) { #expect(text(source) == expected) }

  @Test("A file of an index has the names alone where it imports the module, and no other has")
  func index() throws {
    let use = "struct Card { var item: Kit.Item { Kit.Item() } }"
    let index = SourceIndex(
      SourceModuleText(
        name: "App",
        files: [
          SourceText(path: "A.swift", text: "import Kit\n" + use),
          SourceText(path: "B.swift", text: "import There\n" + use),
          SourceText(path: "C.swift", text: "import There\nlet a = There.Item()"),
        ]),
      importing: { _ in nil }, conditions: SourceConditions(modules: ["There"]))
    #expect(
      index.text(of: "A.swift")
        == "import Kit\nstruct Card { var item:     Item {     Item() } }")
    #expect(index.text(of: "B.swift") == "import There\n" + use)
    #expect(index.text(of: "C.swift") == "import There\nlet a = There.Item()")
  }
}
