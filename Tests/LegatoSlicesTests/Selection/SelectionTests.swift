import Testing

@testable import LegatoSlices

@Suite("What a view needs")
struct SelectionTests {
  private func slice(
    _ files: [String: String], _ expression: String = "Card()",
    modules: [String: [String: String]] = [:],
    home: String = "Card.swift"
  ) throws -> (slicer: Slicer, slice: Slice) {
    func module(_ name: String, _ files: [String: String]) -> SourceModuleText {
      SourceModuleText(
        name: name,
        files: files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) })
    }
    let index = SourceIndex(
      module("App", files), importing: { name in modules[name].map { module(name, $0) } },
      conditions: SourceConditions(modules: ["SwiftUI", "Foundation"]))
    let slicer = try #require(Slicer(index, SliceSubject(path: home, expressions: [expression])))
    return (slicer, slicer.slice)
  }

  /// The words of a file in the slice.
  private func words(_ slice: Slice, _ path: String, module: String = "App") -> String? {
    slice.modules.first { $0.name == module }?.files.first { $0.path == path }?.text
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("Names lead to declarations, and these to others; files of neither are not there")
  func transitive() throws {
    let (_, slice) = try slice([
      "Card.swift":
        "import SwiftUI\nstruct Card: View { var body: some View { Badge(count: limit) } }\nstruct Other {}",
      "Badge.swift":
        "struct Badge: View { let count: Int\n var body: some View { Text(name(count)) } }\nlet unused = Nothing()",
      "Names.swift": "func name(_ count: Int) -> String { \"\\(count)\" }\nlet limit = 3",
      "Broken.swift": "final class Broken: Nowhere {}",
    ])
    #expect(slice.modules.map(\.name) == ["App"])
    #expect(slice.modules[0].files.map(\.path) == ["Card.swift", "Badge.swift", "Names.swift"])
    #expect(words(slice, "Card.swift")?.contains("Other") == false)
    #expect(words(slice, "Badge.swift")?.contains("unused") == false)
    #expect(
      words(slice, "Names.swift")
        == "func name(_ count: Int) -> String { \"\\(count)\" } let limit = 3")
  }

  @Test("An initialiser of an extension is found where its closure stands behind the call")
  func trailingClosures() throws {
    for call in [
      "Button(glyph: 1) { go() }", "Button(glyph: 1, action: {})", "Button(glyph: 1) {} label: {}",
    ] {
      let (_, slice) = try slice([
        "Card.swift":
          "struct Card: View { var body: some View { \(call) } }\nfunc go() {}",
        "Glyph.swift": """
        extension Button {
          init(glyph: Int, action: @escaping () -> Void) { self.init(\"\", action: action) }
          init(glyph: Int, run action: (() -> Void)?, label: () -> Text) { self.init() }
          init(other: Int, action: () -> Void) { self.init() }
        }
        """,
      ])
      let words = words(slice, "Glyph.swift")
      #expect(words?.contains("init(glyph: Int, action:") == true, "\(call)")
      #expect(words?.contains("other") == false)
    }
  }

  @Test("A member of a type of elsewhere is found whichever of the two names comes first")
  func extensionsOfOthers() throws {
    for code in ["Glow().tint(UIGlow.self)", "Card.use(UIGlow.self, Glow())"] {
      let (_, slice) = try slice([
        "Card.swift": "struct Card: View { var body: some View { \(code) } }",
        "Glow.swift":
          "extension UIGlow { struct Glow: View { var body: some View { Text(\"\") } } }",
      ])
      #expect(words(slice, "Glow.swift")?.contains("struct Glow") == true, "\(code)")
    }
  }

  @Test(
    "What a protocol of another module asks for is there, also where the protocol has a default for it"
  )
  func witnesses() throws {
    let (_, slice) = try slice(
      [
        "Card.swift":
          "import Kit\nstruct Card: View { let place = Place()\n var body: some View { Text(\"\") } }",
        "Place.swift":
          "import Kit\nfinal class Place: Locating { func located(_ place: Int) {}\n func failed() {} }",
      ],
      modules: [
        "Kit": [
          "Kit.swift":
            "public protocol Locating { func located(_ place: Int)\n func failed() }\nextension Locating { public func failed() {} }"
        ]
      ])
    let text = try #require(words(slice, "Place.swift"))
    #expect(text.contains("func located") && text.contains("func failed"))
  }

  @Test("Lines and columns are those of the file")
  func places() throws {
    let text =
      "import Missing\nlet a = 1; let b = 2\n\nstruct Card: View { var body: some View { Text(\"\\(b)\") } }\n"
    let (_, slice) = try slice(["Card.swift": text])
    let result = slice.modules[0].files[0].text
    #expect(
      result
        == "              \n           let b = 2\n\nstruct Card: View { var body: some View { Text(\"\\(b)\") } }\n\nimport SwiftUI"
    )
    #expect(slice.missingModules == [MissingModule(name: "Missing", path: "Card.swift", line: 1)])
  }

  @Test("Members are there where they are stored, asked for by a conformance, or named")
  func members() throws {
    let (_, slice) = try slice([
      "Card.swift":
        "struct Card: View { @State var store = Store()\n var body: some View { Text(store.title) }\n func share() { Sharing.open() } }",
      "Store.swift": """
      final class Store: Loading, Identifiable {
        let id = 1
        var client: Client?
        var title: String { "a" }
        func load() {}
        func upload() { Uploader().run() }
        init() {}
      }
      protocol Loading { func load() }
      struct Client {}
      struct Uploader {}
      enum Sharing {}
      """,
    ])
    let store = try #require(words(slice, "Store.swift"))
    #expect(
      store.contains("var client") && store.contains("func load") && store.contains("struct Client")
    )
    #expect(!store.contains("upload") && !store.contains("Uploader") && !store.contains("Sharing"))
    #expect(words(slice, "Card.swift")?.contains("share") == false)
  }

  @Test(
    "Extensions: named members of types of elsewhere, conformances, initialisers by their labels, operators"
  )
  func extensions() throws {
    let (_, slice) = try slice([
      "Card.swift":
        "struct Card: View { var body: some View { Text(\"a\").glow().tint(Color(hex: 3)).opacity(1 <+> 2) } }",
      "A.swift": """
      extension View { func glow() -> some View { modifier(Glow()) }
        func unused() -> some View { modifier(Unused()) } }
      struct Glow: ViewModifier { func body(content: Content) -> some View { content } }
      struct Unused {}
      extension Color { init(hex: Int) { self = .red }
        init(name: String) { self = .blue } }
      infix operator <+>: AdditionPrecedence
      func <+> (left: Double, right: Double) -> Double { left + right }
      extension Glow { var strength: Double { 1 } }
      extension Glow: Hashable {}
      extension UIView { func glow() {} }
      """,
    ])
    let text = try #require(words(slice, "A.swift"))
    #expect(text.contains("func glow() -> some View") && text.contains("struct Glow"))
    #expect(text.contains("init(hex: Int)") && !text.contains("init(name"))
    #expect(text.contains("infix operator <+>") && text.contains("func <+>"))
    #expect(!text.contains("nused") && !text.contains("strength") && !text.contains("UIView"))
    #expect(text.contains("extension Glow: Hashable"))
  }

  @Test(
    "What is private to another file is not meant, and what is not public of another module neither"
  )
  func visibility() throws {
    let (_, slice) = try slice(
      [
        "Card.swift":
          "import Kit\nstruct Card: View { var body: some View { helper(); Pill() } }\nprivate func helper() {}",
        "Other.swift": "private func helper() { Nowhere() }",
      ],
      modules: [
        "Kit": [
          "Pill.swift":
            "public struct Pill: View { public init() {} }\nfunc helper() { Elsewhere() }\npublic struct Rest {}"
        ]
      ])
    #expect(slice.modules.map(\.name) == ["Kit", "App"])
    #expect(
      words(slice, "Pill.swift", module: "Kit") == "public struct Pill: View { public init() {} }")
    #expect(words(slice, "Other.swift") == nil)
  }

  @Test(
    "A file whose braces cannot be followed is parsed instead, and one with anything in its texts is not"
  )
  func sketches() {
    #expect(FileSketch("let a = /\"{/\nstruct B {}").isUncertain)
    #expect(FileSketch("struct A {").isUncertain)
    let sketch = FileSketch(
      ##"""
      // { struct No {}
      /* { /* nested */ } */
      let text = "a { \(b("}")) ", raw = #"" { \("#
      let long = """
        { " "" struct Neither {
        """
      public struct Card<Content>: View { struct Inner {}; var stored = 1; func method() {} }
      extension SwiftUI.Color: Codable { static let brand = 1
        func tone() {}
        init(hex: Int) {} }
      prefix func -- (a: Int) -> Int { a }
      class func nothing() {}
      """##)
    #expect(!sketch.isUncertain)
    #expect(sketch.types == ["Card"])
    #expect(sketch.names.isSuperset(of: ["text", "long", "Card", "brand", "tone", "--"]))
    #expect(sketch.names.isDisjoint(with: ["No", "Neither", "Inner", "stored", "method"]))
    #expect(sketch.extended == ["Color"] && sketch.conforming == ["Color"])
    #expect(sketch.labels.contains("hex"))
  }
}
