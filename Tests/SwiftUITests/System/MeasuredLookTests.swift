import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Rules that pictures of others showed, beside those that are figures.
@MainActor @Suite("Looks measured on pictures")
struct MeasuredLookTests {
  private func passages(_ view: some View, _ configuration: HostConfiguration) throws -> [(
    text: String, x: Double, baseline: Double
  )] {
    try Probe(view, configuration).host.graph.displayList.drawnLayers.flatMap(\.texts).map {
      ($0.layout.text, $0.origin.x, $0.origin.y + $0.layout.firstBaseline)
    }
  }

  private func phone(_ system: SystemVersion, width: Double = 390) -> HostConfiguration {
    HostConfiguration(size: Size(width, 844), scale: 3, system: system)
  }

  // MARK: Buttons

  /// Where the lines of a label begin.
  private func lineStarts(_ view: some View) throws -> [Double] {
    let probe = try Probe(view.frame(width: 120), phone(.iOS18))
    let text = try #require(probe.host.graph.displayList.drawnLayers.flatMap(\.texts).first)
    var starts: [Double: Double] = [:]
    for run in text.layout.runs {
      for glyph in run.glyphs { starts[glyph.y] = min(starts[glyph.y] ?? .infinity, glyph.x) }
    }
    return starts.sorted { $0.key < $1.key }.map(\.value)
  }

  private static let words = "Anyone who reads this sees several lines"

  @Test func linesOfAButtonsLabelStandInTheMiddle() throws {
    let plain = try lineStarts(Text(verbatim: Self.words))
    #expect(plain.count > 2 && plain.allSatisfy { $0 < 2 })
    let url = try #require(URL(string: "https://example.org"))
    for starts in [
      try lineStarts(Button(Self.words) {}),
      try lineStarts(Button(Self.words) {}.buttonStyle(.plain)),
      try lineStarts(Button(Self.words) {}.buttonStyle(.bordered)),
      try lineStarts(Link(Self.words, destination: url)),
    ] {
      #expect(starts.count > 2 && starts.contains { $0 > 2 }, "\(starts)")
    }
    let own = try lineStarts(
      Button {
      } label: {
        Text(verbatim: Self.words).multilineTextAlignment(.leading)
      })
    #expect(own.allSatisfy { $0 < 2 })
  }

  @Test func aPlainLinkWithoutAStackIsHalfAsStrong() throws {
    let link = NavigationLink {
      Text(verbatim: "b")
    } label: {
      Color.black
    }
    .buttonStyle(.plain)
    let drawn = try DrawnView(link, in: HostConfiguration(system: .iOS18))
    #expect(isClose(Double(drawn.pixel(50, 50)[0]), 127, within: 1))
  }

  @Test func smallBorderedButtonsOf18AreCapsules() throws {
    let button = Button("Wide words") {}.buttonStyle(.bordered).controlSize(.small)
    let drawn = try DrawnView(button, 160, 60, in: HostConfiguration(system: .iOS18))
    let rows = (0..<60).filter { drawn.pixel(80, $0)[0] < 250 }
    let (top, bottom) = (try #require(rows.first), try #require(rows.last))
    let columns = (0..<160).filter { drawn.pixel($0, (top + bottom) / 2)[0] < 250 }
    let left = try #require(columns.first)
    // A circle of 14: 4 points below its top it begins 4.2 behind its edge.
    #expect(drawn.pixel(left + 3, top + 3)[0] > 250 && drawn.pixel(left + 7, top + 3)[0] < 250)
  }

  // MARK: Rows

  private struct Topics: View {
    let value: String
    var body: some View {
      List {
        LabeledContent("Topic") {
          Text(verbatim: value).lineLimit(1).truncationMode(.middle).font(.footnote)
        }
        Text(verbatim: "below")
      }
    }
  }

  @Test func contentThatHasNoRoomStandsBelowItsLabel() throws {
    let short = try passages(Topics(value: "news"), phone(.iOS18))
    let (label, value) = (short[0], short[1])
    #expect(label.text == "Topic" && value.text == "news")
    #expect(value.x > 200 && abs(value.baseline - label.baseline) < 6)
    let long = String(repeating: "door-", count: 20)
    let stacked = try passages(Topics(value: long), phone(.iOS18))
    let content = try #require(stacked.first { $0.text.hasPrefix("door") })
    let title = try #require(stacked.first { $0.text == "Topic" })
    #expect(isClose(content.x, title.x, within: 0.34))
    #expect(isClose(content.baseline - title.baseline, 18, within: 2))
    // Without a label there is nothing to stand below.
    let hidden = try passages(Topics(value: "news").labelsHidden(), phone(.iOS18))
    #expect(hidden.contains { $0.text == "news" })
  }

  @Test func whatIsPaleByItselfIsNotPaleTwice() throws {
    func color(_ style: HierarchicalShapeStyle?) throws -> DisplayColor {
      let list = List {
        LabeledContent("A") {
          if let style {
            Text(verbatim: "v").foregroundStyle(style)
          } else {
            Text(verbatim: "v")
          }
        }
      }
      let commands = try Probe(list, phone(.iOS18)).host.graph.displayList.drawnLayers
        .flatMap(\.commands)
      for command in commands {
        if case .text(let layout, _, .color(let color)) = command, layout.text == "v" {
          return color
        }
      }
      throw CocoaError(.featureUnsupported)
    }
    #expect(try color(.secondary) == color(nil))
    #expect(try color(.tertiary).alpha < color(nil).alpha)
  }

  @Test func theLineBelowARowBeginsAtTheLastTextOfAColumn() throws {
    func start(_ row: some View) throws -> Double {
      let probe = try Probe(
        List {
          row
          Text(verbatim: "b")
        }, phone(.iOS18))
      let line = try #require(
        probe.host.graph.displayList.drawnLayers.first {
          isClose($0.commands.first?.bounds.height, 1.0 / 3, within: 0.01)
        })
      return line.transform.apply(Point(line.commands[0].bounds.x, 0)).x
    }
    let column = VStack(alignment: .leading) {
      HStack {
        Color.red.frame(width: 40, height: 20)
        Text(verbatim: "first")
      }
      Text(verbatim: "second")
    }
    #expect(isClose(try start(column), 40, within: 0.34))
    // Side by side the first one counts.
    let row = HStack {
      Color.red.frame(width: 40, height: 20)
      Text(verbatim: "first")
      Text(verbatim: "second")
    }
    #expect(isClose(try start(row), 88, within: 0.34))
  }

  @Test func theIconOfAPickedOptionStandsCloseToItsTitle() throws {
    struct Formats: View {
      var body: some View {
        Form {
          Picker("Format", selection: .constant(1)) {
            Label("CSV", systemImage: "tablecells").tag(1)
          }
          .pickerStyle(.menu)
          NavigationLink("c", value: 1)
        }
      }
    }
    let probe = try Probe(Formats(), phone(.iOS18))
    let texts = probe.host.graph.displayList.drawnLayers.flatMap(\.texts)
    let title = try #require(texts.first { $0.layout.text == "CSV" })
    let icon = try #require(
      texts.first { $0.layout.text == "tablecells" }
        ?? texts.filter {
          $0.origin.x < title.origin.x && isClose($0.origin.y, title.origin.y, within: 12)
        }.max { $0.origin.x < $1.origin.x })
    let gap = title.origin.x - icon.origin.x - icon.layout.inkBounds.maxX
    #expect(gap > 2 && gap < 7, "\(gap)")
  }

  @Test func aroundTheRowsOfAPlainListIsTheScreen() throws {
    let list = List { Text(verbatim: "a") }.background(Color.red)
    let plain = try DrawnView(
      list.listStyle(.plain), 300, 300, in: HostConfiguration(system: .iOS18))
    #expect(plain.pixel(150, 20) == [255, 255, 255] && plain.pixel(150, 250)[1] < 100)
    // Groups have a ground of their own, unless that is hidden.
    let grouped = try DrawnView(list, 300, 300, in: HostConfiguration(system: .iOS18))
    #expect(grouped.pixel(150, 250) == [242, 242, 247])
    let shown = try DrawnView(
      list.listStyle(.plain).scrollContentBackground(.visible), 300, 300,
      in: HostConfiguration(system: .iOS18))
    #expect(shown.pixel(150, 250) == [255, 255, 255])
  }

  // MARK: Bars, glass and indicators

  @Test func whatStandsOnGlassIsNotQuiteBlackNorWhite() throws {
    func color(_ scheme: ColorScheme) throws -> DisplayColor {
      var configuration = phone(.iOS26)
      configuration.colorScheme = scheme
      let view = NavigationStack { Text(verbatim: "a").toolbar { Button("Do") {} } }
      let commands = try Probe(view, configuration).host.graph.displayList.drawnLayers
        .flatMap(\.commands)
      for command in commands {
        if case .text(let layout, _, .color(let color)) = command, layout.text == "Do" {
          return color
        }
      }
      throw CocoaError(.featureUnsupported)
    }
    #expect(isClose(try color(.light).red * 255, 25, within: 0.5))
    #expect(isClose(try color(.dark).red * 255, 242, within: 0.5))
  }

  @Test func theRimOfGlassIsInsideOfItsEdge() throws {
    var configuration = HostConfiguration(system: .iOS26)
    configuration.colorScheme = .dark
    let view = Color.clear.frame(width: 80, height: 44).glassEffect(.regular, in: Capsule())
      .frame(width: 100, height: 100).background(Color.black)
    let drawn = try DrawnView(view, in: configuration)
    // The glass is from 28 to 72: outside of it is its shadow on black, which is black.
    let (outside, edge, inside) = (
      drawn.pixel(50, 27)[0], drawn.pixel(50, 28)[0], drawn.pixel(50, 50)[0]
    )
    #expect(outside <= 2 && edge > inside + 8, "\(outside) \(edge) \(inside)")
    #expect(abs(drawn.pixel(50, 71)[0] - edge) <= 2 && drawn.pixel(50, 72)[0] <= 2)
  }

  @Test func anIndicatorBeginsAsUIKitsAtRest() throws {
    let drawn = try DrawnView(ProgressView(), in: HostConfiguration(system: .iOS18))
    // Spokes clockwise from the top, 6.5 points from the middle.
    let spokes = (0..<8).map { index -> Int in
      let angle = Double(index) * .pi / 4
      return drawn.pixel(Int(50 + 6.5 * sin(angle)), Int(50 - 6.5 * cos(angle)))[0]
    }
    #expect(spokes.indices.min { spokes[$0] < spokes[$1] } == 6, "\(spokes)")
    #expect(spokes[6] < spokes[5] && spokes[5] < spokes[4] && spokes[4] < spokes[3])
    #expect(spokes[3] < spokes[0] && abs(spokes[0] - spokes[7]) < 14)
  }

  // MARK: Shapes

  @Test func dashesOfRoundShapesBeginInTheMiddleOfTheRightSide() throws {
    let style = StrokeStyle(lineWidth: 4, dash: [10])
    for shape in [
      AnyView(RoundedRectangle(cornerRadius: 12).strokeBorder(style: style)),
      AnyView(RoundedRectangle(cornerRadius: 12, style: .circular).strokeBorder(style: style)),
    ] {
      let drawn = try DrawnView(shape.frame(width: 80, height: 60))
      // The right side is from 86 to 90; from 50 down a dash, then a gap.
      #expect(drawn.pixel(88, 52)[0] < 40 && drawn.pixel(88, 58)[0] < 40)
      #expect(drawn.pixel(88, 63)[0] > 220)
    }
    let circle = try DrawnView(Circle().strokeBorder(style: style).frame(width: 80, height: 80))
    #expect(circle.pixel(88, 53)[0] < 60 && circle.pixel(87, 63)[0] > 200)
    // What is trimmed begins there, too.
    let part = try DrawnView(
      RoundedRectangle(cornerRadius: 12).trim(from: 0, to: 0.04).stroke(lineWidth: 4)
        .frame(width: 80, height: 60))
    #expect(
      part.pixel(90, 55)[0] < 40 && part.pixel(90, 45)[0] > 220 && part.pixel(50, 20)[0] > 220)
  }

  // MARK: Text

  @Test func aTextThatSaysNothingIsAsHighAsALineOfItsOwn() throws {
    func height(_ text: Text) throws -> Double {
      let stack = VStack {
        Color.red.frame(width: 20, height: 20)
        text
        Color.blue.frame(width: 20, height: 20)
      }
      let probe = try Probe(stack.accessibilityElement().accessibilityLabel("all"), phone(.iOS18))
      return try #require(probe.frame(of: "all")).height
    }
    #expect(isClose(try height(Text(verbatim: "")), 54, within: 0.34))
    #expect(isClose(try height(Text(verbatim: "").font(.largeTitle)), 54, within: 0.34))
    #expect(try height(Text(verbatim: " ").font(.largeTitle)) > 80)
  }

  @Test func aLastWordOfTenCharactersTakesOneAlong() throws {
    func lines(_ text: String, width: CGFloat) throws -> [String] {
      let probe = try Probe(
        Text(verbatim: text).font(.caption).frame(width: width), phone(.iOS18))
      let layout = try #require(probe.host.graph.displayList.drawnLayers.flatMap(\.texts).first)
        .layout
      var rows: [Double: Int] = [:]
      for glyph in layout.runs.flatMap(\.glyphs) {
        rows[glyph.y] = min(rows[glyph.y] ?? .max, Int(glyph.character))
      }
      let starts = rows.sorted { $0.key < $1.key }.map(\.value)
      let characters = Array(text)
      return starts.indices.map { index in
        let end = index + 1 < starts.count ? starts[index + 1] : characters.count
        return String(characters[starts[index]..<end]).trimmingCharacters(in: .whitespaces)
      }
    }
    #expect(
      try lines("Carnivore and Late Cretaceous", width: 115) == [
        "Carnivore and", "Late Cretaceous",
      ])
    #expect(
      try lines("Carnivore and Late Cretaceouses", width: 115)
        == ["Carnivore and Late", "Cretaceouses"])
  }

  @Test func aFontOfAnAppGrowsAlongWithLines() throws {
    let text = Text(verbatim: "a").font(.custom("Inter", size: 17))
    func size(_ size: DynamicTypeSize) throws -> Double {
      let configuration = HostConfiguration(size: Size(390, 844), dynamicTypeSize: size)
      let layers = try Probe(text, configuration).host.graph.displayList.drawnLayers
      return try #require(layers.flatMap(\.texts).first?.layout.runs.first).size
    }
    #expect(try size(.large) == 17)
    #expect(isClose(try size(.medium), 17 * 21.0 / 22, within: 0.01))
    #expect(isClose(try size(.accessibility5), 17 * 62.0 / 22, within: 0.01))
  }
}
