import Testing

@testable import LegatoSlices

/// What changes cannot stand in an expectation.
private func hold(_ value: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(value, sourceLocation: sourceLocation)
}

@Suite("Taking out a part of a body")
struct PartCutTests {
  /// A slicer for `Card`, and its file.
  private func slicer(_ card: String, _ more: [String: String] = [:]) throws -> Slicer {
    let files = more.merging(["Card.swift": card]) { $1 }
    let index = SourceIndex(
      SourceModuleText(
        name: "App",
        files: files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) }),
      importing: { _ in nil }, conditions: SourceConditions(modules: ["SwiftUI"]))
    return try #require(Slicer(index, SliceSubject(path: "Card.swift", expressions: ["Card()"])))
  }

  /// An error where a text stands in the file as it was written.
  private func fault(
    _ text: String, in source: String, _ message: String = "wrong", path: String = "Card.swift",
    movedBy: Int = 0
  ) throws -> CompilerFault {
    let range = try #require(source.firstRange(of: text))
    let before = source[..<range.lowerBound]
    let line = before.filter { $0 == "\n" }.count + 1
    let column =
      (before.split(separator: "\n", omittingEmptySubsequences: false).last ?? "").utf8.count + 1
    return CompilerFault(path: path, line: line, column: column + movedBy, message: message)
  }

  private func text(_ slicer: Slicer, _ path: String = "Card.swift") throws -> String {
    try #require(slicer.slice.modules.last?.files.first { $0.path == path }).text
  }

  private let card = """
    struct Card: View {
      @State private var isOn = false
      var body: some View {
        List {
          Text("Überschrift").gone(3).padding()
          Glass(radius: 3) { Text("in it") }.frame(width: 9).opacity(0.5)
          Button("Go") { Gone.shared.open(isOn); isOn = true }
        }
        .brandNew { info in
          Text(info)
        }
        .navigationTitle("Card")
      }
    }
    """

  @Test(
    "A modifier that is not there goes from its chain, with all its lines; the rest of it stays")
  func modifiers() throws {
    var slicer = try slicer(card)
    hold(
      slicer.cut([
        try fault("gone(3)", in: card), try fault("brandNew", in: card),
      ]))
    let text = try text(slicer)
    #expect(text.contains("Text(\"Überschrift\")        .padding()"))
    #expect(!text.contains("brandNew") && !text.contains("info"))
    #expect(text.contains(".navigationTitle(\"Card\")"))
    #expect(text.filter { $0 == "\n" }.count == card.filter { $0 == "\n" }.count)
    #expect(slicer.slice.leftOut.map(\.name) == ["Card.body: .gone", "Card.body: .brandNew"])
    #expect(slicer.slice.leftOut.map(\.line) == [5, 9])
    #expect(slicer.slice.leftOut.allSatisfy { $0.isPart && $0.form == .removed })
  }

  @Test("An error in an argument, or in how a closure begins, is one of its modifier")
  func arguments() throws {
    var slicer = try slicer(card)
    hold(slicer.cut([try fault("info in", in: card, "cannot infer type of closure parameter")]))
    #expect(try !text(slicer).contains("brandNew"))
    hold(slicer.cut([try fault("0.5", in: card)]))
    #expect(try text(slicer).contains(".frame(width: 9)"))
    #expect(try !text(slicer).contains("opacity"))
  }

  @Test("Of a container that is declared nowhere its content stays, and its modifiers")
  func contents() throws {
    var slicer = try slicer(card)
    hold(slicer.cut([try fault("Glass", in: card, "cannot find 'Glass' in scope")]))
    #expect(
      try text(slicer).contains(
        "_legatoContent { Text(\"in it\") }.frame(width: 9).opacity(0.5)"))
    #expect(slicer.slice.leftOut.map(\.form) == [.content])
    #expect(slicer.slice.leftOut.map(\.name) == ["Card.body: Glass"])
    // Where what it has is no view, it is a box.
    hold(slicer.cut([try fault("Glass", in: card, "type '()' cannot conform to 'View'")]))
    #expect(try text(slicer).contains("_LegatoBox(\"Glass\").frame(width: 9).opacity(0.5)"))
    #expect(slicer.slice.leftOut.map(\.form) == [.box])
  }

  @Test(
    "What may show its content at times is a box",
    arguments: [
      "Pop(isOn: $isOn) { Text(\"a\") }", "Pop { item in Text(item) }", "Pop(1)",
      "Pop({ true }) { Text(\"a\") }", "Pop { Text(\"a\") } label: { Text(\"b\") }",
    ])
  func shownAtTimes(code: String) throws {
    let source = "struct Card: View {\n  var body: some View { VStack { \(code) } }\n}"
    var slicer = try slicer(source)
    hold(slicer.cut([try fault("Pop", in: source, "cannot find 'Pop' in scope")]))
    #expect(slicer.slice.leftOut.map(\.form) == [.box])
  }

  @Test("A body that is such a container is its content, and is no box")
  func outermostContent() throws {
    let source =
      "struct Card: View {\n  var body: some View { Pop(store: 3) { Text(\"a\") }.padding() }\n}"
    var slicer = try slicer(source)
    hold(slicer.cut([try fault("Pop", in: source, "cannot find 'Pop' in scope")]))
    #expect(try text(slicer).contains("{ _legatoContent { Text(\"a\") }.padding() }"))
    hold(!slicer.cut([try fault("Pop", in: source, "type '()' cannot conform to 'View'")]))
  }

  @Test("A view that is not there is a box with its name, and keeps its modifiers")
  func boxes() throws {
    var slicer = try slicer(card)
    hold(slicer.cut([try fault("Glass", in: card, "no exact matches in call to 'Glass'")]))
    #expect(try text(slicer).contains("_LegatoBox(\"Glass\").frame(width: 9).opacity(0.5)"))
    #expect(slicer.slice.leftOut.map(\.form) == [.box])
    #expect(slicer.slice.leftOut.map(\.name) == ["Card.body: Glass"])
    // Where a box does not do either, the whole statement goes.
    hold(slicer.cut([try fault("Glass", in: card, "requires that '_LegatoBox' conform to 'Row'")]))
    #expect(try !text(slicer).contains("_LegatoBox"))
    #expect(try text(slicer).contains("let _ = _legatoLeftOut(\"Card.body: Glass\")"))
    #expect(slicer.slice.leftOut.map(\.form) == [.empty])
    // And where that does not, nothing can be done about it.
    hold(!slicer.cut([try fault("Glass", in: card)]))
    #expect(slicer.faults.count == 1)
  }

  @Test(
    "Errors behind what has taken the place of something are found in the file as it was written")
  func columns() throws {
    var slicer = try slicer(card)
    hold(slicer.cut([try fault("Glass", in: card)]))
    let moved =
      "_LegatoBox(\"Glass\")".utf8.count - "Glass(radius: 3) { Text(\"in it\") }".utf8.count
    #expect(moved != 0)
    hold(slicer.cut([try fault("opacity", in: card, movedBy: moved)]))
    #expect(
      Set(slicer.slice.leftOut.map(\.name)) == ["Card.body: Glass", "Card.body: .opacity"])
    #expect(try text(slicer).contains("_LegatoBox(\"Glass\").frame(width: 9) "))
  }

  @Test("A cut over several lines leaves what follows it in its last line where it is")
  func lines() throws {
    let source = """
      struct Card: View {
        var body: some View {
          VStack {
            Glass {
              Text("a")
            }.tint(missing).padding()
          }
        }
      }
      """
    var slicer = try slicer(source)
    hold(slicer.cut([try fault("Glass", in: source)]))
    // All line breaks of the cut stand behind its replacement: the line goes on with what followed.
    let column = "}".utf8.count + "      ".utf8.count
    hold(slicer.cut([try fault("missing", in: source, movedBy: -column)]))
    #expect(slicer.slice.leftOut.map(\.name) == ["Card.body: Glass", "Card.body: .tint"])
    #expect(try text(slicer).contains("              .padding()"))
  }

  @Test("A line of an action goes alone, and says that it would have run")
  func actions() throws {
    var slicer = try slicer(card)
    hold(slicer.cut([try fault("Gone", in: card, "cannot find 'Gone' in scope")]))
    #expect(
      try text(slicer).contains(
        "Button(\"Go\") { let _ = _legatoLeftOut(\"Card.body: Gone.shared.open\"); isOn = true }"))
  }

  @Test("What decides which views there are is not taken out, nor what the view begins with")
  func conditions() throws {
    let source = """
      struct Card: View {
        var body: some View {
          VStack { if Gone.isOn { Text("a") } }
        }
      }
      """
    var one = try slicer(source)
    hold(!one.cut([try fault("Gone", in: source, "cannot find 'Gone' in scope")]))
    var other = try slicer(source)
    hold(!other.cut([try fault("VStack", in: source, "ambiguous use of 'init'")]))
    var third = try slicer(source)
    hold(
      !third.cut([
        try fault("VStack", in: source, "unable to type-check this expression in reasonable time")
      ]))
  }

  @Test("A body of another view that loses too much becomes a box")
  func many() throws {
    let calls = (0..<42).map { "      Text(\"\").gone\($0)()" }.joined(separator: "\n")
    let source =
      "struct Card: View {\n  var body: some View { VStack { other } }\n  var other: some View {\n    VStack {\n\(calls)\n    }\n  }\n}"
    var slicer = try slicer(source)
    for number in 0..<42 {
      hold(slicer.cut([try fault("gone\(number)()", in: source)]))
      #expect(try text(slicer).contains("_LegatoBox(\"Card.other\")") == (number >= 40))
      if number >= 40 { break }
    }
    #expect(slicer.slice.leftOut.map(\.name) == ["Card.other"])
  }

  // MARK: Consequences

  @Test("What follows from a name that is not there is not taken out with it") func context() throws
  {
    var slicer = try slicer(card)
    hold(
      slicer.cut([
        try fault("0.5", in: card, "cannot infer contextual base in reference to member 'half'"),
        try fault("Glass", in: card, "cannot find 'Glass' in scope"),
      ]))
    #expect(slicer.slice.leftOut.map(\.name) == ["Card.body: Glass"])
    // Alone it is the error.
    hold(slicer.cut([try fault("gone", in: card, "generic parameter 'V' could not be inferred")]))
    #expect(slicer.slice.leftOut.count == 2)
  }

  @Test(
    "Types that are not there come first: code that uses what is declared with them may be right")
  func types() throws {
    let source = """
      struct Card: View {
        var body: some View { NavigationLink("a") { Detail() } }
      }
      struct Detail: ConnectedView {}
      """
    var slicer = try slicer(source)
    hold(
      slicer.cut([
        try fault("NavigationLink", in: source, "requires that 'Detail' conform to 'View'"),
        try fault("ConnectedView", in: source, "cannot find type 'ConnectedView' in scope"),
      ]))
    #expect(slicer.slice.leftOut.map(\.name) == ["Detail"])
    #expect(slicer.faults.isEmpty)
    #expect(try text(slicer).contains("struct Detail: SwiftUI.View {"))
  }

  // MARK: Initialisers

  private let store = """
    final class Store {
      let name: String
      let service: Service
      init(
        name: String = "", service: Service = Locator.shared.service(), isOn: Bool = Flags.isOn
      ) {
        self.name = name
        self.service = service
        Tracker.start(name)
      }
    }
    """
  private let holder = """
    struct Card: View {
      var body: some View { Text(Store(name: "a").name) }
    }
    class Service {}
    """

  @Test(
    "A default that does not compile is made up when it is asked for, and the initialiser stays")
  func defaults() throws {
    var slicer = try slicer(holder, ["Store.swift": store])
    hold(
      slicer.cut([
        try fault("Locator", in: store, path: "Store.swift"),
        try fault("Flags", in: store, path: "Store.swift"),
        try fault("Tracker", in: store, path: "Store.swift"),
      ]))
    let text = try text(slicer, "Store.swift")
    #expect(
      text.contains("service: Service = _legatoValue(\"Store.init: service\"), isOn: Bool = false"))
    #expect(text.contains("let _ = _legatoLeftOut(\"Store.init\")"))
    #expect(text.contains("self.service = service"))
    #expect(slicer.slice.leftOut.allSatisfy { $0.name == "Store.init" && $0.isPart })
  }

  @Test("What is assigned is made up where it does not compile; what is assigned to may be gone")
  func assigned() throws {
    let source = """
      final class Store {
        let name: String
        init() {
          name = Locator.name
        }
      }
      """
    var slicer = try slicer(holder, ["Store.swift": source])
    hold(slicer.cut([try fault("Locator", in: source, path: "Store.swift")]))
    #expect(try text(slicer, "Store.swift").contains("name = _legatoValue(\"Store.init: name\")"))
    hold(slicer.cut([try fault("name = L", in: source, path: "Store.swift")]))
    #expect(try !text(slicer, "Store.swift").contains("name ="))
  }
}
