import SwiftUI
import Testing

/// Texts, fonts and images in every form in which they are written.
@MainActor @Suite("Frequency: text and images")
struct TextFrequencyTests {
  private func size<V: View>(_ view: V) throws -> CGSize {
    try Shown(400, 200) { view.accessibilityLabel("it") }.frame("it").size
  }

  @Test func textsInAllForms() throws {
    let name = "Ada"
    let date = Date(timeIntervalSince1970: 0)
    let shown = try Shown(400, 400) {
      Text("plain")
      Text("Hello, \(name)")
      Text(name)
      Text(verbatim: "*verbatim*")
      Text("**bold** text")
      Text(42, format: .number)
      Text("a") + Text("b").bold()
      Text(AttributedString("attributed"))
      Text("\(3.14159, specifier: "%.2f")")
      Text(date, style: .date)
    }
    #expect(
      shown.labels.dropLast() == [
        "plain", "Hello, Ada", "Ada", "*verbatim*", "bold text", "42", "ab", "attributed", "3.14",
      ])
    #expect(shown.labels.count == 10)
  }

  @Test func fontsInAllForms() throws {
    let styles: [Font] = [
      .caption2, .caption, .footnote, .subheadline, .callout, .body, .title3, .title2, .title,
      .largeTitle,
    ]
    let heights = try styles.map { try size(Text("Text").font($0)).height }
    #expect(heights == heights.sorted() && Set(heights).count == heights.count)
    #expect(try size(Text("Text").font(.headline)).height == size(Text("Text")).height)
    let plain = try size(Text("Text").font(.system(size: 20)))
    let forms: [Font] = [
      .system(size: 20, weight: .bold), .system(size: 20, weight: .bold, design: .default),
      .system(size: 20).bold(), .system(size: 20).weight(.bold),
      Font.system(size: 20, weight: .bold),
    ]
    let bold = try size(Text("Text").font(forms[0]))
    for form in forms { #expect(try size(Text("Text").font(form)) == bold) }
    #expect(bold.width > plain.width)
    for design in [Font.Design.rounded, .monospaced, .serif] {
      #expect(
        try size(Text("Text").font(.system(size: 20, weight: .regular, design: design))) != plain)
    }
    #expect(
      try size(Text("Text").font(.system(.body, design: .rounded)))
        == size(Text("Text").font(.system(.body, design: .rounded, weight: .regular))))
    #expect(try size(Text("Text").font(.custom("Inter", size: 20))).height > 20)
    #expect(try size(Text("Text").font(nil)) == size(Text("Text")))
  }

  @Test func weightsInAllForms() throws {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let words = "The weight of a line of text"
    let widths = try weights.map { try size(Text(words).fontWeight($0)).width }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
    // Bold body text is semibold, as on a phone.
    #expect(try size(Text(words).bold()).width == widths[5])
    #expect(try size(Text(words).font(.system(size: 17)).bold()).width == widths[6])
    #expect(try size(VStack { Text(words) }.fontWeight(.bold)).width == widths[6])
    #expect(try size(VStack { Text(words) }.bold()).width == widths[5])
    #expect(try size(Text("11").monospacedDigit()) == size(Text("88").monospacedDigit()))
    #expect(
      try size(Text("11").font(.body.monospacedDigit()))
        == size(Text("88").font(.body.monospacedDigit())))
    #expect(try size(Text("Text").tracking(4)).width > size(Text("Text")).width + 10)
    #expect(try size(Text("Text").kerning(4)).width > size(Text("Text")).width + 8)
    #expect(try size(Text("Text").italic()) != .zero)
    #expect(try size(Text("Text").underline().strikethrough()) == size(Text("Text")))
  }

  @Test func linesInAllForms() throws {
    let long = "one two three four five six seven eight nine ten"
    func lines<V: View>(_ view: V) throws -> CGFloat {
      try size(view.frame(width: 100).font(.system(size: 16))).height
    }
    let one = try lines(Text(long).lineLimit(1))
    #expect(try lines(Text(long)) > 3 * one)
    #expect(try lines(Text(long).lineLimit(2)) < 2.5 * one)
    #expect(try lines(Text(long).lineLimit(nil)) == lines(Text(long)))
    #expect(try lines(Text("one").lineLimit(2...3)) == lines(Text("one\ntwo")))
    #expect(try lines(Text(long).lineLimit(1).truncationMode(.tail)) == one)
    #expect(try lines(Text(long).lineSpacing(10)) > lines(Text(long)) + 20)
    let scaled = try size(Text(long).lineLimit(1).minimumScaleFactor(0.5).frame(width: 300))
    #expect(scaled.width <= 300 && scaled.height < one && scaled.height > one / 2)
  }

  @Test func textAlignmentInAllForms() throws {
    func left(_ alignment: TextAlignment) throws -> CGFloat {
      try Shown(200, 100) {
        Text("a long first line\nb").multilineTextAlignment(alignment).frame(width: 200)
      }.ink.minX
    }
    #expect(try left(.leading) == left(.center))
    let shown = try [TextAlignment.leading, .center, .trailing].map { alignment in
      try Shown(200, 100) {
        Text("a long first line\nb").multilineTextAlignment(alignment)
      }
    }
    // The second line alone, below the first.
    let seconds = shown.map { shown in
      (0..<200).first { x in (58..<68).contains { shown.pixel(x, $0) != "FFFFFF" } } ?? -1
    }
    #expect(seconds == seconds.sorted() && Set(seconds).count == 3)
  }

  @Test func textCasesInAllForms() throws {
    func drawn(_ text: Text, _ textCase: Text.Case?) throws -> CGFloat {
      try Shown { text.textCase(textCase) }.ink.width
    }
    #expect(try drawn(Text("abc"), .uppercase) == drawn(Text("ABC"), nil))
    #expect(try drawn(Text("ABC"), .lowercase) == drawn(Text("abc"), nil))
  }

  @Test func imagesInAllForms() throws {
    let shown = try Shown(100, 100) {
      Image(systemName: "heart.fill").resizable().frame(width: 80, height: 80)
        .foregroundColor(.pureRed)
    }
    #expect(shown.pixel(50, 50) == "FF0000")
    func side(_ scale: Image.Scale) throws -> CGFloat {
      try size(Image(systemName: "heart").imageScale(scale)).height
    }
    #expect(try side(.small) < side(.medium) && side(.medium) < side(.large))
    #expect(
      try size(Image(systemName: "heart").font(.largeTitle)).height
        > size(Image(systemName: "heart")).height)
    let fitted = try Shown(100, 200) {
      Image(systemName: "heart.fill").resizable().aspectRatio(contentMode: .fit)
    }
    #expect(fitted.ink.width <= 100 && fitted.ink.height <= 110)
    let filled = try Shown(100, 200) {
      Image(systemName: "square.fill").resizable().scaledToFill().frame(width: 40, height: 80)
        .clipped()
    }
    #expect(filled.ink.width == 40)
    #expect(
      try Shown { Image(systemName: "star").renderingMode(.template).foregroundStyle(.red) }.ink
        .width > 10)
    #expect(try Shown { Image(systemName: "star").renderingMode(.original) }.ink.width > 10)
    for missing in [
      Image("no such picture"), Image("nor this", bundle: .main), Image(decorative: "nor that"),
      Image("one", bundle: nil, label: Text("label")),
    ] {
      #expect(
        try Shown { missing.resizable(capInsets: EdgeInsets(), resizingMode: .stretch) }.issues
          .count == 1)
    }
  }

  @Test func labelsInAllForms() throws {
    let shown = try Shown {
      VStack {
        Label("one", systemImage: "bell")
        Label {
          Text("two")
        } icon: {
          Image(systemName: "bell")
        }
        Label(title: { Text("three") }, icon: { Circle().frame(width: 10, height: 10) })
        Label(title: { Text("four") }) { Image(systemName: "gear") }
        Label(String("five"), systemImage: "gear")
      }
    }
    #expect(shown.labels == ["one", "two", "three", "four", "five"])
    #expect(
      try Shown { Label("alone", systemImage: "bell").labelStyle(.iconOnly) }.labels == ["alone"])
  }

  @Test func picturesFromElsewhere() throws {
    let url = URL(string: "https://example.com/none.png")
    let shown = try Shown {
      AsyncImage(url: url) { image in
        image.resizable()
      } placeholder: {
        Text("loading")
      }
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure: Text("failure")
        @unknown default: EmptyView()
        }
      }
    }
    #expect(shown.labels.count == 2)
  }
}
