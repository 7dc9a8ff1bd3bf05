import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S0.20 to S0.22, S0.25, S0.29, S0.30 and S0.33: the looks, the height, and what starts.
@MainActor
@Suite("VerticalListButtonItem: style")
struct VerticalListButtonItemStyleTests {
  /// An item's label in a button whose style has an animation of its own.
  struct Restyled: View {
    let subject: Subject
    let animation: Animation?
    var isPressed: Bool?

    var body: some View {
      VerticalListButtonItemProbe(subject: subject, animation: animation, isPressed: isPressed)
        .padding(20)
    }
  }

  @Test("S0.20 the style moves ground, border and padding with the animation that it is given")
  func styleHasItsOwnAnimation() throws {
    let subject = Subject()
    let stage = try Stage(Restyled(subject: subject, animation: .linear(duration: 1)))
    stage.act { subject.visualState = .selected }
    stage.at(125)
    let item = stage.item()
    expectNear(progress(item.background, .select.canvas, .select.selectedBackground), 0.125)
    expectNear(item.borderColor?.alpha, 0.125)
    expectNear(item.borderWidth, 1.125)
    expectNear(item.paddingBlock, 10.875)
    expectNear(progress(item.labelColor, .select.text, .select.selectedText), 0.5)
    expectNear(progress(item.iconColor, .select.text, .select.selectedText), 0.5)
  }

  @Test("S0.20 Reduce Motion: the style moves at once")
  func reducedStyle() throws {
    let subject = Subject()
    let stage = try Stage(Restyled(subject: subject, animation: nil), reducesMotion: true)
    stage.act { subject.visualState = .selected }
    let item = stage.item()
    expectColor(item.background, .select.selectedBackground)
    expectColor(item.borderColor, .select.selectedText)
    expectNear(item.borderWidth, 2)
    expectNear(item.paddingBlock, 10)
  }

  @Test("S0.20 the pressed look can be fixed")
  func fixedPress() throws {
    for isPressed in [true, false] {
      let stage = try Stage(
        Restyled(subject: Subject(), animation: nil, isPressed: isPressed))
      expectNear(stage.item().press, isPressed ? 0.1 : 0)
    }
  }

  @Test(
    "S0.21 border and padding keep the height at 48 on every frame",
    arguments: [false, true], [false, true])
  func height(reducesMotion: Bool, savesPower: Bool) throws {
    for (from, to) in VisualState.changes {
      let subject = Subject(from)
      let stage = try Stage(subject, reducesMotion: reducesMotion, savesPower: savesPower)
      stage.act {
        subject.visualState = to
        subject.error = to == .notSelected
      }
      stage.everyFrame(until: 267) { time in
        let item = stage.item()
        expectNear((item.borderWidth ?? 0) + (item.paddingBlock ?? 0), 12, "at \(time)")
        expectNear(item.box?.height, 48, "at \(time)")
      }
    }
  }

  @Test(
    "S0.22 a taller item keeps its height as well",
    arguments: ["Receipts", "Receipts, news and everything else that somebody may want to read"],
    [DynamicTypeSize.large, .accessibility2])
  func tallHeight(description: String, typeSize: DynamicTypeSize) throws {
    let subject = Subject()
    subject.description = description
    let stage = try Stage(SubjectView(subject: subject).dynamicTypeSize(typeSize))
    let box = try #require(stage.item().box)
    #expect(box.height > 48)
    stage.act { subject.visualState = .selected }
    stage.everyFrame(until: 267) { time in
      #expect(stage.item().box == box, "at \(time)")
      // The box is on the pixel grid, up to half a point off where layout has it.
      expectNear(stage.item().inset, 12, tolerance: 0.5)
    }
    stage.act { subject.error = true }
    stage.everyFrame(until: 267) { _ in #expect(stage.item().box == box) }
  }

  @Test("S0.25 a change starts one motion for each property that changes, and none twice")
  func startedMotions() throws {
    let subject = Subject()
    let stage = try Stage(subject)
    stage.act { subject.visualState = .selected }
    // The width of the border is two attributes: the line's own, and how far it lies inside.
    #expect(
      stage.moving == [
        "Image.color", "Image.opacity", "InsetRoundedRectangle.fill",
        "InsetRoundedRectangle.inset", "InsetRoundedRectangle.lineWidth",
        "RoundedRectangle.fill", "Text.color",
      ])
    #expect(stage.host.motions.allSatisfy { $0.end - $0.start == 0.25 })
  }

  @Test("S0.25 S0.33 Reduce Motion: nothing starts")
  func nothingStarts() throws {
    let subject = Subject()
    let stage = try Stage(subject, reducesMotion: true)
    stage.act {
      subject.visualState = .selected
      subject.error = true
    }
    #expect(stage.moving == [])
  }

  @Test("S0.29 looks of the states, light and dark", arguments: [ColorScheme.light, .dark])
  func table(scheme: ColorScheme) throws {
    let colors = ColorToken.select
    let rows: [(VisualState, ColorToken, Double, ColorToken, ColorToken, Bool)] = [
      (.rest, colors.canvas, 1, colors.noBorder, colors.text, false),
      (.selected, colors.selectedBackground, 2, colors.selectedText, colors.selectedText, true),
      (.notSelected, colors.mutedBackground, 1, colors.noBorder, colors.mutedText, false),
      (.checked, colors.selectedBackground, 1, colors.noBorder, colors.selectedText, true),
      (.unchecked, colors.canvas, 1, colors.noBorder, colors.text, false),
    ]
    for (state, background, width, border, text, hasCheckmark) in rows {
      let stage = try Stage(SubjectView(subject: Subject(state)), colorScheme: scheme)
      let item = stage.item()
      expectColor(item.background, background, scheme)
      expectNear(item.borderWidth, width)
      expectColor(item.borderColor, border, scheme)
      expectColor(item.labelColor, text, scheme)
      expectColor(item.iconColor, text, scheme)
      #expect((item.checkmark != nil) == hasCheckmark)
      #expect(item.checkmark ?? 1 == 1)
    }
  }

  @Test("S0.29 light colours are the design's in its theme")
  func lightColors() {
    let colors = ColorToken.cyan
    let rows: [(ColorToken, UInt32)] = [
      (colors.canvas, 0xFFFFFF), (colors.selectedBackground, 0xCCFAFF),
      (colors.mutedBackground, 0xB8B5C7), (colors.errorBackground, 0xFFD9E8),
      (colors.text, 0x2E2B3D), (colors.selectedText, 0x00BFCC), (colors.mutedText, 0x69668A),
      (colors.errorText, 0xCC2157),
    ]
    for (token, hex) in rows { #expect(token.light == .init(hex), "\(token.name)") }
  }

  @Test("S0.30 looks of errors", arguments: [false, true])
  func errorTable(reducesMotion: Bool) throws {
    let colors = ColorToken.select
    for state in VisualState.allCases {
      let subject = Subject(state)
      subject.error = true
      let stage = try Stage(subject, reducesMotion: reducesMotion)
      let item = stage.item()
      let hasSeveral = state == .checked || state == .unchecked
      let plain = Item.styles(for: state)
      expectColor(item.background, hasSeveral ? plain.background : colors.errorBackground)
      expectNear(item.borderWidth, hasSeveral ? 1 : 2)
      expectColor(item.borderColor, hasSeveral ? colors.noBorder : colors.errorText)
      expectColor(item.labelColor, colors.errorText)
      expectColor(item.iconColor, colors.errorText)
      #expect((item.checkmark != nil) == state.showsCheckmark)
    }
  }

  @Test("S0.33 stacked triggers give the values of a single one")
  func stackedTriggers() throws {
    // Four triggers stand around the label, three around the border; a style with one animation
    // on everything is the reference.
    let subject = Subject()
    subject.description = "More"
    let stage = try Stage(subject)
    let reference = try Stage(SingleTrigger(subject: subject))
    // Two triggers in one update as well, and a change in the middle of another one.
    let changes: [(VisualState, Bool)] = [
      (.selected, false), (.rest, true), (.selected, true), (.checked, false), (.unchecked, true),
      (.notSelected, false), (.rest, false),
    ]
    var moved: Set<Int> = []
    for (number, (state, error)) in changes.enumerated() {
      stage.act { (subject.visualState, subject.error) = (state, error) }
      reference.act {}
      stage.everyFrame(until: number == 4 ? 100 : 300) { time in
        reference.at(time)
        let (item, single) = (eight(stage.item()), eight(reference))
        for (index, (ours, one)) in zip(item, single).enumerated() {
          // The place of a label is a sum, of places on whole pixels: half of one may be rounded elsewhere.
          let isSame =
            index == 7 ? zip(ours, one).allSatisfy { abs($0 - $1) < 0.25 + 1e-9 } : ours == one
          #expect(isSame, "change \(number), property \(index) at \(time): \(ours) for \(one)")
          if time == 0, number == 0 || number == 1, !ours.isEmpty { moved.insert(index) }
        }
        let moving = stage.host.motions.map { $0.path + $0.property }
        #expect(Set(moving).count == moving.count)
      }
      if number != 4 { stage.at(1000); reference.at(1000) }
    }
    #expect(moved.count == 8, "\(moved)")
  }

  /// Ground, width and colour of the border, colours of label, description and icon, the checkmark's
  /// opacity, and the padding.
  private func eight(_ item: ItemProbe) -> [[Double]] {
    let colors = [
      item.background, item.borderColor, item.labelColor, item.descriptionColor, item.iconColor,
    ].map { $0.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? [] }
    return colors + [
      [item.borderWidth ?? -1], [item.checkmark ?? 0], [item.paddingBlock ?? -1],
    ]
  }

  private func eight(_ stage: Stage) -> [[Double]] {
    func parts(_ property: String, _ view: String, _ number: Int = 0) -> [Double] {
      let found = stage.samples(property, [view])
      return found.indices.contains(number) ? found[number].shown : []
    }
    return [
      parts("fill", "/RoundedRectangle"), parts("fill", "InsetRoundedRectangle"),
      parts("color", "Text"), parts("color", "Text", 1), parts("color", "Image"),
      parts("lineWidth", "InsetRoundedRectangle"), parts("opacity", "Mark"),
      [parts("frame", "Bar").last ?? -1],
    ]
  }

  /// The properties of an item with one animation around all of them.
  private struct SingleTrigger: View {
    let subject: Subject
    var body: some View {
      let styles = VerticalListButtonItem.styles(
        for: subject.visualState, error: subject.error)
      VStack {
        RoundedRectangle(cornerRadius: 8).fill(styles.background)
        RoundedRectangle(cornerRadius: 8)
          .strokeBorder(styles.borderColor, lineWidth: styles.borderWidth)
        Text("Email").foregroundStyle(styles.labelColor)
        Text("More").foregroundStyle(ColorToken.select.mutedText)
        Image(systemName: "star").foregroundStyle(styles.iconColor)
        Mark(isVisible: styles.checkmarkVisible)
        Bar(height: 12 - styles.borderWidth)
      }
      .animation(.easeInOut(duration: 0.25), value: styles)
    }
  }

  private struct Bar: View {
    let height: CGFloat
    var body: some View { Rectangle().frame(height: height) }
  }

  private struct Mark: View {
    let isVisible: Bool
    var body: some View { Color.black.frame(width: 9, height: 9).opacity(isVisible ? 1 : 0) }
  }

  @Test(
    "S0.29 in the design's theme grounds, borders and texts are its own", arguments: [false, true])
  func themed(error: Bool) throws {
    for state in VisualState.allCases {
      for scheme in [ColorScheme.light, .dark] {
        let subject = Subject(state)
        subject.error = error
        let stage = try Stage(
          SubjectView(subject: subject).tokenTheme(.verticalList), colorScheme: scheme)
        let (item, styles) = (stage.item(), Item.styles(for: state, error: error))
        let theme = TokenTheme.verticalList
        expectColor(item.background, theme.color(of: styles.background), scheme)
        expectColor(item.labelColor, theme.color(of: styles.labelColor), scheme)
        expectColor(item.borderColor, theme.color(of: styles.borderColor), scheme)
      }
    }
  }

  @Test(
    "S0.29 text stands out from the grounds that it stands on by 4.5 : 1, the design's in the dark",
    arguments: [TokenTheme(), .verticalList])
  func contrasts(theme: TokenTheme) {
    let schemes: [ColorScheme] = theme == TokenTheme() ? [.light, .dark] : [.dark]
    for (state, scheme) in VisualState.allCases.flatMap({ state in schemes.map { (state, $0) } }) {
      for error in [false, true] {
        let styles = Item.styles(for: state, error: error)
        for text in [styles.labelColor, .select.mutedText] {
          let ratio = contrast(
            theme.color(of: text).components(in: scheme),
            theme.color(of: styles.background).components(in: scheme))
          #expect(ratio >= 4.5, "\(text.name) on \(styles.background.name): \(ratio)")
        }
      }
    }
  }
}

/// Named as the item's own view is told apart by its name.
private struct VerticalListButtonItemProbe: View {
  let subject: Subject
  let animation: Animation?
  let isPressed: Bool?

  var body: some View {
    let item = VerticalListButtonItem(
      label: "Email", leadingIcon: "star", visualState: subject.visualState, onClick: {})
    Button {
    } label: {
      VerticalListButtonItemLabel(
        item: item, styles: item.styles, stateAnimation: item.stateAnimation,
        checkmarkAnimation: item.checkmarkAnimation)
    }
    .buttonStyle(
      VerticalListButtonItemStyle(
        styles: item.styles, paddingBlock: item.paddingBlock, isPressed: isPressed,
        stateAnimation: animation))
  }
}
