import Testing

@testable import LegatoCommand

@Suite("What of a file is checked")
struct CheckChoicesTests {
  private func codes(_ source: String, _ views: [String] = []) -> [String: String] {
    var codes: [String: String] = [:]
    for choice in CheckChoices(source: source, expressions: views).choices {
      guard case .expression(let code) = choice.kind else { continue }
      codes[choice.name] = code
    }
    return codes
  }

  @Test func thePreviewsWhereThereAreSome() {
    let choices = CheckChoices(
      source: """
        struct A: View { var body: some View { Text("") } }
        #Preview("One") { A() }
        #Preview { A() }
        """, expressions: []
    ).choices
    #expect(choices.map(\.name) == ["One", "Preview 2"])
    #expect(choices.map(\.line) == [2, 3])
  }

  @Test func viewsGetValuesOfTheirTypes() {
    let codes = codes(
      """
      enum Size { case small, large }
      struct Bar: View {
        let share: Double
        let size: Size
        let onTap: (Int, String) -> Void
        @Binding var isOn: Bool
        var note: String?
        var body: some View { Text("") }
      }
      """)
    #expect(
      codes["Bar"] == "Bar(share: _legatoInputs.value((0.3) as Double, (1.0) as Double),"
        + " size: _legatoInputs.value((.small) as Size, (.large) as Size),"
        + " onTap: { _, _ in },"
        + " isOn: _legatoInputs.binding(3, (false) as Bool, (true) as Bool))")
  }

  @Test func listsAreAlsoPlayedWithAHundredItems() {
    let codes = codes(
      """
      struct Item: Identifiable { let id: Int; var title: String }
      struct Items: View { let items: [Item]; var body: some View { Text("") } }
      struct Given: View { var items: [Item] = []; var body: some View { Text("") } }
      """)
    #expect(codes["Items"]?.contains("(0..<3).map { Item(id: $0, title: ") == true)
    #expect(codes["Items with 100 items"]?.contains("(0..<100).map") == true)
    #expect(codes["Given"] == "Given()")
    #expect(codes["Given with 100 items"]?.contains("Given(items: (0..<100)") == true)
  }

  @Test func whatHasAValueAlreadyIsAlsoPlayedWithAnother() {
    let codes = codes(
      """
      struct Note: Identifiable { let id: UUID; var isNew = false }
      struct Row: View {
        let note: Note
        var detail: String? = nil
        var isBusy = true
        @State private var isOpen = false
        private var other = false
        var body: some View { Text("") }
      }
      struct Plain: View { let isOn: Bool; var body: some View { Text("") } }
      """)
    #expect(codes["Row"]?.contains("isNew") == false)
    let other = codes["Row with other values"]
    #expect(
      other?.hasSuffix(
        "isNew: true), detail: \"A second text, which says more\", isBusy: false)") == true)
    #expect(codes["Plain with other values"] == nil)
  }

  @Test("What is made up is the same whenever a body is evaluated")
  func identifiers() {
    let codes = codes(
      """
      struct Given: Identifiable { let id: UUID }
      struct Own: Identifiable { let id = UUID(); let title: String }
      struct A: View { let all: [Given]; var body: some View { Text("") } }
      struct B: View { let all: [Own]; var body: some View { Text("") } }
      """)
    for code in codes.values { #expect(!code.contains("UUID()")) }
    #expect(codes["A"]?.contains("\\(100_000_000_000 + $0)") == true)
    #expect(
      codes["B"]?.contains(
        "(_legatoInputs.list(\"B.all\", 4) { _ in Own(title: \"Seven 7\") }) as [Own]") == true)
    #expect(codes["B with 100 items"]?.contains("_legatoInputs.list(\"B.all\", 100)") == true)
  }

  @Test func modifiersWithATransitionAreTriedOnWhatComesAndGoes() {
    let codes = codes(
      """
      struct Slides: ViewModifier {
        func body(content: Content) -> some View { content.transition(.slide) }
      }
      """)
    #expect(
      codes["Slides on what comes and goes"]?.contains(
        "if _legatoInputs.value(false, true) { Text(\"Sample\")") == true)
  }

  @Test func modifiersStylesAndTransitionsAreTriedOnASample() {
    let codes = codes(
      """
      struct Entry: ViewModifier {
        let index: Int
        func body(content: Content) -> some View { content }
      }
      struct Press: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      extension AnyTransition { static var rise: AnyTransition { .opacity } }
      """)
    #expect(
      codes["Entry"]?.hasSuffix(
        ".modifier(Entry(index: _legatoInputs.value((3) as Int, (12) as Int)))") == true)
    #expect(codes["Entry on 100 rows"]?.contains("modifier(Entry(index: row))") == true)
    #expect(codes["Press"] == "Button(\"Sample\") {}.buttonStyle(Press())")
    #expect(codes["transition .rise"]?.contains(".transition(.rise)") == true)
  }

  @Test func whatNobodyKnowsValuesForIsNamed() {
    let choices = CheckChoices(
      source: "struct A: View { let model: Elsewhere; var body: some View { Text(\"\") } }",
      expressions: [])
    #expect(choices.choices.isEmpty)
    #expect(choices.omitted == ["A"])
  }

  @Test func expressionsAreTakenAsTheyAre() {
    #expect(codes("", ["Text(\"x\")"]) == ["Text(\"x\")": "Text(\"x\")"])
    #expect(
      codes("struct A: View { let n: Int; var body: some View { Text(\"\") } }", ["A"])["A"] != nil)
  }

  @Test func whatIsToldTheNumberOfItsRowIsPlayedOnAHundred() {
    let codes = codes(
      """
      struct Line: View { let index: Int; let title: String; var body: some View { Text(title) } }
      struct Count: View { let count: Int; var body: some View { Text("") } }
      struct In: ViewModifier { let after: Int; func body(content: Content) -> some View { content } }
      """)
    #expect(codes["Line on 100 rows"]?.contains("{ row in Line(index: row, title: ") == true)
    #expect(codes["In on 100 rows"]?.contains(".modifier(In(after: row))") == true)
    #expect(codes["Count on 100 rows"] == nil)
  }
}
