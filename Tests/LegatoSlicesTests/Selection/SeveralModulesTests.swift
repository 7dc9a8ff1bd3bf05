import Testing

@testable import LegatoSlices

@Suite("Views of several modules at once")
struct SeveralModulesTests {
  private static func module(_ name: String, _ text: String) -> SourceModuleText {
    SourceModuleText(name: name, files: [SourceText(path: "\(name).swift", text: text)])
  }

  private let index = SourceIndex(
    [
      module(
        "App", "import Kit\nstruct Screen: View { var body: some View { Pill(tone: .calm) } }"),
      module(
        "Kit",
        "import Core\npublic struct Pill: View { public init(tone: Tone) {}\n  public var body: some View { Glass() } }"
      ),
      module("Chart", "struct Bars: View { var body: some View { Text(\"\") } }"),
    ],
    importing: { name in
      name == "Core" ? module("Core", "public enum Tone { case calm }\npublic enum Rest {}") : nil
    }, conditions: SourceConditions(modules: ["SwiftUI"]))

  private let subjects = [
    SliceSubject(path: "App.swift", expressions: ["Screen()"]),
    SliceSubject(path: "Kit.swift", expressions: ["Pill(tone: .calm)"]),
    SliceSubject(path: "Chart.swift", expressions: ["Bars()"]),
  ]

  @Test("Each module is there once, behind those that it imports")
  func order() throws {
    let slice = try #require(Slicer(index, all: subjects)).slice
    #expect(slice.modules.map(\.name) == ["Core", "Kit", "App", "Chart"])
    #expect(slice.modules(for: "Kit").map(\.name) == ["Core", "Kit"])
    #expect(slice.modules(for: "Chart").map(\.name) == ["Chart"])
    #expect(slice.modules(for: "Nothing").isEmpty)
    #expect(!slice.modules[0].files[0].text.contains("Rest"))
  }

  @Test("A public macro of another module is there with the attribute that names it")
  func macros() throws {
    let index = SourceIndex(
      Self.module(
        "App",
        "import Store\n@Kept final class Item {}\nstruct Row: View { let item: Item; var body: some View { Text(\"\") } }"
      ),
      importing: { name in
        name == "Store"
          ? Self.module(
            "Store",
            "@attached(member) public macro Kept() = #externalMacro(module: \"M\", type: \"K\")\n@attached(member) macro Own() = #externalMacro(module: \"M\", type: \"O\")"
          ) : nil
      }, conditions: SourceConditions(modules: ["SwiftUI"]))
    let subject = SliceSubject(path: "App.swift", expressions: ["Row(item: Item())"])
    let slicer = try #require(Slicer(index, subject))
    let store = try #require(slicer.slice.modules.first)
    #expect(store.name == "Store")
    #expect(store.files[0].text.contains("macro Kept") && !store.files[0].text.contains("Own"))
  }

  @Test("A module can be compiled once all that it imports are there")
  func next() throws {
    let slice = try #require(Slicer(index, all: subjects)).slice
    #expect(slice.next { _ in false } == ["Core", "Chart"])
    #expect(slice.next { $0 == "Core" } == ["Kit", "Chart"])
    #expect(slice.next { ["Core", "Chart"].contains($0) } == ["Kit"])
    #expect(slice.next { $0 != "App" } == ["App"])
    #expect(slice.next { _ in true }.isEmpty)
  }

  @Test("What was taken out of one module is known of the views of the others")
  func verdicts() throws {
    var all = try #require(Slicer(index, all: subjects))
    let fault = CompilerFault(
      path: "Kit.swift", line: 3, column: 32, message: "cannot find 'Glass' in scope")
    let hasChanged = all.cut([fault])
    #expect(hasChanged)
    let verdicts = try subjects.map { try #require(all.verdict(on: $0)) }
    #expect(verdicts[0].leftOut.count == 1 && verdicts[0].faults.isEmpty)
    #expect(verdicts[1].leftOut.count + verdicts[1].faults.count == 1)
    #expect(verdicts[2].leftOut.isEmpty && verdicts[2].faults.isEmpty)
    // One view has the modules that it needs, its own at the end.
    let own = try #require(all.slicer(for: subjects[1])).slice
    #expect(own.modules.map(\.name) == ["Core", "Kit"])
  }

  @Test("A module that brings along another is there where the names of the other are needed")
  func exported() throws {
    let modules = [
      "Kit": Self.module("Kit", "@_exported import Core\npublic struct Unused {}"),
      "Core": Self.module(
        "Core", "public struct Pill: View { var body: some View { Text(\"\") } }"),
    ]
    func slice(_ text: String) throws -> Slice {
      let index = SourceIndex(
        Self.module("App", text), importing: { modules[$0] },
        conditions: SourceConditions(modules: ["SwiftUI"]))
      return try #require(
        Slicer(index, SliceSubject(path: "App.swift", expressions: ["Screen()"]))
      ).slice
    }
    let needing = try slice(
      "import Kit\nstruct Screen: View { var body: some View { Pill() } }")
    #expect(needing.modules.map(\.name) == ["Core", "Kit", "App"])
    #expect(needing.modules[1].files[0].text.contains("@_exported import Core"))
    #expect(!needing.modules[1].files[0].text.contains("Unused"))
    #expect(needing.modules[2].files[0].text.contains("import Kit"))
    let other = try slice("import Kit\nstruct Screen: View { var body: some View { Text(\"\") } }")
    #expect(other.modules.map(\.name) == ["App"])
  }
}
