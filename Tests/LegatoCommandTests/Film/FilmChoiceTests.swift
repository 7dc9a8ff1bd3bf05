import LegatoFilm
import Testing

@testable import LegatoCommand

@Suite("What of a file is filmed")
struct FilmChoiceTests {
  private func choices(_ source: String, view: String? = nil) throws -> [FilmChoice] {
    try FilmChoice.choices(in: ViewFinder.summary(of: source), view: view)
  }

  private func message(_ source: String, view: String? = nil) -> String {
    do {
      _ = try choices(source, view: view)
      return ""
    } catch {
      return (error as? FilmFailure)?.message ?? "\(error)"
    }
  }

  private let card = "struct Card: View { var body: some View { Text(\"\") } }\n"
  private let row = "struct Row: View { let title: String; var body: some View { Text(title) } }\n"
  private let page = "enum UI { struct Page: View { var body: some View { Text(\"\") } } }\n"
  private let previews = "#Preview(\"A\") { Card() }\n#Preview { Row(title: \"\") }\n"

  @Test func theViewThatIsNamedComesFirst() throws {
    #expect(
      try choices(card + page + previews, view: "UI.Page")
        == [.expression("UI.Page()", name: "UI.Page")])
    #expect(
      try choices(card + page, view: "Page") == [.expression("UI.Page()", name: "UI.Page")])
  }

  @Test func anExpressionIsTakenAsItStands() throws {
    let expression = "Row(title: \"Hi\").padding()"
    #expect(
      try choices(row, view: expression) == [.expression(expression, name: expression)])
  }

  private let app =
    "@main struct CardApp: App { var body: some Scene { WindowGroup { Card() } } }\n"

  @Test func anAppsFirstWindowStandsBeforeItsViews() throws {
    let window = FilmChoice.expression("CardApp._firstWindow()", name: "CardApp")
    #expect(window.isWindow && FilmChoice.window(of: "Delegate", app: "AppDelegate").isWindow)
    #expect(!FilmChoice.expression("CardApp.preview", name: "CardApp").isWindow)
    #expect(try choices(card + page + app) == [window])
    #expect(try choices(card + app + previews, view: "CardApp") == [window])
    #expect(try choices(card + app + previews).count == 2)
  }

  @Test func thenThePreviews() throws {
    let names = try choices(card + previews).map { choice -> String? in
      guard case .preview(let block) = choice else { return "not a preview" }
      return block.name
    }
    #expect(names == ["A", nil])
  }

  @Test func thenAProviderOrTheOnlyFreeView() throws {
    let provider = "struct P: PreviewProvider { static var previews: some View { Card() } }"
    #expect(try choices(card + page + provider) == [.expression("P.previews", name: "P")])
    #expect(try choices(card + row) == [.expression("Card()", name: "Card")])
  }

  @Test func otherwiseItNamesTheCandidates() {
    #expect(message("let x = 1") == "There is no view in this file.")
    #expect(
      message("struct Pop: ViewModifier { let delay: Double }")
        == """
        There is no view in this file. Its modifiers can be filmed on one:
          --view 'Text("Hello").modifier(Pop(delay: …))'
        """)
    #expect(
      message(row) == """
        Every view of this file takes arguments: choose one with --view.
        The views of this file:
          --view 'Row(title: …)'
        """)
    #expect(message(card + page).hasPrefix("Several views could be filmed"))
    #expect(message(card, view: "Crad").contains("No view is called Crad."))
    #expect(message(row, view: "Row").contains("--view 'Row(title: …)'"))
  }
}
