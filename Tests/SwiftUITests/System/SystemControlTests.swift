import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Controls of iOS 18 and 26 against what was measured on pictures.
@MainActor @Suite("Controls are those of the system")
struct SystemControlTests {
  private func drawn<V: View>(
    _ view: V, _ system: SystemVersion, _ scheme: ColorScheme = .light
  ) throws -> DrawnView {
    try DrawnView(view, 120, 80, in: HostConfiguration(colorScheme: scheme, system: system))
  }

  private func size<V: View>(_ view: V, _ system: SystemVersion) throws -> CGSize {
    let host = ViewHost(
      view, configuration: HostConfiguration(scale: 3, system: system),
      textEngine: try HarfBuzzTextEngine())
    let element = try #require(host.graph.presentationSurface.content.children.first)
    return element.sizeThatFits(.unspecified)
  }

  @Test(
    "A switch is as large as on a phone, and drawn two points over the end of its place",
    arguments: [
      (SystemVersion.iOS18, CGSize(width: 51, height: 31)),
      (.iOS26, CGSize(width: 63, height: 28)),
    ])
  func switchSize(_ system: SystemVersion, _ expected: CGSize) throws {
    let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
    #expect(try size(toggle, system) == CGSize(width: expected.width - 2, height: expected.height))
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let row = HStack(spacing: 0) {
        Color.clear
        toggle
      }
      let probe = try Probe(
        row.environment(\.layoutDirection, direction),
        HostConfiguration(size: Size(140, 80), system: system))
      let track = try #require(
        probe.host.graph.displayList.drawnLayers.first {
          $0.commands.contains { $0.bounds.width == expected.width }
        })
      let start = track.transform.apply(Point(track.commands[0].bounds.x, 0)).x
      let place = direction == .leftToRight ? 142 - expected.width : -2
      #expect(isClose(start, place, within: 0.01), "\(direction)")
    }
  }

  @Test("A stepper stands on the third fill", arguments: SystemVersion.allCases)
  func stepper(_ system: SystemVersion) throws {
    let drawing = try drawn(
      Stepper("", value: .constant(1)).labelsHidden().frame(width: 94, height: 32), system)
    #expect(drawing.hex(20, 32) == "EFEFF0")
  }

  @Test func aSwitchOf26ThatIsOffIsGray() throws {
    let view = Toggle("", isOn: .constant(false)).labelsHidden()
    // The thumb of 37 × 24 stands at the leading end of the track.
    let drawing = try drawn(view, .iOS26)
    #expect(drawing.hex(80, 40) == "C5C5C7")
    #expect(drawing.hex(50, 40) == "FFFFFF")
    #expect(drawing.hex(66, 40) == "FFFFFF")
  }

  @Test(arguments: [
    (SystemVersion.iOS18, "007AFF", "FF3B30", "AF52DE", "5856D6"),
    (.iOS26, "0088FF", "FF383C", "CB30E0", "6155F5"),
  ])
  func colorsAreThoseOfTheSystem(
    _ system: SystemVersion, _ blue: String, _ red: String, _ purple: String, _ indigo: String
  ) throws {
    #expect(try drawn(Color.blue, system).hex(5, 5) == blue)
    #expect(try drawn(Color.red, system).hex(5, 5) == red)
    #expect(try drawn(Color.purple, system).hex(5, 5) == purple)
    #expect(try drawn(Color.indigo, system).hex(5, 5) == indigo)
    #expect(try drawn(Rectangle().fill(.tint), system).hex(5, 5) == blue)
  }

  @Test func secondaryAndFillsAreAsMeasured() throws {
    for system in SystemVersion.allCases {
      #expect(try drawn(Rectangle().fill(.secondary), system).hex(5, 5) == "8A8A8E")
      #expect(try drawn(Rectangle().fill(Color.secondary), system).hex(5, 5) == "8A8A8E")
      // In the row of a list the second level is another one on 26; the color of that name is not.
      func inRow(_ style: some ShapeStyle) throws -> String {
        let row = Rectangle().fill(style).environment(\.controlContext, .listRow)
        return try drawn(row, system).hex(5, 5)
      }
      #expect(try inRow(.secondary) == (system == .iOS26 ? "7F7F7F" : "8A8A8E"))
      #expect(try inRow(Color.secondary) == "8A8A8E")
    }
    for system in SystemVersion.allCases {
      #expect(try drawn(Color(.system(.secondaryFill)), system).hex(5, 5) == "E9E9EA")
    }
    #expect(try drawn(Color.blue, .iOS26, .dark).hex(5, 5) == "0091FF")
    #expect(try drawn(Color.red, .iOS26, .dark).hex(5, 5) == "FF4245")
    #expect(try drawn(Color(.system(.listSeparator)), .iOS18).hex(5, 5) == "C6C6C8")
    #expect(try drawn(Color(.system(.listSeparator)), .iOS26).hex(5, 5) == "E8E8E8")
  }

  @Test func theValueOfARowHasTheSecondLabelColorOnBoth() throws {
    for system in SystemVersion.allCases {
      let probe = try Probe(
        List { LabeledContent("a", value: "b") }, HostConfiguration(system: system))
      let colors = probe.host.values.filter { $0.property == "color" }.map(\.shown)
      #expect(
        colors.contains { abs($0[0] * 255 - 60) < 0.1 && abs($0[3] - 0.6) < 1e-3 }, "\(colors)")
    }
  }

  @Test func everyPaletteHasEveryColor() {
    for system in SystemVersion.allCases { #expect(SystemPalette.of(system).isComplete) }
  }

  @Test func aDisabledProminentButtonIsGray() throws {
    let button = Button("Label") {}.buttonStyle(.borderedProminent).disabled(true)
    let drawing = try drawn(button, .iOS18)
    // Beside the text.
    #expect(drawing.hex(60, 25) == "E9E9EA")
    let label = Rectangle().fill(Color(.system(.disabledLabel)))
      .background(Color(.system(.secondaryFill)))
    let color = try drawn(label, .iOS18).pixel(5, 5)
    for (value, expected) in zip(color, [0xBF, 0xBF, 0xC2]) { #expect(abs(value - expected) <= 2) }
  }

  @Test func aButtonWithABorderIsOnTheSecondFillOn18() throws {
    let button = Button("Label") {}.buttonStyle(.bordered)
    #expect(try drawn(button, .iOS18).hex(60, 25) == "E9E9EA")
  }

  @Test func aDisabledButtonDimsNoColorOfItsOwn() throws {
    for system in SystemVersion.allCases {
      let button = Button {
      } label: {
        Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)
      }
      #expect(try drawn(button.disabled(true), system).hex(60, 40) == "FF0000")
    }
  }

  @Test func theTitleOfAGroupInARowHasTheColorOfTextAndElsewhereTheTint() throws {
    func hasTint(_ view: some View) throws -> Bool {
      let probe = try Probe(view, HostConfiguration(system: .iOS26))
      let colors = probe.host.values.filter { $0.property == "color" }.map(\.shown)
      return colors.contains { $0[2] > 0.9 && $0[0] < 0.2 }
    }
    let group = DisclosureGroup("More") { Text("inside") }
    #expect(try !hasTint(List { group }))
    #expect(try hasTint(group))
  }

  @Test func aDisabledLinkIsAtHalfItsStrength() throws {
    let link = List {
      NavigationLink {
        Text("there")
      } label: {
        Rectangle().frame(width: 20, height: 20)
      }
      .disabled(true)
    }
    let view = NavigationStack { link.listStyle(.plain) }
    let drawing = try DrawnView(view, 300, 300, in: HostConfiguration(system: .iOS18))
    let gray = (0..<300).map { drawing.pixel(30, $0) }.first { $0[0] < 250 }
    let value = try #require(gray)[0]
    #expect(abs(value - 0x7F) <= 2, "\(value)")
  }

  @Test(arguments: [(SystemVersion.iOS18, 0.0), (.iOS26, 20)])
  func aLargeTitleStands20PointsLowerOn26WithoutASafeArea(
    _ system: SystemVersion, _ distance: CGFloat
  ) throws {
    let view = NavigationStack { List { Text("row") }.navigationTitle("Title") }
    func title(_ system: SystemVersion) throws -> CGFloat {
      let probe = try Probe(view, HostConfiguration(system: system))
      return try #require(probe.frame(of: "Title")).midY
    }
    #expect(try title(system) - title(.iOS18) == distance)
  }

  @Test func toolbarItemsWithoutATitleStandAtTheirEnds() throws {
    let view = NavigationStack {
      Color.clear.toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("First") {} }
        ToolbarItem(placement: .topBarTrailing) { Button("Last", role: .destructive) {} }
      }
    }
    for system in SystemVersion.allCases {
      let probe = try Probe(view, HostConfiguration(size: Size(400, 300), system: system))
      #expect(try #require(probe.frame(of: "First")).maxX < 120)
      #expect(try #require(probe.frame(of: "Last")).minX > 280)
    }
    func color(_ system: SystemVersion) throws -> [Int] {
      let drawing = try DrawnView(view, 400, 300, in: HostConfiguration(system: system))
      // The darkest pixel of the letters.
      var darkest = [255, 255, 255]
      for y in 5..<50 {
        for x in 330..<395 where drawing.pixel(x, y).reduce(0, +) < darkest.reduce(0, +) {
          darkest = drawing.pixel(x, y)
        }
      }
      return darkest
    }
    // Tinted, not red; black on 26.
    let tinted = try color(.iOS18)
    #expect(tinted[2] > 200 && tinted[0] < 80, "\(tinted)")
    let black = try color(.iOS26)
    #expect(black.allSatisfy { $0 < 80 }, "\(black)")
  }

  /// Of 68 points of height, the curve of an end is 44.5 long.
  @Test func aCapsuleRunsSmoothlyIntoItsSides() {
    let path = Capsule().path(in: CGRect(x: 0, y: 0, width: 300, height: 68))
    // How far from the end the edge has gone a hundredth of a point down.
    let reach = (1...80).first { !path.contains(CGPoint(x: Double($0), y: 0.01)) == false } ?? 0
    #expect(abs(Double(reach) - 44.5) < 1.6, "\(reach)")
    let circle = Capsule().path(in: CGRect(x: 0, y: 0, width: 68, height: 68))
    #expect(!circle.contains(CGPoint(x: 9.9, y: 9.9)) && circle.contains(CGPoint(x: 10.1, y: 10.1)))
    let round = Capsule(style: .circular).path(in: CGRect(x: 0, y: 0, width: 300, height: 68))
    #expect(round.contains(CGPoint(x: 31, y: 0.2)))
  }

  @Test func aDeviceOfAPreviewNamesItsSystem() {
    #expect(PreviewDevice(rawValue: "iPhone 15, iOS 18").system == .iOS18)
    #expect(PreviewDevice(rawValue: "iPhone 15, iOS 18").screen == CGSize(width: 393, height: 852))
    #expect(PreviewDevice(rawValue: "iPhone 15, iOS 17.5").system == .iOS18)
    #expect(PreviewDevice(rawValue: "iPhone 17 Pro, iOS 26.1").system == .iOS26)
    #expect(PreviewDevice(rawValue: "iPhone 17 Pro").system == nil)
    #expect(PreviewDevice(rawValue: "iPhone, Android").system == nil)
  }
}
