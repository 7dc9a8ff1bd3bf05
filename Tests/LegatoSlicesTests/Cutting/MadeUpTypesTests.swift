import Testing

@testable import LegatoSlices

/// What changes cannot stand in an expectation.
private func hold(_ value: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(value, sourceLocation: sourceLocation)
}

@Suite("Types that are declared nowhere")
struct MadeUpTypesTests {
  private func slicer(_ files: [String: String]) throws -> Slicer {
    let index = SourceIndex(
      SourceModuleText(
        name: "App",
        files: files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) }),
      importing: { _ in nil }, conditions: SourceConditions(modules: ["SwiftUI"]))
    return try #require(Slicer(index, SliceSubject(path: "Row.swift", expressions: ["Row()"])))
  }

  /// The error that a compiler has for each place where a name stands in a text, from the first to the last.
  private func faults(
    _ name: String, in text: String, path: String = "Row.swift", last: Int = .max
  ) -> [CompilerFault] {
    var faults: [CompilerFault] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for range in line.ranges(of: name) {
        let column = line[..<range.lowerBound].utf8.count + 1
        faults.append(
          CompilerFault(
            path: path, line: number + 1, column: column,
            message: "cannot find type '\(name)' in scope"))
      }
    }
    return Array(faults.prefix(last))
  }

  private func madeUp(_ slicer: Slicer) -> String? {
    slicer.slice.modules.first { $0.name == "LegatoMadeUp" }?.files[0].text
  }

  private func row(_ slicer: Slicer) throws -> String {
    try #require(slicer.slice.modules.last?.files.first { $0.path == "Row.swift" }).text
  }

  @Test("A view with a property of one keeps it, and so its initialiser; the file sees the type")
  func property() throws {
    let text = "struct Row: View {\n  let status: Status\n  var body: some View { EmptyView() }\n}"
    var slicer = try slicer(["Row.swift": text])
    hold(slicer.cut(faults("Status", in: text, last: 1)))
    #expect(
      madeUp(slicer)?.contains("nonisolated public struct `Status`: LegatoFilm.MadeUpValue {")
        == true)
    #expect(try row(slicer) == text + "\nimport struct LegatoMadeUp.Status")
    #expect(slicer.slice.modules.map(\.name) == ["LegatoMadeUp", "App"])
    #expect(slicer.slice.modules(for: "App").map(\.name) == ["LegatoMadeUp", "App"])
    let leftOut = slicer.slice.leftOut
    #expect(leftOut.map(\.name) == ["Status"])
    #expect(leftOut.map(\.form) == [.madeUp])
    #expect(leftOut.map(\.line) == [2])
  }

  @Test(
    "One that closures are given for is the type of a function",
    arguments: [
      ("@escaping", "'@escaping' only applies to function types"),
      (
        "{ print",
        "trailing closure passed to parameter of type 'Done' (aka 'LegatoMadeUp.Done') that does not accept a closure"
      ),
    ])
  func functions(place: String, message: String) throws {
    let text = """
      struct Row: View {
        let done: Done
        init(done: @escaping Done) { self.done = done }
        var body: some View { Other { print(1) } }
      }
      """
    var slicer = try slicer(["Row.swift": text])
    hold(slicer.cut(faults("Done", in: text)))
    #expect(madeUp(slicer)?.contains("public struct `Done`") == true)
    let fault = try #require(faults(place, in: text).first)
    let error = CompilerFault(
      path: fault.path, line: fault.line, column: fault.column, message: message)
    hold(slicer.cut([error]))
    #expect(madeUp(slicer)?.contains("public typealias `Done` = () -> Void") == true)
    #expect(try row(slicer).hasSuffix("\nimport typealias LegatoMadeUp.Done"))
    #expect(try row(slicer).contains("init(done: @escaping Done)"))
  }

  @Test(
    "What is said of a type makes it what it is",
    arguments: [
      ("let value: Thing<Int, Bool>", "public struct `Thing`<T0, T1>: LegatoFilm.MadeUpValue"),
      ("weak var value: Thing?", "public final class `Thing`: LegatoFilm.MadeUpObject"),
      ("@ObservedObject var value: Thing", "public final class `Thing`: LegatoFilm.MadeUpObject"),
      ("let value: any Thing", "public protocol `Thing` {}"),
      ("func show<T: Thing>(_ value: T) {}", "public protocol `Thing` {}"),
      ("let make: (Thing) -> Void", "public struct `Thing`: LegatoFilm.MadeUpValue"),
      ("enum Case { case one(Thing) }", "public struct `Thing`: LegatoFilm.MadeUpValue"),
    ])
  func kinds(_ member: String, _ declaration: String) throws {
    let text = "struct Row: View {\n  \(member)\n  var body: some View { show(Case.one) }\n}"
    var slicer = try slicer(["Row.swift": text])
    hold(slicer.cut(faults("Thing", in: text, last: 1)))
    #expect(madeUp(slicer)?.contains("nonisolated \(declaration)") == true)
    #expect(try row(slicer).contains(member))
  }

  @Test(
    "What the surroundings give, what has a value, what code names, and conformances go instead",
    arguments: [
      "@EnvironmentObject var value: Thing", "@Environment(\\.x) var value: Thing",
      "@Bindable var value: Thing", "var value: Thing = .first",
      "func run() { let value: Thing? = nil }", "struct Inner: Thing {}",
      "struct Inner: UIViewRepresentable { func makeUIView() -> Thing { 3 } }",
    ])
  func others(_ member: String) throws {
    let body = "run(Inner(value)).makeUIView()"
    let text = "struct Row: View {\n  \(member)\n  var body: some View { \(body) }\n}"
    var slicer = try slicer(["Row.swift": text])
    hold(slicer.cut(faults("Thing", in: text, last: 1)))
    #expect(madeUp(slicer) == nil)
    #expect(slicer.slice.leftOut.allSatisfy { $0.form != .madeUp })
    #expect(!slicer.takenOut.isEmpty)
  }

  @Test("Types in types are found as they are named, and when a compiler asks for them")
  func members() throws {
    let text = """
      struct Row: View {
        let value: Outer.Inner
        let id: Outer.ID
        var body: some View { EmptyView() }
      }
      """
    var slicer = try slicer(["Row.swift": text])
    hold(slicer.cut(faults("Outer", in: text)))
    let first = try #require(madeUp(slicer))
    #expect(first.contains("  nonisolated public struct `Inner`: LegatoFilm.MadeUpValue {"))
    #expect(!first.contains("`ID`"))
    let fault = CompilerFault(
      path: "Row.swift", line: 2, column: 20,
      message: "'Deep' is not a member type of struct 'LegatoMadeUp.Outer.Inner'")
    hold(slicer.cut([fault]))
    #expect(
      madeUp(slicer)?.contains("    nonisolated public struct `Deep`: LegatoFilm.MadeUpValue {")
        == true)
    #expect(try row(slicer).hasPrefix(text))
  }

  @Test("An extension of one stays where something else needs the type, else it goes")
  func extensions() throws {
    let text = "struct Row: View {\n  let value: Thing\n  var body: some View { value.name }\n}"
    let more = "extension Thing { var name: Text { Text(\"name\") } }"
    let both = ["Row.swift": text, "Thing.swift": more]
    var slicer = try slicer(both)
    let fault = faults("Thing", in: more, path: "Thing.swift", last: 1)
    hold(slicer.cut(faults("Thing", in: text, last: 1) + fault))
    let file = slicer.slice.modules.last?.files.first { $0.path == "Thing.swift" }
    #expect(file?.text == more + "\nimport struct LegatoMadeUp.Thing")
    var alone = try self.slicer(both)
    hold(alone.cut(fault))
    #expect(madeUp(alone) == nil)
  }

  @Test("A name that the project declares is none; one that is not there even so goes")
  func known() throws {
    let text = "struct Row: View {\n  let value: Thing\n  var body: some View { EmptyView() }\n}"
    var declared = try slicer(["Row.swift": text, "Thing.swift": "struct Thing {}"])
    // First it is taken along; where that is no help, it goes.
    for _ in 1...2 { _ = declared.cut(faults("Thing", in: text, last: 1)) }
    #expect(madeUp(declared) == nil)
    var slicer = try slicer(["Row.swift": text])
    let fault = faults("Thing", in: text, last: 1)
    hold(slicer.cut(fault))
    hold(slicer.cut(fault))
    #expect(try !row(slicer).contains("let value"))
  }

  @Test("One that does not compile itself is done without, and is not made up again")
  func refused() throws {
    let text = """
      struct Row: View {
        let value: Thing
        let other: Other
        var body: some View { EmptyView() }
      }
      """
    var slicer = try slicer(["Row.swift": text])
    hold(slicer.cut(faults("Thing", in: text) + faults("Other", in: text)))
    let lines = try #require(madeUp(slicer)).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("`Thing`") }) + 1
    let path = "legato made-up types.swift"
    let fault = CompilerFault(path: path, line: line + 1, column: 3, message: "something is wrong")
    hold(slicer.cut([fault]))
    #expect(madeUp(slicer)?.contains("`Thing`") == false)
    #expect(madeUp(slicer)?.contains("`Other`") == true)
    hold(slicer.cut(faults("Thing", in: text)))
    #expect(try !row(slicer).contains("let value"))
    #expect(try row(slicer).contains("let other"))
  }

  @Test("A function that gives one back makes one up")
  func answers() throws {
    let text = """
      struct Row: View {
        let value: Thing
        var body: some View { make() }
        func make() -> Thing { Gone.make() }
      }
      """
    var slicer = try slicer(["Row.swift": text])
    hold(slicer.cut(faults("Thing", in: text)))
    let fault = CompilerFault(
      path: "Row.swift", line: 4, column: 26, message: "cannot find 'Gone' in scope")
    hold(slicer.cut([fault]))
    let made = "func make() -> Thing { return _legatoValue(\"Row.make()\") }"
    #expect(try row(slicer).contains(made))
  }
}
