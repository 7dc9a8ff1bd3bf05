import LegatoDisplay
import LegatoFilm
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

private enum Place: Hashable { case first, second, third }

private struct Fields: View {
  let form: FieldModel
  var start: Place?
  @FocusState var place: Place?
  @FocusState private var isThird: Bool

  var body: some View {
    @Bindable var form = form
    VStack {
      TextField("First", text: $form.text).focused($place, equals: .first)
        .onSubmit { place = .second }
      if form.shows {
        TextField("Second", text: $form.other).focused($place, equals: .second)
          .disabled(!form.isEnabled)
      }
      TextField("Third", text: .constant("")).focused($isThird)
      Button("Go to second") { place = .second }
      Button("Nowhere") { place = nil }
      Button("Missing") { place = .third }
      Text("at \(place.map { "\($0)" } ?? "none") \(isThird ? "third" : "")")
    }
    .onSubmit { form.log.append("submit") }
    .onAppear { if let start { place = start } }
  }
}

@MainActor @Suite("Focus")
struct FocusTests {
  private func told(_ stage: Stage) -> String {
    stage.host.semantics.first { $0.label.hasPrefix("at ") }?.label ?? ""
  }

  @Test func aTapMovesTheFocusAndTheStateFollows() throws {
    let stage = try Stage(Fields(form: FieldModel()))
    #expect(told(stage) == "at none ")
    try stage.tap("First")
    #expect(stage.focusedField == "First" && told(stage) == "at first ")
    try stage.tap("Third")
    #expect(stage.focusedField == "Third" && told(stage) == "at none third")
  }

  @Test func aStateMovesTheFocus() throws {
    let stage = try Stage(Fields(form: FieldModel()))
    try stage.tap("Go to second")
    #expect(stage.focusedField == "Second" && told(stage) == "at second ")
    try stage.tap("Nowhere")
    #expect(stage.focusedField == nil && told(stage) == "at none ")
  }

  @Test func aStateThatNamesNoViewGoesBack() throws {
    let stage = try Stage(Fields(form: FieldModel()))
    try stage.tap("First")
    try stage.tap("Missing")
    #expect(stage.focusedField == "First" && told(stage) == "at first ")
  }

  @Test func theFocusCanBeSetAsTheViewAppears() throws {
    let stage = try Stage(Fields(form: FieldModel(), start: .second))
    #expect(stage.focusedField == "Second" && told(stage) == "at second ")
  }

  @Test func aFieldThatGoesOrIsDisabledLosesTheFocus() throws {
    let form = FieldModel()
    let stage = try Stage(Fields(form: form, start: .second))
    form.shows = false
    stage.advance(to: 0.1)
    #expect(stage.focusedField == nil && told(stage) == "at none ")
    form.shows = true
    stage.advance(to: 0.2)
    try stage.tap("Go to second")
    #expect(stage.focusedField == "Second")
    form.isEnabled = false
    stage.advance(to: 0.3)
    #expect(stage.focusedField == nil && told(stage) == "at none ")
  }

  @Test func returnSubmitsInnerActionsFirstAndAnActionMayMoveTheFocus() throws {
    let form = FieldModel()
    let stage = try Stage(Fields(form: form, start: .first))
    try stage.type("a\n")
    #expect(stage.focusedField == "Second" && form.log == ["submit"])
    try stage.type("b\n")
    #expect(stage.focusedField == nil, "nobody moved it: the keyboard goes away")
    #expect(form.text == "a" && form.other == "b" && form.log == ["submit", "submit"])
  }

  @Test func aScopeKeepsSubmissionsIn() throws {
    let form = FieldModel()
    let stage = try Stage(
      TextField("Field", text: .constant("")).onSubmit { form.log.append("inner") }
        .onSubmit(of: .search) { form.log.append("search") }
        .submitScope().onSubmit { form.log.append("outer") })
    try stage.tap("Field")
    try stage.pressKey("return")
    #expect(form.log == ["inner"])
  }

  @Test func tabGoesThroughWhatTakesTheFocusInReadingOrder() throws {
    let stage = try Stage(Fields(form: FieldModel()))
    var order: [String?] = []
    for _ in 0..<4 {
      try stage.pressKey("tab")
      order.append(stage.focusedField)
    }
    #expect(order == ["First", "Second", "Third", nil])
    #expect(stage.rings == 1, "a button has got the focus from the keyboard")
    try stage.pressKey("return")
    #expect(stage.focusedField == "Second")
    #expect(stage.rings == 0)
    try stage.pressKey("shift+tab")
    #expect(stage.focusedField == "First")
    try stage.pressKey("shift+tab")
    try stage.pressKey("shift+tab")
    try stage.pressKey("space")
    #expect(stage.focusedField == nil && told(stage) == "at none ")
  }

  @Test func aFocusableViewKnowsOfItsFocus() throws {
    struct Card: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "in" : "out").frame(width: 80, height: 40) }
    }
    let form = FieldModel()
    let stage = try Stage(
      VStack {
        Card().focusable().onKeyPress("k") {
          form.log.append("k")
          return .handled
        }
        Card().focusable(false)
      }.onKeyPress(characters: .decimalDigits) { press in
        form.log.append(press.characters)
        return .handled
      })
    try stage.pressKey("tab")
    #expect(stage.host.semantics.map(\.label) == ["in", "out"])
    #expect(stage.rings == 1)
    try stage.pressKey("k")
    try stage.pressKey("7")
    try stage.pressKey("x")
    #expect(form.log == ["k", "7"])
  }

  @Test func shortcutsPressControlsEvenThoseThatNobodySees() throws {
    let form = FieldModel()
    func button(_ name: String) -> some View { Button(name) { form.log.append(name) } }
    let stage = try Stage(
      VStack {
        button("save").keyboardShortcut("s")
        button("hidden").keyboardShortcut("h").hidden()
        button("clear").keyboardShortcut("c", modifiers: [.command, .shift]).opacity(0)
        button("off").keyboardShortcut("o").disabled(true)
        button("done").keyboardShortcut(.defaultAction)
        button("cancel").keyboardShortcut(.cancelAction)
        TextField("Field", text: .constant(""))
      })
    for key in ["cmd+s", "cmd+h", "cmd+shift+c", "cmd+c", "cmd+o", "return", "escape", "s"] {
      try stage.pressKey(key)
    }
    #expect(form.log == ["save", "hidden", "clear", "done", "cancel"])
    // What a field does not need of a key is for the others.
    try stage.tap("Field")
    for key in ["cmd+s", "s", "return"] { try stage.pressKey(key) }
    #expect(form.log == ["save", "hidden", "clear", "done", "cancel", "save", "done"])
  }

  @Test func theDefaultFocusIsTakenAsTheViewAppears() throws {
    struct Two: View {
      @FocusState private var place: Place?
      var body: some View {
        VStack {
          TextField("First", text: .constant("")).focused($place, equals: .first)
          TextField("Second", text: .constant("")).focused($place, equals: .second)
        }
        .defaultFocus($place, .second)
      }
    }
    #expect(try Stage(Two()).focusedField == "Second")
  }

  @Test func aFieldInAScrollViewIsBroughtIntoView() throws {
    struct Long: View {
      @FocusState private var isLast: Bool
      var body: some View {
        ScrollView {
          Button("Last") { isLast = true }
          Color.gray.frame(height: 1500)
          TextField("Far", text: .constant("")).focused($isLast)
          Color.gray.frame(height: 300)
        }
      }
    }
    let stage = try Stage(Long())
    try stage.tap("Last")
    #expect(stage.focusedField == "Far")
    stage.advanceUntilIdle()
    let place = try #require(stage.host.semantics.first { $0.label == "Far" }).center
    #expect(place.y > 0 && place.y < 852)
  }

  @Test func theRingTakesTheColoursOfASchemeThatChangesWhileItIsShown() throws {
    func shown(startsDark: Bool) throws -> String {
      let probe = try Probe(
        Button("Press") {}, HostConfiguration(colorScheme: startsDark ? .dark : .light))
      probe.host.press(.tab)
      #expect(probe.list.description.contains("width 3"), "there is a ring")
      probe.host.configuration.colorScheme = .dark
      return probe.list.description
    }
    #expect(try shown(startsDark: false) == shown(startsDark: true))
  }
}
