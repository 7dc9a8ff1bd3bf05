import Testing

@testable import LegatoCommand

@Suite("Views and previews of a file")
struct ViewFinderTests {
  private func views(_ source: String) -> [String] {
    ViewFinder.summary(of: source).views.map(\.name)
  }

  private func missing(_ members: String, generic: String = "") -> [MissingArgument] {
    ViewFinder.summary(
      of: "struct Card\(generic): View {\n\(members)\nvar body: some View { Text(\"\") }\n}"
    ).views.first?.missing ?? [.label("no view found")]
  }

  // MARK: Which types are views

  @Test func findsViewsHoweverTheyConform() {
    let source = """
      import SwiftUI
      public struct Plain: View { public var body: some View { Text("a") } }
      struct Qualified: SwiftUI.View { var body: some SwiftUI.View { Text("a") } }
      struct Several: Identifiable, @preconcurrency View { let id = 1; var body: some View { EmptyView() } }
      struct Composed: View & Sendable { var body: some View { EmptyView() } }
      struct Later { let title = "" }
      extension Later: View { var body: some View { Text(title) } }
      protocol Screen: View { var title: String { get } }
      struct Home: Screen { var title: String { "" }; var body: some View { EmptyView() } }
      struct Model: Sendable { var view: some View { Text("") } }
      struct Mod: ViewModifier { func body(content: Content) -> some View { content } }
      class NotAStruct {}
      """
    #expect(views(source) == ["Plain", "Qualified", "Several", "Composed", "Later", "Home"])
  }

  @Test func namesNestedViewsByTheirPath() {
    let source = """
      enum Screens {
        struct Home: View {
          struct Header: View { var body: some View { EmptyView() } }
          var body: some View { Header() }
        }
      }
      extension Screens {
        struct Detail: View { var body: some View { EmptyView() } }
        struct Footer {}
      }
      extension Screens.Footer: View { var body: some View { EmptyView() } }
      """
    let summary = ViewFinder.summary(of: source)
    #expect(
      summary.views.map(\.name) == [
        "Screens.Home", "Screens.Home.Header", "Screens.Detail", "Screens.Footer",
      ])
    #expect(summary.views.map(\.line) == [2, 3, 8, 9])
  }

  @Test func leavesOutWhatNobodyCanName() {
    let source = """
      func make() -> some View {
        struct Local: View { var body: some View { EmptyView() } }
        return Local()
      }
      // struct Commented: View {}
      /* struct Blocked: View {} */
      let text = "struct Quoted: View {}"
      let closure = { struct Hidden: View { var body: some View { EmptyView() } } }
      #if os(macOS) || os(Linux)
      struct Desk: View { var body: some View { EmptyView() } }
      #elseif canImport(SwiftUI) && DEBUG && os(iOS) && targetEnvironment(simulator)
      struct Here: View { var body: some View { EmptyView() } }
      #endif
      """
    #expect(views(source) == ["Here"])
  }

  // MARK: Which views need nothing

  @Test(arguments: [
    "", "@State private var on = false", "@State var selection: Int?",
    "@Environment(\\.dismiss) private var dismiss", "@Environment(Model.self) var model",
    "@EnvironmentObject var model: Model", "@Namespace private var space",
    "@FocusState private var focused: Bool", "@StateObject private var model = Model()",
    "@AppStorage(\"key\") var seen = false", "@State(initialValue: 3) var x: Int",
    "let a = 1, b = 2", "var note: String?", "static let shared = 1; static var x: Int = 0",
    "var doubled: Int { 2 }", "var x: Int { get { 1 } set {} }", "var x = 1 { didSet {} }",
    "lazy var y: Int = 4", "init() {}", "init(title: String = \"\") {}", "init(_ items: Int...) {}",
    "let title: String\ninit() { title = \"\" }", "struct Row { let title: String }",
    "@MainActor var x = 1",
  ])
  func needsNothing(members: String) {
    #expect(missing(members) == [])
  }

  @Test(arguments: [
    ("let title: String", ["title"]), ("var a, b: Int", ["a", "b"]),
    ("let note: String?", ["note"]), ("@Binding var on: Bool", ["on"]),
    ("@State var count: Int", ["count"]), ("@ObservedObject var model: Model", ["model"]),
    ("@Bindable var model: Model", ["model"]), ("let action: () -> Void", ["action"]),
    ("@ViewBuilder let content: () -> Content", ["content"]),
    ("var title: String { didSet {} }", ["title"]),
    ("let a: Int\ninit(_ a: Int, b: Int = 1) { self.a = a }", ["_"]),
    ("init(x: Int, y: Int) {}\ninit(z: Int) {}", ["z"]),
    ("@Environment(\\.dismiss) var dismiss\nprivate let title: String", ["title"]),
  ])
  func needsArguments(members: String, labels: [String]) {
    #expect(missing(members) == labels.map { .label($0) })
  }

  @Test func anExtensionMayAddAnEasierInitializer() {
    let source = """
      struct Card: View { let title: String; var body: some View { Text(title) } }
      extension Card { init() { self.init(title: "") } }
      struct Locked: View { private init() {}; var body: some View { EmptyView() } }
      """
    #expect(ViewFinder.summary(of: source).views.map(\.missing) == [[], [.access]])
  }

  @Test func typeParametersMustBeDecided() {
    #expect(missing("", generic: "<Value: Hashable>") == [.generic("Value")])
    #expect(
      missing("let content: Content", generic: "<Content: View>") == [.label("content")])
  }

  // MARK: Previews

  @Test func findsPreviews() throws {
    let source = """
      import SwiftUI
      // #Preview { Commented() }
      let text = "#Preview { Quoted() }"
      #Preview { Card() }
      #Preview("Dark", traits: .sizeThatFitsLayout) {
        Card().preferredColorScheme(.dark)
      }
        #Preview("A \\(1)", body: { Card() })
      #if os(macOS)
      #Preview("Mac") { Card() }
      #endif
      @available(iOS 17, *)
      #Preview("Named", traits: .fixedLayout(width: 1, height: 2)) { @Previewable @State var x = 1; Card() }
      """
    let previews = ViewFinder.summary(of: source).previews
    #expect(previews.map(\.name) == [nil, "Dark", nil, "Named"])
    #expect(previews.map(\.line) == [4, 5, 8, 13])
    #expect(previews.map(\.column) == [1, 1, 3, 1])
    let bytes = Array(source.utf8)
    let body = String(decoding: bytes[previews[1].body], as: UTF8.self)
    #expect(body.contains("preferredColorScheme") && !body.contains("{"))
  }

  @Test func findsPreviewProviders() {
    let source = """
      struct Card: View { var body: some View { EmptyView() } }
      struct Card_Previews: PreviewProvider {
        static var previews: some View { Card() }
      }
      """
    let summary = ViewFinder.summary(of: source)
    #expect(summary.providers == [PreviewProviderDeclaration(name: "Card_Previews", line: 2)])
    #expect(summary.views.map(\.name) == ["Card"])
  }

  /// The expressions and names of a provider whose `previews` is this.
  private func previews(_ body: String) -> [String] {
    let source =
      "struct Card_Previews: PreviewProvider { static var previews: some View { \(body) } }"
    let provider = ViewFinder.summary(of: source).providers.first
    return (provider?.previews ?? []).map { "\($0.name): \($0.expression)" }
  }

  @Test("Several views of a PreviewProvider are as many previews, also those of a group")
  func severalPreviews() {
    func part(_ path: String) -> String {
      "Mirror(reflecting: Card_Previews.previews).descendant(\(path)) as? any SwiftUI.View"
        + " ?? Card_Previews.previews"
    }
    #expect(
      previews("Card(); Card().padding().previewDisplayName(\"Padded\").opacity(0.5)") == [
        "Card_Previews 1: " + part("\"value\", 0"), "Padded: " + part("\"value\", 1"),
      ])
    #expect(
      previews("let card = Card()\nGroup { card; if isOn { card }; ForEach(0..<3) { _ in card } }")
        == (0..<3).map {
          "Card_Previews \($0 + 1): " + part("\"content\", \"value\", \($0)")
        })
    let one = ["Card_Previews: Card_Previews.previews"]
    #expect(previews("Card()") == one)
    #expect(previews("VStack { Card(); Card() }") == one)
    #expect(previews("Group { Card() }") == one)
    #expect(previews("return Card()") == one)
    // A modifier of the group holds for all its views.
    #expect(previews("Group { Card(); Card() }.previewLayout(.sizeThatFits)") == one)
  }

  @Test(arguments: ["", "struct", "struct A: View {", "#Preview", "}}}}", "\u{0}"])
  func brokenTextNeverTraps(source: String) {
    #expect(ViewFinder.summary(of: source).providers.isEmpty)
  }
}
