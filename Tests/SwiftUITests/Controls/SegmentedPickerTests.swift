import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Segments against pictures of iOS 18, 358 points wide, and of 26, 396 wide.
@MainActor @Suite("Segments are those of the system")
struct SegmentedPickerTests {
  private struct Filter: View {
    let names: [String]
    let width: CGFloat
    @State var selected: String
    var body: some View {
      Picker("Filter", selection: $selected) {
        ForEach(names, id: \.self) { Text(verbatim: $0).tag($0) }
      }
      .pickerStyle(.segmented)
      .frame(width: width)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private static let tasks = ["All", "Completed", "Pending"]

  private func drawn(_ view: Filter, _ system: SystemVersion, _ scheme: ColorScheme = .light) throws
    -> DrawnView
  {
    try DrawnView(
      view, 400, 40, in: HostConfiguration(colorScheme: scheme, system: system))
  }

  @Test func ofEighteenHaveALineBetweenTwoThatAreNotSelected() throws {
    let picker = try drawn(Filter(names: Self.tasks, width: 358, selected: "All"), .iOS18)
    // The plate is 2 points inside of the first segment, which ends at 118.
    #expect(picker.pixel(3, 16) == [255, 255, 255] && picker.pixel(115, 16) == [255, 255, 255])
    #expect(picker.pixel(0, 16)[0] < 240 && picker.pixel(116, 16)[0] < 240)
    // A line of 1 by 18 points.
    #expect(picker.pixel(238, 8).max()! < 220 && picker.pixel(238, 22).max()! < 220)
    #expect(isClose(Double(picker.pixel(238, 16)[0]), 215, within: 2))
    for (x, y) in [(237, 16), (239, 16), (238, 5), (238, 26)] {
      #expect(picker.pixel(x, y)[0] > 235, "\(x), \(y)")
    }
    // None beside the plate, which is what is selected.
    #expect(picker.pixel(118, 16)[0] > 225)
    picker.host.tap(at: Point(180, 16))
    picker.show(at: 3)
    #expect(picker.pixel(122, 16) == [255, 255, 255] && picker.pixel(238, 16)[0] > 225)
    picker.host.tap(at: Point(300, 16))
    picker.show(at: 6)
    #expect(isClose(Double(picker.pixel(118, 16)[0]), 215, within: 2))
  }

  @Test func ofTwentySixHaveNone() throws {
    let picker = try drawn(
      Filter(names: ["a", "b", "c", "d"], width: 396, selected: "a"), .iOS26)
    for x in [198, 297] { #expect(picker.pixel(x, 16)[0] > 236, "\(x)") }
    #expect(picker.pixel(97, 16)[0] < 245)
  }

  @Test func theShadowOfAPlateStaysInside() throws {
    let picker = try drawn(Filter(names: Self.tasks, width: 358, selected: "All"), .iOS18)
    // The segments end at 32: below the plate is the shadow, below them is the ground.
    #expect(isClose(Double(picker.pixel(60, 30)[0]), 217, within: 4))
    #expect(picker.pixel(60, 32) == [255, 255, 255] && picker.pixel(60, 34) == [255, 255, 255])
    let dark = try drawn(Filter(names: Self.tasks, width: 358, selected: "All"), .iOS18, .dark)
    let plate = dark.pixel(30, 8)
    for (part, value) in zip(plate, [90, 90, 95]) { #expect(abs(part - value) <= 1, "\(plate)") }
    #expect(dark.pixel(60, 30) == dark.pixel(150, 30))
  }

  /// How wide a word is, where it stands, and whether it is drawn once.
  private func word(_ text: String, _ probe: Probe) throws -> (width: Double, middle: Double) {
    let found = probe.host.graph.displayList.drawnLayers.flatMap(\.texts)
      .filter { $0.layout.text == text }
    #expect(found.count == 1, "\(text)")
    let word = try #require(found.first)
    return (word.layout.size.width, word.origin.x + word.layout.size.width / 2)
  }

  @Test(arguments: [
    (SystemVersion.iOS18, ["Not Added", "Added"], 361.0, [90.0, 271]),
    (.iOS26, ["Weekly", "Fortnightly", "Monthly", "Yearly"], 396, [49.5, 148.5, 247.5, 346.5]),
  ])
  func wordsStandInTheMiddleOfWholePoints(
    _ system: SystemVersion, _ names: [String], _ width: Double, _ middles: [Double]
  ) throws {
    let configuration = HostConfiguration(size: Size(400, 40), scale: 3, system: system)
    let probe = try Probe(
      Filter(names: names, width: width, selected: names[1]), configuration)
    for (name, middle) in zip(names, middles) {
      #expect(isClose(try word(name, probe).middle, middle, within: 0.34), "\(name)")
    }
  }

  @Test(arguments: [SystemVersion.iOS18, .iOS26])
  func theSelectedWordIsSemibold(_ system: SystemVersion) throws {
    let configuration = HostConfiguration(size: Size(400, 40), scale: 3, system: system)
    func width(_ text: String, _ weight: Font.Weight) throws -> Double {
      let text = Text(verbatim: text).font(.system(size: 13, weight: weight))
      return try word("Completed", Probe(text, configuration)).width
    }
    let probe = try Probe(
      Filter(names: Self.tasks, width: 358, selected: "All"), configuration)
    #expect(try word("Completed", probe).width == width("Completed", .regular))
    probe.tap("Completed")
    probe.host.advance(by: 2)
    _ = probe.host.frame()
    #expect(try word("Completed", probe).width == width("Completed", .semibold))
    #expect(probe.host.semantics.filter { $0.label == "Completed" }.count == 1)
    #expect(
      probe.host.semantics.filter { $0.traits.contains(.isSelected) }.map(\.label)
        == ["Completed"])
  }

  @Test func linesFollowTheOptionsThatThereAre() throws {
    struct Growing: View {
      @State var count = 3
      var body: some View {
        VStack(spacing: 0) {
          Picker("Filter", selection: .constant(0)) {
            ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").tag($0) }
          }
          .pickerStyle(.segmented)
          Button("More") { count = 4 }
        }
        .frame(width: 403)
      }
    }
    let view = try DrawnView(Growing(), 403, 80, in: HostConfiguration(system: .iOS18))
    let line = { (x: Int) in (20..<70).contains { view.pixel(x, $0)[0] < 220 } }
    #expect(!line(302))
    let more = try #require(view.host.semantics.first { $0.label == "More" })
    view.host.tap(at: more.center)
    view.show(at: 2)
    // Four of 100, and a point between: the plate is in the first.
    #expect(line(201) && line(302) && !line(101))
  }
}
