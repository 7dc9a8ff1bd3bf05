import LegatoDisplay
import LegatoFilm
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor @Suite("Strange text")
struct BadTextTests {
  nonisolated static let texts: [String] = [
    "", " ", "\n", "\r\n\r\n", "\u{0}\u{1}\u{7F}", "\u{202E}abc\u{202C}", "\u{FFFC}\u{FFFD}",
    "👩‍👩‍👧‍👦🇩🇪👍🏽", "e\u{301}\u{301}\u{301}", "\u{301}", "\u{200D}\u{200D}", "\u{FE0F}",
    "אבג abc דהו 123", "مرحبا بالعالم", "a\u{300}" + String(repeating: "\u{301}", count: 500),
    String(decoding: [0xD800, 0x61, 0xDC00] as [UInt16], as: UTF16.self),
    "\u{2028}\u{2029}\u{85}", "नमस्ते", "\t\t",
  ]

  @Test(arguments: texts.indices)
  func anyTextIsShownAndEdited(_ index: Int) throws {
    for width in [0, 60] as [CGFloat] {
      let form = FieldModel(Self.texts[index])
      @Bindable var bound = form
      let stage = try Stage(
        VStack {
          Text(form.text).minimumScaleFactor(0.5).allowsTightening(true)
          TextField("Field", text: $bound.text)
          TextField("Tall", text: $bound.other, axis: .vertical).lineLimit(1...3)
        }.frame(width: width))
      let field = try #require(stage.host.semantics.first { $0.label == "Field" })
      stage.host.graph.focus.focus(field.element as? any FocusTarget)
      stage.advance(by: 0.1)
      for key in [
        "left", "right", "shift+left", "home", "shift+end", "up", "down", "option+left", "cmd+a",
        "cmd+c", "right", "cmd+v", "option+delete", "delete", "forward-delete",
      ] {
        try stage.pressKey(key)
      }
      _ = stage.frame()
      for step in 0..<4 {
        stage.host.tap(at: Point(field.center.x + Double(step * 20 - 40), field.center.y))
        stage.host.type("\u{301}👍🏽x")
      }
      _ = stage.pixels()
    }
  }

  /// What an edit costs does not grow with what was there before: a text is set as often as once.
  @Test func aHundredThousandCharactersAreLaidOutAsOftenAsThree() throws {
    func layouts(_ count: Int) throws -> [Int] {
      let form = FieldModel(String(repeating: "word and ", count: count / 9))
      @Bindable var bound = form
      let stage = try Stage(TextField("Field", text: $bound.text).frame(width: 200))
      try stage.tap("Field")
      stage.advance(by: 0.1)
      _ = stage.frame()
      var counts: [Int] = []
      for key in ["left", "home", "x", "delete", "cmd+a"] {
        try stage.pressKey(key)
        let statistics = stage.frame().statistics
        counts += [statistics.layouts, statistics.bodies, statistics.layersRecorded]
      }
      return counts
    }
    #expect(try layouts(100_000) == layouts(27))
  }

  @Test func aHundredThousandCharactersWrapAndAreSelected() throws {
    let form = FieldModel(String(repeating: "word and ", count: 11_112))
    @Bindable var bound = form
    let stage = try Stage(
      VStack {
        Text(form.text).lineLimit(3).minimumScaleFactor(0.5)
        TextEditor(text: $bound.text).frame(height: 200)
      })
    let editor = try #require(stage.host.semantics.first { $0.textInput != nil })
    stage.host.graph.focus.focus(editor.element as? any FocusTarget)
    stage.advance(by: 0.1)
    try stage.pressKey("cmd+a")
    try stage.pressKey("cmd+c")
    #expect(stage.host.clipboard == form.text)
    try stage.pressKey("delete")
    #expect(form.text.isEmpty)
    try stage.pressKey("cmd+v")
    #expect(form.text.count == 100_008)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 0, 1e300])
  func numbersThatMakeNoSenseTakeAFallback(_ value: Double) throws {
    let stage = try Stage(
      VStack {
        Text("a").font(.system(size: value)).tracking(value).kerning(value).baselineOffset(value)
        VStack { Text("a") }.tracking(value).minimumScaleFactor(value).lineSpacing(value)
        Text("a").font(.system(size: 17).width(Font.Width(value)))
        Text(Date(timeIntervalSinceReferenceDate: value), style: .timer)
        Text(Date(timeIntervalSinceReferenceDate: value), style: .date)
        TextField("Field", text: .constant("abc")).font(.system(size: value)).tracking(value)
        TextField("Field", text: .constant("abc"), axis: .vertical).lineLimit(-3)
      }.frame(width: value))
    stage.advance(to: 3)
    _ = stage.pixels()
  }
}
