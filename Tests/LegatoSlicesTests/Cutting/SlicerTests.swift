import Testing

@testable import LegatoSlices

/// What changes cannot stand in an expectation.
private func hold(_ value: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(value, sourceLocation: sourceLocation)
}

@Suite("Taking out what does not compile")
struct SlicerTests {
  private func slicer(_ files: [String: String], _ expression: String = "Card()") throws -> Slicer {
    let index = SourceIndex(
      SourceModuleText(
        name: "App",
        files: files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) }),
      importing: { _ in nil }, conditions: SourceConditions(modules: ["SwiftUI"]))
    return try #require(Slicer(index, SliceSubject(path: "Card.swift", expressions: [expression])))
  }

  private func fault(_ path: String, _ line: Int, _ column: Int, _ message: String) -> CompilerFault
  {
    CompilerFault(path: path, line: line, column: column, message: message)
  }

  private let card = """
    struct Card: View {
      @State var player: Player?
      var body: some View { VStack { header; Inner() }.onAppear { play() } }
      private var header: some View { Glass() }
      private func play() {
        AVAudioSession.shared()
        player?.start()
      }
      private var isLoud: Bool { AVAudioSession.isLoud }
    }
    """
  private let inner =
    "struct Inner: View { var body: some View { Blur(radius: 3) } }\nfinal class Player: NSThing, Other { func start() {} }"

  @Test("Bodies become boxes, lines of functions do nothing, and both are named")
  func standIns() throws {
    var slicer = try slicer(["Card.swift": card, "Inner.swift": inner])
    hold(
      slicer.cut([
        fault("Card.swift", 4, 37, "cannot find 'Glass' in scope"),
        fault("Card.swift", 6, 5, "cannot find 'AVAudioSession' in scope"),
        fault("Inner.swift", 1, 45, "cannot find 'Blur' in scope"),
      ]))
    let slice = slicer.slice
    let texts = slice.modules[0].files
    #expect(texts[0].text.contains("private var header: some View { _LegatoBox(\"Card.header\") }"))
    #expect(
      texts[0].text.contains(
        "let _ = _legatoLeftOut(\"Card.play(): AVAudioSession.shared\")\n    player?.start()"))
    #expect(texts[0].text.filter { $0 == "\n" }.count == card.filter { $0 == "\n" }.count)
    #expect(texts[1].text.contains("var body: some View { _LegatoBox(\"Inner.body\") }"))
    #expect(texts.last?.path == "legato stand-ins.swift")
    #expect(
      slice.leftOut.map(\.name)
        == ["Card.header", "Card.play(): AVAudioSession.shared", "Inner.body"])
    #expect(slice.leftOut.map(\.form) == [.box, .empty, .box])
    #expect(slice.leftOut.map(\.line) == [4, 6, 1])
  }

  @Test(
    "The view itself is never replaced as a whole: what it begins with is why it cannot be shown")
  func subject() throws {
    var slicer = try slicer(["Card.swift": card, "Inner.swift": inner])
    let error = fault("Card.swift", 3, 26, "ambiguous use of 'init'")
    hold(!slicer.cut([error]))
    #expect(slicer.faults == [error])
  }

  @Test("An inherited type that is not there is taken out of its list, and then the type")
  func inheritance() throws {
    var slicer = try slicer(["Card.swift": card, "Inner.swift": inner])
    let column =
      inner.split(separator: "\n")[1].utf8.count - "Other { func start() {} }".utf8.count + 1
    hold(slicer.cut([fault("Inner.swift", 2, column, "cannot find type 'Other' in scope")]))
    #expect(slicer.slice.modules[0].files[1].text.contains("final class Player: NSThing"))
    #expect(!slicer.slice.modules[0].files[1].text.contains("Other"))
    hold(slicer.cut([fault("Inner.swift", 2, 13, "something else is wrong with it")]))
    #expect(!slicer.slice.modules[0].files[1].text.contains("Player"))
    #expect(slicer.slice.leftOut.map(\.name).contains("Player"))
  }

  @Test("An attribute that is not there goes alone, and what it stands before stays")
  func attributes() throws {
    var slicer = try slicer([
      "Card.swift": "struct Card: View { var body: some View { Text(Item().id ?? \"\") } }",
      "Item.swift": "struct Item: Identifiable {\n  @RemoteID(\"a\") var id: String?\n}",
    ])
    hold(slicer.cut([fault("Item.swift", 2, 4, "unknown attribute 'RemoteID'")]))
    let text = slicer.slice.modules[0].files[1].text
    #expect(text.contains("var id: String?"))
    #expect(!text.contains("RemoteID") && !text.contains("@"))
    #expect(slicer.slice.leftOut.map(\.name) == ["Item.id: @RemoteID"])
    #expect(slicer.slice.leftOut.map(\.form) == [.removed])
    // What it left is no property any more: then it goes as well.
    hold(slicer.cut([fault("Item.swift", 2, 20, "type annotation missing in pattern")]))
    #expect(!slicer.slice.modules[0].files[1].text.contains("var id"))
  }

  @Test("A property whose value was its wrapper's gets one, whatever makes the object") func given()
    throws
  {
    var slicer = try slicer([
      "Card.swift": "struct Card: View { var body: some View { Text(Item(id: 1).name) } }",
      "Item.swift": #"""
      struct Item {
        @Injected(\.names) private var names: Names
        @EnvironmentObject var store: Store
        @Clamped var id: Int
        init(id: Int) { self.id = id }
        var name: String { names.name(of: id) }
      }
      struct Names { func name(of id: Int) -> String { "" } }
      final class Store {}
      """#,
    ])
    hold(slicer.cut([fault("Item.swift", 2, 4, "unknown attribute 'Injected'")]))
    hold(slicer.cut([fault("Item.swift", 3, 4, "unknown attribute 'EnvironmentObject'")]))
    hold(slicer.cut([fault("Item.swift", 4, 4, "unknown attribute 'Clamped'")]))
    let lines = slicer.slice.modules[0].files[1].text.split(separator: "\n")
    #expect(lines[1].contains(#"private var names: Names = _legatoValue("Item.names")"#))
    #expect(lines[2].contains(#"var store: Store = _legatoValue("Item.store")"#))
    // Its initialiser gives it one.
    #expect(lines[3].hasSuffix("var id: Int"))
    let names = slicer.slice.leftOut.map(\.name)
    #expect(names.prefix(2) == ["Item.names: @Injected", "Item.store: @EnvironmentObject"])
  }

  @Test("Code has SwiftUI from a package that is not there") func brought() throws {
    func text(_ imports: String) throws -> String {
      let slicer = try slicer(["Card.swift": "\(imports)\nstruct Card: View {}"])
      return slicer.slice.modules[0].files[0].text
    }
    #expect(try text("import Kit").hasSuffix("\nimport SwiftUI"))
    #expect(try !text("import Kit\nimport SwiftUI").hasSuffix("\nimport SwiftUI"))
    #expect(try !text("").contains("import SwiftUI"))
  }

  @Test("What was kept of a module goes where the type goes that it stands in")
  func kept() throws {
    let index = SourceIndex(
      SourceModuleText(
        name: "App",
        files: [
          SourceText(
            path: "Card.swift",
            text: "struct Card: View {\n  var body: some View { Glass() }\n}\nstruct Other: View {}"
          )
        ]),
      importing: { _ in nil }, conditions: SourceConditions(modules: ["SwiftUI"]))
    let subjects = ["Card()", "Other()"].map {
      SliceSubject(path: "Card.swift", expressions: [$0])
    }
    var slicer = try #require(Slicer(index, all: subjects))
    hold(slicer.cut([fault("Card.swift", 2, 25, "cannot find 'Glass' in scope")]))
    slicer.keep(["App"])
    hold(slicer.giveUp(on: [fault("Card.swift", 1, 8, "it cannot be built")]))
    let text = slicer.slice.modules[0].files[0].text
    #expect(text.filter { !$0.isWhitespace } == "structOther:View{}")
  }

  @Test(
    "Conformances go one by one or together, and leave no comma behind",
    arguments: [
      ([12], "structItem:B,C{}"), ([15], "structItem:A,C{}"), ([18], "structItem:A,B{}"),
      ([12, 15], "structItem:C{}"), ([15, 18], "structItem:A{}"), ([18, 15], "structItem:A{}"),
      ([12, 18], "structItem:B{}"), ([12, 15, 18], "structItem{}"),
      ([18, 12, 15], "structItem{}"),
    ])
  func conformances(columns: [Int], left: String) throws {
    for together in [false, true] {
      var slicer = try slicer([
        "Card.swift": "struct Card: View { var body: some View { Text(Item().name) } }",
        "Item.swift": "struct Item: A, B, C {}",
      ])
      let faults = columns.map { column in
        fault(
          "Item.swift", 1, column + 2,
          "cannot find type '\(["A", "B", "C"][(column - 12) / 3])' in scope")
      }
      if together {
        hold(slicer.cut(faults))
      } else {
        for fault in faults { hold(slicer.cut([fault])) }
      }
      let text = slicer.slice.modules[0].files[1].text
      #expect(text.filter { !$0.isWhitespace } == left)
    }
  }

  @Test("An enum without the type that it names first keeps its cases, whatever follows from that")
  func rawValues() throws {
    var slicer = try slicer([
      "Card.swift": "struct Card: View { var body: some View { Text(\"\\(Role.client)\") } }",
      "Role.swift":
        "enum Role: Foreign, CaseIterable {\n  case client\n  case other(Int)\n  typealias RawValue = Int\n}",
    ])
    hold(
      slicer.cut(
        [
          fault("Role.swift", 1, 12, "cannot find type 'Foreign' in scope"),
          fault("Role.swift", 3, 8, "enum with raw type cannot have cases with arguments"),
        ], isDeclared: true))
    let text = slicer.slice.modules[0].files[1].text
    #expect(text.contains("case client") && text.contains("case other(Int)"))
    #expect(text.contains("CaseIterable") && !text.contains("Foreign"))
  }

  @Test("A member that is found by its key path is missed only where nothing else is wrong")
  func dynamicMembers() throws {
    var slicer = try slicer([
      "Card.swift":
        "struct Card: View { @State var m = Model(); var body: some View { Text(m.a) } }",
      "Model.swift": "@Observable final class Model { var a = Gone.a()\nvar b = 1 }",
    ])
    let member = fault(
      "Card.swift", 1, 74,
      "referencing subscript 'subscript(dynamicMember:)' requires wrapper 'Binding<Model>'")
    hold(slicer.cut([fault("Model.swift", 1, 42, "cannot find 'Gone' in scope"), member]))
    #expect(slicer.takenOut.map(\.name) == ["Model.a"])
    // What is to be shown has it still.
    hold(!slicer.cut([member]))
    #expect(slicer.faults == [member])
  }

  @Test("What leads to what was taken out alone is gone with it")
  func reach() throws {
    var slicer = try slicer([
      "Card.swift": "struct Card: View { var body: some View { a() } }\nfunc a() { Deep.run() }",
      "Deep.swift":
        "enum Deep { static func run() { Deeper.run() } }\nenum Deeper { static func run() {} }",
    ])
    #expect(slicer.slice.modules[0].files.count == 2)
    hold(slicer.cut([fault("Card.swift", 2, 12, "cannot call it")]))
    #expect(slicer.slice.modules[0].files.map(\.path) == ["Card.swift", "legato stand-ins.swift"])
  }

  @Test("A type without a member that its conformance asks for gets all of its members first")
  func widening() throws {
    var slicer = try slicer([
      "Card.swift": "struct Card: View { var body: some View { Text(Item().name) } }",
      "Item.swift":
        "struct Item: Loadable { var name = \"\"\n func quietly() {} }\nprotocol Loadable: Foreign {}",
    ])
    #expect(!slicer.slice.modules[0].files[1].text.contains("quietly"))
    hold(
      slicer.cut([fault("Item.swift", 1, 8, "type 'Item' does not conform to protocol 'Foreign'")]))
    #expect(slicer.slice.modules[0].files[1].text.contains("quietly"))
    #expect(slicer.slice.leftOut == [])
  }

  @Test(
    "A body is replaced by a value that says nothing, where there is one",
    arguments: [
      ("Bool", "return false"), ("String?", "return nil"), ("[Int]", "return []"),
      ("[String: [Int]]", "return [:]"),
      ("Double", "return 0"), ("AnyView", "return SwiftUI.AnyView"), ("some View", "_LegatoBox"),
      ("Color", "Color.clear"),
    ])
  func values(type: String, code: String) throws {
    var slicer = try slicer([
      "Card.swift":
        "struct Card: View { var body: some View { Text(a()) } }\nfunc a() -> \(type) { broken }"
    ])
    hold(slicer.cut([fault("Card.swift", 2, 20 + type.count, "broken")]))
    #expect(slicer.slice.modules[0].files[0].text.contains(code))
  }

  @Test("An initialiser loses the statement that assigns to what is gone, and stays")
  func assignments() throws {
    var slicer = try slicer([
      "Card.swift": "struct Card: View { var body: some View { Text(Item(a: 1).b) } }",
      "Item.swift":
        "final class Item { let a: Gone; let b: String\n init(a: Int) {\n self.a = a\n b = \"\"\n }\n}",
    ])
    hold(slicer.cut([fault("Item.swift", 1, 24, "cannot find type 'Gone' in scope")]))
    hold(slicer.cut([fault("Item.swift", 3, 7, "value of type 'Item' has no member 'a'")]))
    let text = slicer.slice.modules[0].files[1].text
    #expect(text.contains("init(a: Int)") && text.contains("b = \"\"") && !text.contains("self.a"))
  }

  @Test("A function whose value nobody can make up is left out")
  func noValue() throws {
    var slicer = try slicer([
      "Card.swift":
        "struct Card: View { var body: some View { Text(a()) } }\nfunc a() -> Thing { broken }"
    ])
    hold(slicer.cut([fault("Card.swift", 2, 22, "broken")]))
    #expect(!slicer.slice.modules[0].files[0].text.contains("func a"))
  }

  @Test("Errors are read out of what the compiler writes, those of macros at their place")
  func faults() {
    let messages = """
      /a b/Card.swift:3:14: error: cannot find 'X' in scope
       1 | struct
         |   `- error: cannot find 'X' in scope
      /a b/Card.swift:3:14: error: cannot find 'X' in scope
      @__swiftmacro_4Card7PreviewfMf_.swift:2:3: error: missing argument
      /a b/Card.swift:9:1: note: in expansion of macro 'Preview' here
      /a b/Card.swift:9:1: warning: nothing
      """
    #expect(
      CompilerFault.faults(in: messages) == [
        fault("/a b/Card.swift", 3, 14, "cannot find 'X' in scope"),
        fault("/a b/Card.swift", 9, 1, "missing argument"),
      ])
    #expect(fault("", 0, 0, "value of type 'Some<V>' has no member 'glow'").missing == "glow")
    #expect(fault("", 0, 0, "no such module 'Kit'").missing == "Kit")
    #expect(fault("", 0, 0, "expected expression").missing == nil)
  }

  @Test(
    "A view of UIKit that cannot be compiled is a box with its name, and what shows it stays a view"
  )
  func representable() throws {
    var slicer = try slicer([
      "Card.swift": "struct Card: View { var body: some View { Player(url: 1).frame(width: 9) } }",
      "Player.swift": """
      struct Player<Item>: UIViewRepresentable where Item: Sendable {
        let url: Item
        func makeUIView(context: Context) -> AVPlayerView { AVPlayerView() }
      }
      """,
    ])
    let missing = fault("Player.swift", 3, 42, "cannot find type 'AVPlayerView' in scope")
    hold(slicer.cut([missing]))
    let incomplete = fault(
      "Player.swift", 1, 8, "type 'Player<Item>' does not conform to protocol 'UIViewRepresentable'"
    )
    hold(slicer.cut([incomplete]))
    let text = try #require(
      slicer.slice.modules.last?.files.first { $0.path == "Player.swift" }?.text)
    #expect(
      text.hasPrefix(
        "struct Player<Item>: SwiftUI.View where Item: Sendable { var body: some SwiftUI.View { _LegatoBox(\"Player\") }\n"
      ))
    #expect(text.contains("let url: Item") && !text.contains("AVPlayerView"))
    #expect(slicer.slice.leftOut.contains { $0.name == "Player" && $0.form == .box })
    #expect(slicer.faults.isEmpty)
  }

  @Test("What many views had in common is known to the slice of one")
  func ofMany() throws {
    let files = [
      "Card.swift": "struct Card: View { var body: some View { Other().tint(blur()) } }",
      "Other.swift":
        "struct Other: View { var body: some View { Text(\"\") } }\nfunc blur() -> Int { Blur.x }",
    ]
    let index = SourceIndex(
      SourceModuleText(
        name: "App",
        files: files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) }),
      importing: { _ in nil }, conditions: SourceConditions(modules: ["SwiftUI"]))
    let card = SliceSubject(path: "Card.swift", expressions: ["Card()"])
    let other = SliceSubject(path: "Other.swift", expressions: ["Other()"])
    var all = try #require(Slicer(index, all: [card, other]))
    hold(all.cut([fault("Other.swift", 2, 22, "cannot find 'Blur' in scope")]))
    let own = try #require(all.slicer(for: card))
    #expect(own.slice.leftOut.map(\.name) == ["blur()"])
    #expect(try #require(all.slicer(for: other)).slice.leftOut.isEmpty)
  }

  @Test("A compiler that crashed did so in the declaration that it says it was in")
  func crash() {
    let messages = """
      Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
      Stack dump:
      0.\tProgram arguments: /usr/bin/swift-frontend -frontend -typecheck /a/Card.swift
      1.\tSwift version 6.3
      2.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/a/Card.swift")
      3.\tWhile type-checking 'Card' (at /a/Card.swift:1:1)
      4.\tWhile type-checking getter for body (at /a/Card.swift:3:17)
      """
    #expect(
      CompilerFault.faults(in: messages) == [
        CompilerFault(
          path: "/a/Card.swift", line: 3, column: 17, message: "the compiler crashed in it")
      ])
    #expect(CompilerFault.faults(in: "Stack dump:\n0.\tProgram arguments: x").isEmpty)
  }
}
