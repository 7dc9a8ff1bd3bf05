import LegatoDisplay
import LegatoFilm
import SwiftUI
import SwiftUICore
import Testing

@Observable @MainActor
private final class Order {
  var count = 3
  var price: Double?
}

@MainActor @Suite("Text fields")
struct TextFieldTests {
  private func field(_ form: FieldModel) -> some View {
    @Bindable var form = form
    return TextField("Name", text: $form.text).padding()
  }

  private func focused(_ form: FieldModel) throws -> Stage {
    let stage = try Stage(field(form))
    try stage.tap("Name")
    return stage
  }

  @Test func whatIsTypedIsWrittenToTheBinding() throws {
    let form = FieldModel()
    let stage = try focused(form)
    try stage.type("Ada")
    #expect(form.text == "Ada")
    #expect(try stage.field("Name").value == "Ada")
    try stage.pressKey("delete")
    #expect(form.text == "Ad")
  }

  @Test func nothingIsTypedWithoutTheFocus() throws {
    let form = FieldModel()
    let stage = try Stage(field(form))
    #expect(throws: FilmFailure.self) { try stage.type("x") }
    stage.host.type("x")
    #expect(form.text == "")
  }

  @Test func keysMoveTheCaretAndSelect() throws {
    let form = FieldModel("one two three")
    let stage = try focused(form)
    try stage.pressKey("end")
    for (keys, typed, result) in [
      ([], "!", "one two three!"),
      (["home"], ">", ">one two three!"),
      (["option+right"], "-", ">one- two three!"),
      (["cmd+right", "left"], "?", ">one- two three?!"),
      (["shift+left", "shift+left"], "x", ">one- two threx!"),
      (["option+shift+left"], "y", ">one- two y!"),
      (["cmd+a"], "z", "z"),
      (["option+delete"], "new", "new"),
      (["up", "forward-delete"], "", "ew"),
      (["down", "cmd+delete"], "", ""),
    ] as [([String], String, String)] {
      for key in keys { try stage.pressKey(key) }
      if !typed.isEmpty { try stage.type(typed) }
      #expect(form.text == result)
    }
  }

  @Test func textIsCutCopiedAndPastedButNoSecret() throws {
    let form = FieldModel("secret")
    let stage = try focused(form)
    try stage.pressKey("cmd+a")
    try stage.pressKey("cmd+x")
    #expect(form.text == "" && stage.host.clipboard == "secret")
    try stage.pressKey("cmd+v")
    try stage.pressKey("cmd+v")
    #expect(form.text == "secretsecret")

    @Bindable var bound = form
    let safe = try Stage(SecureField("Password", text: $bound.text))
    try safe.tap("Password")
    safe.host.clipboard = "kept"
    try safe.pressKey("cmd+a")
    try safe.pressKey("cmd+c")
    try safe.pressKey("cmd+x")
    #expect(safe.host.clipboard == "kept" && form.text == "secretsecret")
    #expect(try safe.field("Password").value == "••••••••••••")
    #expect(!safe.frame().list.description.contains("secret"))
  }

  @Test func aTapPlacesTheCaretAndASecondSelectsTheWord() throws {
    let form = FieldModel("alpha beta")
    let stage = try Stage(field(form).font(.system(size: 20)))
    try stage.tap("Name")
    // At the far left of the field.
    let middle = try stage.find("Name").point
    stage.advance(by: 1)
    stage.host.tap(at: Point(20, middle.y))
    #expect(stage.caret.map { $0.x < 20 } == true)
    try stage.type("<")
    #expect(form.text == "<alpha beta")
    stage.advance(by: 1)
    stage.host.tap(at: Point(40, middle.y))
    stage.advance(by: 0.2)
    stage.host.tap(at: Point(40, middle.y))
    try stage.type("gamma")
    #expect(form.text == "<gamma beta")
  }

  @Test func aDragTakesTheCaretAlong() throws {
    let form = FieldModel("abcdefghij")
    let stage = try focused(form)
    stage.advance(by: 1)
    let y = try stage.find("Name").point.y
    stage.host.touchDown(at: Point(200, y))
    stage.host.touchMove(to: Point(100, y))
    stage.host.touchMove(to: Point(17, y))
    stage.host.touchUp()
    try stage.type("|")
    #expect(form.text == "|abcdefghij")
  }

  @Test func longTextScrollsSoThatTheCaretIsSeen() throws {
    let form = FieldModel()
    @Bindable var bound = form
    let stage = try Stage(TextField("Name", text: $bound.text).frame(width: 120))
    try stage.tap("Name")
    let left = (393.0 - 120) / 2
    for _ in 0..<40 {
      try stage.type("word ")
      let caret = try #require(stage.caret)
      #expect(caret.midX >= left - 0.5 && caret.maxX <= left + 121.5)
    }
    try stage.pressKey("home")
    #expect(abs((stage.caret?.midX ?? 0) - left) < 0.6)
  }

  @Test func rightToLeftTheTextAndItsCaretStandAtTheRight() throws {
    let form = FieldModel("")
    let stage = try Stage(
      field(form), configuration: HostConfiguration(layoutDirection: .rightToLeft))
    try stage.tap("Name")
    #expect((stage.caret?.maxX ?? 0) > 370)
    try stage.type("שלום")
    let end = try #require(stage.caret)
    // The arrow to the right goes back towards the beginning of the word.
    try stage.pressKey("right")
    #expect((stage.caret?.x ?? 0) > end.x)
    try stage.pressKey("right")
    try stage.pressKey("right")
    try stage.pressKey("right")
    #expect((stage.caret?.maxX ?? 0) > 370)
    try stage.type("!")
    #expect(form.text == "!שלום")
  }

  @Test func aBindingMayMakeSomethingElseOfWhatIsTyped() throws {
    let form = FieldModel()
    let binding = Binding<String> {
      form.text
    } set: {
      form.text = String($0.uppercased().prefix(3))
    }
    let stage = try Stage(TextField("Code", text: binding))
    try stage.tap("Code")
    try stage.type("abcd")
    #expect(form.text == "ABC")
    #expect(try stage.field("Code").value == "ABC")
    let constant = try Stage(TextField("Code", text: .constant("fixed")))
    try constant.tap("Code")
    try constant.type("x")
    #expect(try constant.field("Code").value == "fixed")
  }

  @Test func theCaretBlinksForEverAndStandsStillUnderReduceMotion() throws {
    let form = FieldModel()
    let stage = try focused(form)
    #expect(stage.host.motions.map(\.property) == ["caret"])
    #expect(stage.host.motions.first?.isAmbient == true)
    #expect(stage.advanceUntilIdle() && stage.now == 0)
    let times: [(Double, Double)] = [(0.2, 1), (0.4, 1), (0.93, 0), (1.46, 1), (1.99, 0)]
    for (time, opacity) in times {
      stage.advance(to: time)
      let shown = stage.sample("TextInput", "caret")?.shown.first ?? -1
      #expect(abs(shown - opacity) < 0.01, "at \(time)")
    }
    // What is typed stirs it.
    try stage.type("a")
    #expect(stage.sample("TextInput", "caret")?.shown.first == 1)

    let still = try Stage(field(form), configuration: HostConfiguration(reducesMotion: true))
    try still.tap("Name")
    still.advance(to: 0.93)
    #expect(still.host.motions.isEmpty)
    #expect(still.sample("TextInput", "caret")?.shown.first == 1)
  }

  @Test func theCaretKeepsUpWithTypingThatIsAnimated() throws {
    let form = FieldModel()
    let stage = try Stage(field(form).animation(.easeInOut(duration: 0.5), value: form.text))
    try stage.tap("Name")
    stage.host.advance(by: 1)
    let start = try #require(stage.caret)
    stage.host.type("Ada")
    stage.host.advance(by: 0)
    let end = try #require(stage.caret)
    #expect(end.x > start.x + 10)
    #expect(stage.host.motions.map(\.property) == ["caret"])
    stage.host.advance(by: 0.25)
    #expect(stage.caret == end)
  }

  @Test func aFrameInWhichTheCaretBlinksCostsOneLayer() throws {
    let stage = try focused(FieldModel("text"))
    stage.advance(to: 0.5)
    _ = stage.frame()
    stage.advance(to: 0.7)
    let frame = stage.frame()
    #expect(frame.statistics.bodies == 0 && frame.statistics.layouts == 0)
    #expect(frame.statistics.layersRecorded == 1 && frame.changes.changed.count == 1)
  }

  @Test func thePromptStandsInTheEmptyField() throws {
    let form = FieldModel()
    @Bindable var bound = form
    func texts(_ view: some View) throws -> String {
      try Stage(view).frame().list.description
    }
    #expect(try texts(TextField("Name", text: $bound.text)).contains("Name"))
    let prompted = TextField("Name", text: $bound.text, prompt: Text("Required"))
    #expect(try texts(prompted).contains("Required"))
    #expect(try !texts(prompted).contains("\"Name\""))
    form.text = "Ada"
    #expect(try !texts(prompted).contains("Required"))
    let named = try Stage(prompted)
    #expect(try named.field("Name").value == "Ada")
  }

  @Test func aFieldAlongTheVerticalAxisGrowsWithinItsLineLimit() throws {
    let form = FieldModel("one")
    @Bindable var bound = form
    let stage = try Stage(
      TextField("Note", text: $bound.text, axis: .vertical).lineLimit(2...4).frame(width: 200))
    func height() -> Double? { stage.value("TextInput", "frame", "height") }
    // As a text of so many lines: the last is no higher than its letters.
    #expect(height() == 42.5, "two lines at least")
    try stage.tap("Note")
    for (lines, expected) in [(2, 42.5), (3, 64.5), (4, 86.5), (5, 86.5), (9, 86.5)] {
      form.text = Array(repeating: "line", count: lines).joined(separator: "\n")
      #expect(height() == expected, "\(lines) lines")
    }
    // Return begins a line, and the caret is seen.
    try stage.pressKey("cmd+down")
    try stage.type("\n")
    #expect(form.text.hasSuffix("line\n"))
    let caret = try #require(stage.caret)
    let top = try #require(stage.value("TextInput", "frame", "y"))
    #expect(caret.y >= top && caret.maxY <= top + 88.5)
  }

  @Test func aBorderedFieldIsTakenByItsBorderToo() throws {
    let form = FieldModel()
    @Bindable var bound = form
    let stage = try Stage(
      TextField("Name", text: $bound.text).textFieldStyle(.roundedBorder).frame(width: 200))
    #expect(stage.value("TextInput", "frame", "height") == 34)
    let top = try #require(stage.value("TextInput", "frame", "y"))
    stage.host.tap(at: Point(393 / 2, top + 2))
    #expect(stage.focusedField == "Name")
  }

  @Test func aStyleOfAnAppIsWrittenAroundTheField() throws {
    struct Underlined: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(spacing: 4) {
          configuration
          Rectangle().frame(height: 1)
        }
      }
    }
    let form = FieldModel()
    @Bindable var bound = form
    let stage = try Stage(TextField("Name", text: $bound.text).textFieldStyle(Underlined()))
    #expect(stage.value("Rectangle", "frame", "height") == 1)
    try stage.tap("Name")
    try stage.type("ok")
    #expect(form.text == "ok")
  }

  @Test func aValueIsReadFromItsTextWhenEditingEnds() throws {
    let order = Order()
    @Bindable var bound = order
    let stage = try Stage(
      VStack {
        TextField("Count", value: $bound.count, format: .number)
        TextField("Price", value: $bound.price, format: .number)
      })
    #expect(try stage.field("Count").value == "3")
    try stage.tap("Count")
    try stage.pressKey("cmd+a")
    try stage.type("1200")
    #expect(order.count == 3, "not before editing ends")
    try stage.pressKey("return")
    #expect(order.count == 1200)
    #expect(try stage.field("Count").value == "1,200")
    try stage.tap("Count")
    try stage.pressKey("cmd+a")
    try stage.type("many")
    try stage.tap("Price")
    #expect(order.count == 1200)
    #expect(try stage.field("Count").value == "1,200")
    try stage.type("2.5")
    try stage.tap("Count")
    #expect(order.price == 2.5)
    try stage.tap("Price")
    try stage.pressKey("cmd+a")
    try stage.pressKey("delete")
    try stage.pressKey("return")
    #expect(order.price == nil)
  }

  @Test func whatAFieldAsksOfAKeyboardIsTold() throws {
    let stage = try Stage(
      TextField("Email", text: .constant(""))
        .keyboardType(.emailAddress).textContentType(.username).submitLabel(.go)
        .textInputAutocapitalization(.never).autocorrectionDisabled())
    let traits = try stage.field("Email").traits
    #expect(traits.keyboard == "emailAddress" && traits.contentType == "username")
    #expect(traits.submitLabel == .go && traits.capitalization == .never)
    #expect(traits.disablesAutocorrection == true)
  }

  @Test func anEditorFillsItsRoomAndScrollsToItsCaret() throws {
    let form = FieldModel((1...60).map { "line \($0)" }.joined(separator: "\n"))
    @Bindable var bound = form
    let stage = try Stage(TextEditor(text: $bound.text).frame(width: 200, height: 150))
    let top = (852.0 - 150) / 2
    stage.host.tap(at: Point(200, top + 20))
    #expect(stage.host.isTakingText)
    try stage.pressKey("cmd+down")
    stage.advanceUntilIdle()
    try stage.type("\nend")
    #expect(form.text.hasSuffix("line 60\nend"))
    let list = stage.frame().list.description
    #expect(list.contains("end"))
    let shown = try #require(stage.caret)
    #expect(shown.height > 0)
  }
}
