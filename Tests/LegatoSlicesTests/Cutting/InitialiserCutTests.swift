import Testing

@testable import LegatoSlices

@Suite("Initialisers that cannot be compiled")
struct InitialiserCutTests {
  private let card = """
    struct Card: View {
      @State private var model = Model()
      var body: some View { Text(model.title) }
    }
    """

  private func slicer(_ model: String) throws -> Slicer {
    let index = SourceIndex(
      SourceModuleText(
        name: "App",
        files: [
          SourceText(path: "Card.swift", text: card), SourceText(path: "Model.swift", text: model),
        ]),
      importing: { _ in nil }, conditions: SourceConditions(modules: ["SwiftUI"]))
    return try #require(Slicer(index, SliceSubject(path: "Card.swift", expressions: ["Card()"])))
  }

  private func fault(_ text: String, in source: String) throws -> CompilerFault {
    let range = try #require(source.firstRange(of: text))
    let before = source[..<range.lowerBound]
    let column =
      (before.split(separator: "\n", omittingEmptySubsequences: false).last ?? "").utf8.count + 1
    return CompilerFault(
      path: "Model.swift", line: before.filter { $0 == "\n" }.count + 1, column: column,
      message: "wrong")
  }

  private func text(_ slicer: Slicer) throws -> String {
    try #require(slicer.slice.modules.last?.files.first { $0.path == "Model.swift" }).text
  }

  @Test("Where no line of it can go alone, every property gets a value that is made up")
  func body() throws {
    let model = """
      final class Model {
        private(set) var title: String
        var note: String?
        static var count: Int = 0
        lazy var big: Int = 3
        var double: Int { 2 }
        let kept = 4
        init() {
          do { title = try Gone.read() } catch { title = "" }
        }
      }
      """
    var slicer = try slicer(model)
    let hasChanged = slicer.cut([try fault("Gone", in: model)])
    #expect(hasChanged)
    let text = try text(slicer)
    #expect(text.contains("self.title = _legatoValue(\"Model.init: title\")"))
    #expect(!text.contains("Gone"))
    for name in ["note", "count", "big", "double", "kept"] {
      #expect(!text.contains("self.\(name)"))
    }
    #expect(slicer.slice.leftOut.map(\.form) == [.value])
  }

  @Test(
    "What parameters and lines of their own give to properties stays, until it does not compile either"
  )
  func given() throws {
    let model = """
      final class Model {
        @ObservationIgnored private let service: Service
        let other: any Other
        var note: String?
        let title: String
        let size: Int
        init(service: Service, other: Other, note: String) {
          let gone = Gone.read()
          self.service = service
          self.other = other
          self.note = note
          self.title = gone.title
          size = Measure.width(3)
        }
      }
      """
    var slicer = try slicer(model)
    var hasChanged = slicer.cut([try fault("Gone", in: model)])
    #expect(hasChanged)
    for line in ["service = service", "other = other", "note = note", "size = Measure.width(3)"] {
      #expect(try text(slicer).contains("self.\(line)"))
    }
    #expect(try text(slicer).contains("self.title = _legatoValue(\"Model.init: title\")"))
    hasChanged = slicer.cut([try fault("Gone", in: model)])
    #expect(hasChanged)
    #expect(try text(slicer).contains("self.size = _legatoValue(\"Model.init: size\")"))
    #expect(try text(slicer).contains("self.service = service"))
    hasChanged = slicer.cut([try fault("Gone", in: model)])
    #expect(hasChanged)
    #expect(try text(slicer).contains("self.service = _legatoValue(\"Model.init: service\")"))
  }

  @Test("What a class inherits has a value without the line that gives it another")
  func inherited() throws {
    let model = """
      final class Model: Base {
        let title: String
        init() {
          title = Gone.title()
          super.init()
          self.controller = Missing.controller()
        }
      }
      """
    var slicer = try slicer(model)
    let hasChanged = slicer.cut([
      try fault("Gone", in: model), try fault("Missing", in: model),
    ])
    #expect(hasChanged)
    #expect(try text(slicer).contains("title = _legatoValue(\"Model.init: title\")"))
    #expect(try !text(slicer).contains("controller"))
  }

  @Test("A property that is gone gets none, also where it goes later")
  func withoutProperty() throws {
    let model = """
      final class Model {
        let place = Gone.folder
        var title: String
        var size: Missing
        init() {
          if place.isEmpty { title = "" } else { title = place }
        }
      }
      """
    var slicer = try slicer(model)
    var hasChanged = slicer.cut([try fault("Gone", in: model)])
    #expect(hasChanged)
    hasChanged = slicer.cut([try fault("place.isEmpty", in: model)])
    #expect(hasChanged)
    #expect(try text(slicer).contains("self.size"))
    hasChanged = slicer.cut([try fault("Missing", in: model)])
    #expect(hasChanged)
    // The body names what is gone, and is made again.
    hasChanged = slicer.cut([try fault("{\n    if place", in: model)])
    #expect(hasChanged)
    let text = try text(slicer)
    #expect(!text.contains("self.size"))
    #expect(text.contains("self.title"))
  }

  @Test("A convenience initialiser goes as a whole")
  func convenience() throws {
    let model = """
      final class Model {
        var title = ""
        init() {}
        convenience init(gone: Int) {
          do { try Gone.read() } catch {}
          self.init()
        }
      }
      """
    var slicer = try slicer(model)
    let hasChanged = slicer.cut([try fault("Gone", in: model)])
    #expect(hasChanged)
    #expect(!(try text(slicer).contains("convenience")))
  }

  @Test("An error in the code of a macro in a macro's code is where the outer one is used")
  func macros() {
    let messages = """
      macro expansion #Predicate:3:35: error: type 'P' has no member 'm'
      `- App/ContentView.swift:84:43: note: expanded code originates here
       79 |     ]
      """
    #expect(
      CompilerFault.faults(in: messages) == [
        CompilerFault(
          path: "App/ContentView.swift", line: 84, column: 42,
          message: "type 'P' has no member 'm'")
      ])
  }

  @Test("An error in code that follows a declaration is one of it, not of the next one")
  func peers() throws {
    let model = """
      @Observable final class Model {
        var isOn = !Gone.isOn
        var isOpen = false
      }
      """
    let messages = """
      Model.swift:2:15: error: cannot find 'Gone' in scope
      macro expansion @ObservationTracked:5:20: error: cannot find 'Gone' in scope
      `- Model.swift:2:24: note: expanded code originates here
      """
    var slicer = try slicer(model)
    let hasChanged = slicer.cut(CompilerFault.faults(in: messages))
    #expect(hasChanged)
    #expect(try text(slicer).contains("var isOn = false"))
    #expect(try text(slicer).contains("var isOpen = false"))
  }

  @Test(
    "A property whose value does not compile gets one where it is plain which",
    arguments: [
      ("!Gone.isOn", "false"), ("Gone.count > 3 && isOn", "false"), ("Gone.a == Gone.b", "false"),
      ("Gone.name ?? \"none\"", "\"none\""), ("Gone.a ?? Gone.b ?? 7", "7"),
    ])
  func properties(value: String, expected: String) throws {
    for (property, left) in [
      ("var one = \(value)", "var one = \(expected)"),
      ("var one: Bool = \(value)", "var one: Bool = false"),
      ("@Published var one: Int? = \(value)", "@Published var one: Int? = nil"),
      ("static let one: [String] = \(value)", "static let one: [String] = []"),
    ] {
      let model = "final class Model {\n  \(property)\n  init() { _ = one; _ = Model.one }\n}"
      var slicer = try slicer(model)
      let hasChanged = slicer.cut([try fault("Gone", in: model)])
      #expect(hasChanged)
      #expect(try text(slicer).contains(left))
      #expect(slicer.takenOut.map(\.form) == [.value])
    }
  }

  @Test(
    "And is left out where it is not",
    arguments: [
      "Gone.make()", "Gone.count + 1", "Gone.name ?? other", "Gone.name ?? \"\\(other)\"",
      "-Gone.count",
    ])
  func propertiesThatAreNotPlain(value: String) throws {
    let model = "final class Model {\n  var one = \(value)\n  init() { _ = one }\n}"
    var slicer = try slicer(model)
    let hasChanged = slicer.cut([try fault("Gone", in: model)])
    #expect(hasChanged)
    #expect(try !text(slicer).contains("var one"))
  }
}
