import LegatoDisplay
@testable import LegatoFilm
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor @Suite("Rich text")
struct RichTextTests {
  private func spans(_ text: Text, at now: Double = 0) -> [TextSpan] {
    text.spans(in: EnvironmentValues(), at: now)
  }

  private func size(_ view: some View) throws -> [Double] {
    let stage = try Stage(view)
    return try #require(stage.sample("Text", "frame")).shown
  }

  // MARK: Fonts

  @Test func modifiersOnViewsChangeTheFontThatIsInEffectAtTheText() throws {
    let pairs: [(any View, any View)] = [
      (VStack { Text("Words").font(.title2) }.bold(), Text("Words").font(.title2).bold()),
      (VStack { Text("Words") }.font(.title2).bold(), Text("Words").font(.title2).bold()),
      (VStack { Text("Words") }.bold().font(.title2), Text("Words").font(.title2).bold()),
      (
        VStack { Text("Words").fontWeight(.light) }.fontWeight(.black),
        Text("Words").fontWeight(.light)
      ),
      (
        VStack { Text("Words") }.fontDesign(.serif),
        Text("Words").font(.system(.body, design: .serif))
      ),
      (VStack { Text("Words") }.monospaced(), Text("Words").monospaced()),
      (VStack { Text("Words") }.tracking(3), Text("Words").tracking(3)),
      (VStack { VStack { Text("Words") }.bold(false) }.bold(), Text("Words")),
      (VStack { VStack { Text("Words") }.fontWeight(nil) }.fontWeight(.black), Text("Words")),
    ]
    for (index, (view, text)) in pairs.enumerated() {
      let (left, right) = (try size(AnyView(view)), try size(AnyView(text)))
      #expect(left == right, "pair \(index)")
    }
    #expect(try size(Text("Words")) != size(Text("Words").bold()))
  }

  @Test func aFontHasAWidthAndALeading() throws {
    let plain = try size(Text("Words"))
    #expect(try size(Text("Words").fontWidth(.expanded))[2] > plain[2])
    #expect(try size(VStack { Text("Words") }.fontWidth(.compressed))[2] < plain[2])
    #expect(try size(Text("Words\nWords"))[3] == 42.5)
    #expect(try size(Text("Words\nWords").font(.body.leading(.tight)))[3] == 40.5)
    #expect(try size(Text("Words\nWords").font(.body.leading(.loose)))[3] == 44.5)
  }

  @Test func aFontThatIsNotThereIsReportedOnce() throws {
    let stage = try Stage(
      VStack {
        Text("a").font(.custom("No Such Font", size: 20))
        Text("a").font(.custom("Inter", size: 20))
      })
    #expect(
      stage.host.issues.map(\.message) == [
        "font: there is no font named No Such Font; the system font is used."
      ])
    stage.host.configuration.colorScheme = .dark
    #expect(stage.host.issues.count == 1)
  }

  // MARK: Markdown

  /// The words with a letter for each style: b, i, c, s, l.
  private func told(_ key: LocalizedStringKey) -> String {
    Text(key).resolved(in: EnvironmentValues()).pieces.map { piece in
      let styles = piece.attributes.map { attribute in
        switch attribute {
        case .bold: "b"
        case .italic: "i"
        case .monospaced: "c"
        case .strikethrough: "s"
        case .link(let url): "l(\(url.absoluteString))"
        default: "?"
        }
      }.joined()
      let words = piece.content.string(at: 0)
      return styles.isEmpty ? words : "{\(words)|\(styles)}"
    }.joined()
  }

  @Test func markdownInKeysIsShownAsWhatItMeans() {
    let rows: [(LocalizedStringKey, String)] = [
      ("plain", "plain"),
      ("**bold** and *italic*", "{bold|b} and {italic|i}"),
      ("__bold__ and _italic_", "{bold|b} and {italic|i}"),
      ("***both***", "{both|bi}"),
      ("**bold *and italic* here**", "{bold |b}{and italic|bi}{ here|b}"),
      ("`code *as it is*`", "{code *as it is*|c}"),
      ("~~gone~~ ~too~", "{gone|s} {too|s}"),
      ("[Apple](https://apple.com)", "{Apple|l(https://apple.com)}"),
      ("[**x**](https://a.b) y", "{x|bl(https://a.b)} y"),
      ("<https://a.b>", "{https://a.b|l(https://a.b)}"),
      ("2 * 3 * 4", "2 * 3 * 4"),
      ("snake_case_name", "snake_case_name"),
      ("\\*stars\\*", "*stars*"),
      ("**open", "**open"),
      ("a * b*", "a * b*"),
      ("[no link] (x)", "[no link] (x)"),
      ("foo*bar*baz", "foo{bar|i}baz"),
      ("line\nbreak", "line\nbreak"),
      ("a &amp; b", "a & b"),
      ("^[\(3) wolf](inflect: true)", "3 wolves"),
      ("^[\(1) **wolf**](inflect: true)", "1 {wolf|b}"),
      ("", ""),
    ]
    for (key, result) in rows { #expect(told(key) == result) }
    let name = "**not**"
    #expect(told("Hi **\(name)**!") == "Hi {**not**|b}!")
    #expect(told("\(Text("x").bold()) *\(Text("y").bold())*") == "{x|b} {y|bi}")
    #expect(Text("**x**").plainText == "x")
    #expect(Text(verbatim: "**x**").plainText == "**x**")
    let string = "**x**"
    #expect(Text(string).plainText == "**x**")
    #expect(Text(LocalizedStringKey(string)).plainText == "x")
  }

  @Test func markdownTakesTimeInProportionToTheText() {
    for part in ["*", "**a ", "_a*", "`", "[", "[a](", "~~", "``` ` ", "<a:", "*a_ "] {
      let count = 100_000 / part.count
      let text = Text(LocalizedStringKey(String(repeating: part, count: count)))
      #expect(!text.resolved(in: EnvironmentValues()).pieces.isEmpty)
    }
  }

  // MARK: Attributes

  @Test func anAttributedStringKeepsItsAttributes() {
    var string = AttributedString("red ")
    string.foregroundColor = .red
    var big = AttributedString("big")
    big.font = .title
    big.kern = 2
    big.baselineOffset = 3
    big.underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
    big.backgroundColor = .yellow
    var link = AttributedString("link")
    link.link = URL(string: "https://a.b")
    let all = spans(Text(string + big + link))
    #expect(all.map(\.text) == ["red ", "big", "link"])
    #expect(all[0].color == Color.red.display(in: EnvironmentValues()))
    #expect(all[1].font.size == 28 && all[1].kerning == 2 && all[1].baselineOffset == 3)
    #expect(all[1].underline?.dash == .dot && all[1].underline?.color != nil)
    #expect(all[1].background == Color.yellow.display(in: EnvironmentValues()))
    #expect(all[2].color == Color.accentColor.display(in: EnvironmentValues()))
  }

  @Test func presentationIntentsOfAnAttributedStringAreShown() throws {
    let string = try AttributedString(markdown: "a **b** `c` ~~_d_~~")
    let attributes = Text(string).pieces.map(\.attributes).filter { !$0.isEmpty }
    #expect(
      attributes == [
        [.bold(true)], [.monospaced(true)], [.italic(true), .strikethrough(.single)],
      ])
  }

  @Test func linesUnderAndThroughHaveColorsAndPatterns() throws {
    func strokes(_ text: Text) throws -> [(Int, Bool)] {
      let engine = try TextEngine.shared()
      let layout = TextSetting(text, EnvironmentValues()).layout(.unspecified, engine)
      return layout.runs.filter { !$0.decorations.isEmpty }.map {
        ($0.decorations.count, $0.color != nil)
      }
    }
    let solid = try strokes(Text("Words").underline())
    #expect(solid.count == 1 && solid[0] == (1, false))
    let dots = try strokes(Text("Words").strikethrough(pattern: .dot, color: .red))
    #expect(dots.count == 1 && dots[0].0 > 10 && dots[0].1)
    #expect(try strokes(Text("Words").underline(false)).isEmpty)
  }

  @Test func aSymbolStandsInTheLine() throws {
    let plain = try size(Text("ab"))
    let stage = try Stage(Text("a\(Image(systemName: "star"))b"))
    let frame = try #require(stage.sample("Text", "frame")).shown
    #expect(frame[2] > plain[2] + 10 && frame[3] == plain[3])
    #expect(stage.host.semantics.map(\.label) == ["ab"])
    let unknown = try Stage(Text("a") + Text(Image(systemName: "no.such")))
    #expect(unknown.host.issues.count == 1)
  }

  // MARK: Time

  @Test func datesAreToldByTheHostsClock() {
    func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
    let rows: [(Text, Double, String)] = [
      (Text(date(0), style: .date), 0, "January 1, 2001"),
      (Text(date(86_400 * 59), style: .date), 0, "March 1, 2001"),
      (Text(date(581_252_580), style: .date), 0, "June 3, 2019"),
      (Text(date(-86_400 * 306), style: .date), 0, "March 1, 2000"),
      (Text(date(-86_400 * 307), style: .date), 0, "February 29, 2000"),
      (Text(date(0), style: .time), 0, "12:00 AM"),
      (Text(date(3600 * 13 + 300), style: .time), 0, "1:05 PM"),
      (Text(date(100), style: .timer), 39.5, "1:01"),
      (Text(date(0), style: .timer), 61.9, "1:01"),
      (Text(date(0), style: .timer), 3723, "1:02:03"),
      (Text(date(8580), style: .relative), 0, "2 hours, 23 minutes"),
      (Text(date(1), style: .relative), 0, "1 second"),
      (Text(date(7200), style: .offset), 0, "+2 hours"),
      (Text(date(0), style: .offset), 7_776_000, "-3 months"),
      (Text(timerInterval: date(0)...date(90)), 0, "1:30"),
      (Text(timerInterval: date(0)...date(90)), 29.5, "1:01"),
      (Text(timerInterval: date(0)...date(90)), 500, "0:00"),
      (Text(timerInterval: date(0)...date(90), countsDown: false), 29.5, "0:29"),
      (Text(timerInterval: date(0)...date(90), pauseTime: date(10)), 60, "1:20"),
      (Text(timerInterval: date(0)...date(3690), showsHours: false), 0, "61:30"),
      (Text(date(0)...date(3600)), 0, "12:00 AM – 1:00 AM"),
    ]
    for (text, now, words) in rows { #expect(text.plainText(at: now) == words) }
  }

  @Test func aTimerShowsEverySecondAtItsTimeAndKeepsNothingFromSettling() throws {
    let stage = try Stage(
      Text(
        timerInterval: Date(
          timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 3)))
    func shown() -> String { stage.host.semantics.first?.label ?? "" }
    for (time, words) in [(0, "0:03"), (0.99, "0:03"), (1, "0:02"), (2.5, "0:01"), (3, "0:00")]
      as [(Double, String)]
    {
      stage.advance(to: time)
      #expect(shown() == words)
      #expect(stage.frame().list.description.contains(words))
    }
    #expect(stage.host.nextEventTime == nil)
    #expect(try Stage(Text(Date(timeIntervalSinceReferenceDate: 9), style: .timer)).isSettled)
  }

  // MARK: Room

  @Test func linesAreLimitedAndReserved() throws {
    let words = Text("one two three four five six seven eight nine ten")
    func height(_ view: some View) throws -> Double {
      try size(view.frame(width: 100))[3]
    }
    #expect(try height(words.lineLimit(2)) == 42.5)
    #expect(try height(Text("a").lineLimit(3, reservesSpace: true)) == 64.5)
    #expect(try height(Text("a").lineLimit(2...4)) == 42.5)
    #expect(try height(words.lineLimit(2...4)) == 86.5)
    #expect(try height(words.lineLimit(...1)) == 20.5)
    #expect(try height(words.lineLimit(nil)) > 86.5)
  }

  @Test func textThatDoesNotFitBecomesSmallerOrMovesTogether() throws {
    func layout(_ view: some View) throws -> String {
      try Stage(view.lineLimit(1).frame(width: 100)).frame().list.description
    }
    func shown(_ scale: CGFloat) throws -> [Double] {
      try size(Text("fifteen letters").lineLimit(1).minimumScaleFactor(scale).frame(width: 100))
    }
    let full = try size(Text("fifteen letters"))
    #expect(full[2] > 100 && full[2] < 130)
    let small = try shown(0.5)
    #expect(small[2] > 95 && small[2] <= 100 && small[3] < 20.5)
    #expect(try shown(0.99)[3] >= 20, "no smaller than it may")
    #expect(try shown(1)[3] == 20.5)
    let loose = Text("fifteen letters").lineLimit(1).frame(width: full[2] - 8)
    #expect(try size(loose.allowsTightening(true))[3] == 20.5)
    #expect(
      try layout(Text("fifteen letters")) != layout(Text("fifteen letters").truncationMode(.head)))
    #expect(
      try layout(Text("fifteen letters").truncationMode(.middle))
        != layout(Text("fifteen letters").truncationMode(.head)))
  }

  @Test func theCaseIsForWhatIsShownOnly() throws {
    let stage = try Stage(Text("Straße").textCase(.uppercase))
    #expect(stage.frame().list.description.contains("STRASSE"))
    #expect(stage.host.semantics.map(\.label) == ["Straße"])
    #expect(
      try Stage(Text("ABC").textCase(nil).textCase(.lowercase)).frame().list.description.contains(
        "ABC"))
  }
}
