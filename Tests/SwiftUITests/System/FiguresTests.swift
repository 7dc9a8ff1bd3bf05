import Foundation
import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Holds our views to each line of `Measure/Figures/apple.txt`.
@MainActor @Suite("Figures of Apple's")
struct FiguresTests {
  private struct Figure {
    let name: String
    let system: SystemVersion
    let value: Double
    let tolerance: Double
  }

  private static func figures() throws -> [Figure] {
    let text = try String(
      contentsOf: PackageFolder.url("Measure/Figures/apple.txt"), encoding: .utf8)
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(parts.count == 5, "\(line)")
      return Figure(
        name: parts[0],
        system: try #require(Int(parts[1]).flatMap(SystemVersion.init(rawValue:)), "\(line)"),
        value: try #require(Double(parts[2]), "\(line)"),
        tolerance: try #require(Double(parts[3]), "\(line)"))
    }
  }

  @Test func everyFigureIsOurs() throws {
    let figures = try Self.figures()
    #expect(figures.count > 25)
    for figure in figures {
      let measure = try #require(
        Self.measures[figure.name] ?? Self.screenMeasures[figure.name]
          ?? Self.popupMeasures[figure.name],
        "nobody measures \(figure.name)")
      let value = try measure(figure.system)
      #expect(
        abs(value - figure.value) <= figure.tolerance,
        "\(figure.name) on iOS \(figure.system.rawValue): \(value), \(figure.value) on a device")
    }
    let names = Set(Self.measures.keys).union(Self.screenMeasures.keys)
      .union(Self.popupMeasures.keys)
    #expect(names == Set(figures.map(\.name)))
  }

  // MARK: How each is measured

  private typealias Measure = @MainActor (SystemVersion) throws -> Double

  static func phone(_ system: SystemVersion, _ size: DynamicTypeSize = .large)
    -> HostConfiguration
  {
    HostConfiguration(size: Size(393, 852), scale: 3, dynamicTypeSize: size, system: system)
  }

  /// The same with a safe area: bars of 26 stand 10 lower without one.
  static func island(_ system: SystemVersion, _ size: DynamicTypeSize = .large)
    -> HostConfiguration
  {
    var configuration = phone(system, size)
    configuration.safeAreaInsets = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    return configuration
  }

  /// From the end of the items' row to the content of a screen with a large title.
  private static func titleRow(
    _ system: SystemVersion, _ size: DynamicTypeSize, searches: Bool = false
  ) throws -> Double {
    struct Screen: View {
      let searches: Bool
      var body: some View {
        let content = ScrollView { Text("a") }.navigationTitle("Title")
        NavigationStack {
          if searches { content.searchable(text: .constant("")) } else { content }
        }
      }
    }
    let probe = try Probe(Screen(searches: searches), island(system, size))
    return try #require(probe.frame(of: "a")).minY - 62 - (system == .iOS18 ? 44 : 54)
  }

  /// The frame of a part of a label in the first row of a list, or of the row below it.
  private static func label(
    _ system: SystemVersion, side: CGFloat, _ part: String, _ size: DynamicTypeSize = .large
  ) throws -> Rect {
    struct Rows: View {
      let side: CGFloat
      var body: some View {
        List {
          Label {
            Text("Title")
          } icon: {
            Color.red.frame(width: side, height: side)
          }
          Text("b")
        }
      }
    }
    let probe = try Probe(Rows(side: side), phone(system, size))
    let layers = probe.host.graph.displayList.drawnLayers
    if part != "icon" {
      let text = try #require(layers.flatMap(\.texts).first { $0.layout.text == part })
      return Rect(text.origin.x, text.origin.y, text.layout.size.width, text.layout.size.height)
    }
    let icon = try #require(
      layers.first {
        $0.commands.contains { isClose($0.bounds.width, side, within: 0.01) }
      })
    let bounds = icon.commands[0].bounds
    let origin = icon.transform.apply(Point(bounds.x, bounds.y))
    return Rect(origin.x, origin.y, bounds.width, bounds.height)
  }

  private static func size<V: View>(_ view: V, _ configuration: HostConfiguration) throws -> CGSize
  {
    let host = ViewHost(
      view, configuration: configuration, textEngine: try HarfBuzzTextEngine())
    return try #require(host.graph.presentationSurface.content.children.first)
      .sizeThatFits(.unspecified)
  }

  static func height<V: View>(_ view: V, _ configuration: HostConfiguration) throws
    -> Double
  {
    Double(try size(view, configuration).height)
  }

  private static func frame(
    _ label: String, _ view: some View, _ system: SystemVersion, hasIsland: Bool = false
  ) throws -> CGRect {
    let probe = try Probe(view, hasIsland ? island(system) : phone(system))
    return try #require(probe.frame(of: label), "\(label) of \(probe.labels)")
  }

  /// Where the first letter of a text, one with an upright stem, begins on the surface: the first row of pixels in
  /// which it is seen.
  private static func capital(_ label: String, _ probe: Probe) throws -> Double {
    let box = try #require(probe.frame(of: label))
    let rasterizer = CairoRasterizer(
      textEngine: try HarfBuzzTextEngine(), width: 1, height: 1)
    let frame = probe.host.frame()
    rasterizer.render(frame.list, changes: frame.changes)
    let pixels = rasterizer.rgba()
    let scale = frame.list.scale
    func darkest(_ row: Int) -> UInt8 {
      let columns = Int(box.minX * scale)..<Int((box.minX + 6) * scale)
      return columns.map { pixels[(row * rasterizer.width + $0) * 4] }.min() ?? 255
    }
    let rows = Int(box.minY * scale)..<Int(box.maxY * scale)
    let ground = darkest(rows.lowerBound - 3)
    return Double(try #require(rows.first { darkest($0) < ground - 40 })) / scale
  }

  private static func row(_ system: SystemVersion) -> Double { system == .iOS18 ? 44 : 52 }

  /// From the card of one row to that of the next.
  private static func distance(_ view: some View, _ system: SystemVersion) throws -> Double {
    let probe = try Probe(view, phone(system))
    let (a, b) = (
      try #require(probe.frame(of: "a")).midY, try #require(probe.frame(of: "b")).midY
    )
    return Double(b - a) - row(system)
  }

  private static func bar(_ size: Double) throws -> Double {
    let layout = try HarfBuzzTextEngine().layout(
      TextRequest([TextSpan("Redacted", font: FontDescriptor(size: size))]))
    guard case .group(let group) = Redaction.bars(layout, .color(.black)).first,
      case .fill(.roundedRect(let rect, _, _), _, _) = group.commands.first
    else { return 0 }
    return rect.height
  }

  private static func box() -> some View { Color.gray.frame(width: 20, height: 20) }

  private static let text = VStack {
    Text("a")
    Text("b")
  }

  private static let measures: [String: Measure] = [
    "text.body.height": { try height(Text("Ag"), phone($0)) },
    "text.body.twoLines": { try height(Text("Ag\nAg"), phone($0)) },
    "text.body16.pitch": {
      try height(text, phone($0, .medium)) - height(Text("a"), phone($0, .medium))
    },
    "stack.card.height": { try height(text.padding(16), phone($0, .medium)) },
    "stack.footnote.over": {
      let footnote = Text("a").font(.footnote)
      let stack = VStack {
        box()
        footnote
      }
      return try height(stack, phone($0, .medium)) - 20 - height(footnote, phone($0, .medium))
    },
    "stack.footnote.under": {
      let footnote = Text("a").font(.footnote)
      let stack = VStack {
        footnote
        box()
      }
      return try height(stack, phone($0, .medium)) - 20 - height(footnote, phone($0, .medium))
    },
    "button.bordered.height": {
      try height(Button("Label") {}.buttonStyle(.bordered), phone($0))
    },
    "redaction.27.height": { _ in try bar(27) },
    "redaction.14.height": { _ in try bar(14) },
    "list.row.height": {
      let list = List {
        Text("a")
        Text("b")
      }
      return try distance(list, $0) + row($0)
    },
    "list.row.height.medium": {
      let list = List {
        Text("a")
        Text("b")
      }
      let probe = try Probe(list, phone($0, .medium))
      return Double(
        try #require(probe.frame(of: "b")).midY - (try #require(probe.frame(of: "a")).midY))
    },
    "list.header.capitals": {
      let probe = try Probe(List { Section("Header") { Text("a") } }, phone($0, .medium))
      let card = Double(try #require(probe.frame(of: "a")).midY) - 51 / 2
      return card - (try capital("Header", probe))
    },
    "list.footer.capitals": {
      let list = List {
        Section {
          Text("a")
        } footer: {
          Text("Footer")
        }
      }
      let probe = try Probe(list, phone($0, .medium))
      let card = Double(try #require(probe.frame(of: "a")).midY) + 51 / 2
      return try capital("Footer", probe) - card
    },
    "divider.thickness": { try height(VStack { Divider() }, phone($0)) },
    "bar.item.middle": {
      let view = NavigationStack {
        Text("a").toolbar { Button("Do") {} }.navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
      }
      return Double(try frame("Do", view, $0, hasIsland: true).midY) - 62
    },
    "list.card.inset": {
      let text = try frame("a", List { Text("a") }, $0)
      return Double(text.minX) - Double(SystemLook.of($0).list.cardRowInsets.leading)
    },
    "list.content.inset": {
      let text = try frame("a", List { Text("a") }, $0)
      return Double(text.minX) - Double(SystemLook.of($0).list.cardMargin)
    },
    "list.top.header": {
      Double(try frame("a", List { Section("Header") { Text("a") } }, $0).midY) - row($0) / 2
    },
    "list.top.plain": {
      Double(try frame("a", List { Text("a") }, $0).midY) - row($0) / 2
    },
    "list.between.plain": {
      let list = List {
        Section { Text("a") }
        Section { Text("b") }
      }
      return try distance(list, $0)
    },
    "list.between.header": {
      let list = List {
        Section { Text("a") }
        Section("Header") { Text("b") }
      }
      return try distance(list, $0)
    },
    "list.between.both": {
      let list = List {
        Section {
          Text("a")
        } footer: {
          Text("Footer")
        }
        Section("Header") { Text("b") }
      }
      return try distance(list, $0)
    },
    "list.plain.trailing": {
      let list = List {
        HStack(spacing: 0) {
          Spacer()
          Text("a")
        }
      }
      return 393 - Double(try frame("a", list.listStyle(.plain), $0).maxX)
    },
    "toggle.width": {
      let probe = try Probe(Toggle("", isOn: .constant(true)).labelsHidden(), phone($0))
      let widths = probe.host.graph.displayList.drawnLayers.flatMap {
        $0.commands.map(\.bounds.width)
      }
      return try #require(widths.max())
    },
    "toggle.height": {
      Double(try size(Toggle("", isOn: .constant(true)).labelsHidden(), phone($0)).height)
    },
    "toggle.overhang": {
      let size = try size(Toggle("", isOn: .constant(true)).labelsHidden(), phone($0))
      return ($0 == .iOS18 ? 51 : 63) - Double(size.width)
    },
    "title.large.row.xSmall": { try titleRow($0, .xSmall) },
    "title.large.row.medium": { try titleRow($0, .medium) },
    "title.large.row.xxxLarge": { try titleRow($0, .xxxLarge) },
    "title.large.row.accessibility1": { try titleRow($0, .accessibility1) },
    "title.large.row.accessibility3": { try titleRow($0, .accessibility3) },
    "title.large.row.accessibility5": { try titleRow($0, .accessibility5) },
    "list.top.title": {
      let view = NavigationStack { List { Text("a") }.navigationTitle("Title") }
      return Double(try frame("a", view, $0, hasIsland: true).midY) - row($0) / 2
        - ($0 == .iOS18 ? 96 : 106) - 62
    },
    "search.row.medium": {
      try titleRow($0, .medium, searches: true) - titleRow($0, .medium)
    },
    "search.field.top": {
      let view = NavigationStack {
        Text("a").navigationTitle("Title").searchable(text: .constant(""), prompt: "Find")
      }
      return Double(try frame("Search", view, $0).midY) - 18 - 96
    },
    "label.title": { try label($0, side: 20, "Title").minX - ($0 == .iOS18 ? 40 : 32) },
    "label.title.medium": {
      try label($0, side: 20, "Title", .medium).minX - ($0 == .iOS18 ? 40 : 32)
    },
    "label.icon.middle": { try label($0, side: 29, "icon").midX - 32 },
    "label.tile.row": { try label($0, side: 29, "b").midY - label($0, side: 29, "Title").midY },
    "title.large.lower": {
      let view = NavigationStack { List { Text("a") }.navigationTitle("Title") }
      return Double(try frame("Title", view, $0, hasIsland: true).midY)
        - Double(try frame("Title", view, .iOS18, hasIsland: true).midY)
    },
    "title.large.lower.edge": {
      let view = NavigationStack { List { Text("a") }.navigationTitle("Title") }
      return Double(try frame("Title", view, $0).midY)
        - Double(try frame("Title", view, .iOS18).midY)
    },
  ]
}
