import Foundation
import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// How figures of rows, bars, searches and symbols are measured.
extension FiguresTests {
  private static func screen(_ system: SystemVersion, _ size: DynamicTypeSize = .medium)
    -> HostConfiguration
  {
    HostConfiguration(
      size: Size(390, 844), scale: 3, dynamicTypeSize: size,
      safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), system: system)
  }

  private static func text(_ label: String, _ probe: Probe) throws -> Passage {
    let texts = probe.host.graph.displayList.drawnLayers.flatMap(\.texts)
    let found = try #require(texts.first { $0.layout.text == label }, "\(label)")
    return Passage(
      x: found.origin.x, baseline: found.origin.y + found.layout.firstBaseline,
      size: found.layout.runs.first?.size ?? 0)
  }

  private struct Passage {
    let x: Double
    let baseline: Double
    let size: Double
  }

  /// The height of a row around content.
  private static func row(_ system: SystemVersion, around height: CGFloat) throws -> Double {
    let list = List {
      Color.red.frame(height: height)
      Text("b")
    }
    let probe = try Probe(list, screen(system, .large))
    let below = try #require(probe.frame(of: "b")).midY - (system == .iOS18 ? 22 : 26)
    let top = 47 + 35.0
    return below - top
  }

  private static func container(_ system: SystemVersion) throws -> Rect {
    let list = List { Color.red.frame(height: 20).containerRelativeFrame(.horizontal) }
    let probe = try Probe(list, screen(system, .large))
    let layers = probe.host.graph.displayList.drawnLayers
    let layer = try #require(
      layers.first { $0.commands.contains { isClose($0.bounds.height, 20, within: 0.01) } })
    let bounds = layer.commands[0].bounds
    let origin = layer.transform.apply(Point(bounds.x, bounds.y))
    return Rect(origin.x, origin.y, bounds.width, bounds.height)
  }

  private static func sectionBelow(_ system: SystemVersion, hasEmpty: Bool) throws -> Double {
    struct Sections: View {
      let hasEmpty: Bool
      var body: some View {
        List {
          if hasEmpty {
            Section {
            } header: {
              Text("e").font(.system(size: 10)).frame(height: 30)
            }
          }
          Section("h") { Text("b") }
        }
      }
    }
    let probe = try Probe(Sections(hasEmpty: hasEmpty), screen(system))
    return try #require(probe.frame(of: "b")).minY
  }

  private static func titled(_ subtitle: String?) -> some View {
    struct Titled: View {
      let subtitle: String?
      var body: some View {
        NavigationStack {
          let content = ScrollView { Text("a") }.navigationTitle("Title")
          if let subtitle { content.navigationSubtitle(subtitle) } else { content }
        }
      }
    }
    return Titled(subtitle: subtitle)
  }

  /// The glass of a bar's items, of a search field, and of what else has some.
  private static func glass(_ view: some View, _ system: SystemVersion) throws -> [Rect] {
    let probe = try Probe(view, screen(system))
    return probe.host.graph.displayList.drawnLayers.compactMap { layer -> Rect? in
      let backdrop = layer.commands.first {
        if case .fill(_, .backdrop, _) = $0 { return true }
        return false
      }
      guard let bounds = backdrop?.bounds else { return nil }
      let origin = layer.transform.apply(Point(bounds.x, bounds.y))
      return Rect(origin.x, origin.y, bounds.width, bounds.height)
    }
  }

  private static func bar(_ symbols: [String]) -> some View {
    NavigationStack {
      Text("a").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            ForEach(symbols, id: \.self) { name in
              Button {
              } label: {
                Image(systemName: name)
              }
            }
          }
        }
    }
  }

  private static func inlineTitle(_ system: SystemVersion, _ size: DynamicTypeSize) throws
    -> Double
  {
    let view = NavigationStack {
      Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    return try text("Title", Probe(view, screen(system, size))).size
  }

  private static func bottomSearch(_ system: SystemVersion) throws -> Rect {
    let view = NavigationStack {
      List { Text("a") }.navigationTitle("T").searchable(text: .constant(""), prompt: "Find")
    }
    return try #require(glass(view, system).max { $0.y < $1.y })
  }

  private static func symbol(_ name: String, _ size: Double) throws -> TextLayout {
    let engine = try HarfBuzzTextEngine()
    return try #require(engine.symbol(name, font: FontDescriptor(size: size)))
  }

  private static func segments(_ names: [String], _ width: CGFloat, _ system: SystemVersion) throws
    -> Probe
  {
    let picker = Picker("P", selection: .constant(names[0])) {
      ForEach(names, id: \.self) { Text(verbatim: $0).tag($0) }
    }
    .pickerStyle(.segmented).frame(width: width)
    .frame(maxWidth: .infinity, alignment: .leading)
    return try Probe(picker, phone(system))
  }

  private static let three = ["All", "Completed", "Pending"]

  /// The outlines of the layers that fill one of a height.
  private static func shape(_ height: Double, _ probe: Probe) throws -> Rect {
    let layers = probe.host.graph.displayList.drawnLayers
    let layer = try #require(
      layers.first { $0.commands.contains { isClose($0.bounds.height, height, within: 0.01) } },
      "\(layers.map { $0.commands.map(\.bounds) })")
    let bounds = layer.commands[0].bounds
    let origin = layer.transform.apply(Point(bounds.x, bounds.y))
    return Rect(origin.x, origin.y, bounds.width, bounds.height)
  }

  private static func inlineForm(_ system: SystemVersion) throws -> Probe {
    let view = NavigationStack {
      Form { Text("a") }.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Do") {} }
    }
    return try Probe(view, phone(system))
  }

  /// A screen upon another.
  private static func pushed(_ system: SystemVersion) throws -> Probe {
    struct Pushed: View {
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("a").navigationTitle("Before")
            .navigationDestination(for: Int.self) { _ in
              Text("b").navigationTitle("After").navigationBarTitleDisplayMode(.inline)
            }
        }
      }
    }
    let probe = try Probe(Pushed(), screen(system))
    probe.host.advance(by: 2)
    _ = probe.host.frame()
    return probe
  }

  private static func chevronInk(_ system: SystemVersion) throws -> Rect {
    let texts = try pushed(system).host.graph.displayList.drawnLayers.flatMap(\.texts)
    // The tallest of what has no letters.
    let chevron = try #require(
      texts.filter { $0.origin.y < 100 && $0.layout.inkBounds.width < 13 }
        .max { $0.layout.inkBounds.height < $1.layout.inkBounds.height })
    let ink = chevron.layout.inkBounds
    return Rect(chevron.origin.x + ink.x, chevron.origin.y + ink.y, ink.width, ink.height)
  }

  /// The line around a field: its width in points, and how bright it is on white.
  private static func border(_ system: SystemVersion) throws -> (width: Double, gray: Double) {
    let field = TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
      .frame(width: 200)
    let probe = try Probe(field, screen(system, .large))
    let rasterizer = CairoRasterizer(textEngine: try HarfBuzzTextEngine(), width: 1, height: 1)
    let frame = probe.host.frame()
    rasterizer.render(frame.list, changes: frame.changes)
    let pixels = rasterizer.rgba()
    // Along the middle of the field, from 10 points before it on.
    let y = Int((47 + (844 - 47 - 34) / 2.0) * 3)
    let row = (255..<295).map { Double(pixels[(y * rasterizer.width + $0) * 4]) }
    let line = row.filter { $0 < 250 }
    return (Double(line.count) / 3, line.min() ?? 255)
  }

  /// The line below the first row of a plain list.
  private static func plainLine(_ system: SystemVersion, insets: EdgeInsets?) throws -> Rect {
    let list = List {
      Color.red.frame(height: 40).listRowInsets(insets)
      Text("b")
    }
    .listStyle(.plain)
    let probe = try Probe(list, phone(system))
    let thickness = SystemLook.of(system).list.separatorThickness ?? 1.0 / 3
    let layer = try #require(
      probe.host.graph.displayList.drawnLayers.first {
        isClose($0.commands.first?.bounds.height, thickness, within: 0.01)
      })
    let bounds = layer.commands[0].bounds
    let origin = layer.transform.apply(Point(bounds.x, bounds.y))
    return Rect(origin.x, origin.y, bounds.width, bounds.height)
  }

  private static func metric(_ length: CGFloat, _ style: Font.TextStyle, _ system: SystemVersion)
    throws -> Double
  {
    struct Square: View {
      @ScaledMetric var side: CGFloat
      init(_ side: CGFloat, _ style: Font.TextStyle) {
        _side = ScaledMetric(wrappedValue: side, relativeTo: style)
      }
      var body: some View { Color.red.frame(height: side) }
    }
    return try height(Square(length, style), screen(system))
  }

  /// The height of two titles with breaks of plain text between.
  private static func breaks(_ breaks: String, _ system: SystemVersion) throws -> Double {
    var title = AttributedString("Title")
    title.font = .title2.bold()
    var next = AttributedString("Next")
    next.font = .title3.bold()
    return try height(Text(title + AttributedString(breaks) + next), phone(system))
  }

  static let screenMeasures: [String: @MainActor (SystemVersion) throws -> Double] = [
    "row.content.28": { try row($0, around: 28) },
    "row.content.34": { try row($0, around: 103.0 / 3) },
    "row.content.37": { try row($0, around: 110.0 / 3) },
    "row.container.width": { try container($0).width },
    "row.container.middle": { try container($0).midX },
    "section.header.alone": { system in
      // Without the room below it the header would take 30 and what stands around it.
      let insets = SystemLook.of(system, width: 390).list.headerInsets
      return try sectionBelow(system, hasEmpty: true) - sectionBelow(system, hasEmpty: false)
        - 30 - insets.top - insets.bottom
    },
    "list.margin.header": {
      let list = List { Section("h") { Text("a") } }.contentMargins(.top, 20, for: .scrollContent)
      let probe = try Probe(list, phone($0))
      let label = $0 == .iOS18 ? "H" : "h"
      return try #require(probe.frame(of: label)).minY
    },
    "subtitle.baseline": {
      let probe = try Probe(titled("Sub"), screen($0))
      return try text("Sub", probe).baseline - text("Title", probe).baseline
    },
    "subtitle.row": {
      let probe = try Probe(titled("Sub"), screen($0))
      return try #require(probe.frame(of: "a")).minY - 47 - ($0 == .iOS18 ? 44 : 54)
    },
    "bar.glass.pair": { try glass(bar(["plus", "ellipsis.circle"]), $0).map(\.width).min() ?? 0 },
    "bar.glass.single": { try glass(bar(["ellipsis.circle"]), $0).map(\.width).min() ?? 0 },
    "bar.title.medium": { try inlineTitle($0, .medium) },
    "bar.title.accessibility4": { try inlineTitle($0, .accessibility4) },
    "search.bottom.height": { try bottomSearch($0).height },
    "search.bottom.edge": { try 844 - bottomSearch($0).maxY },
    "search.bottom.width": { try bottomSearch($0).width },
    "button.small.height.medium": {
      let button = Button("Go") {}.buttonStyle(.borderedProminent).controlSize(.small)
      return try height(button, screen($0))
    },
    "field.empty.medium": {
      try height(TextField("Name", text: .constant("")), screen($0))
    },
    "field.empty.within": {
      try height(
        TextField("Name", text: .constant("")).dynamicTypeSize(.medium), screen($0, .large))
    },
    "field.lines.medium": {
      let field = TextField("Name", text: .constant(""), axis: .vertical).lineLimit(3...6)
      return try height(field, screen($0))
    },
    "unavailable.description": {
      let view = ContentUnavailableView(
        "Title", systemImage: "tag", description: Text("Description"))
      let probe = try Probe(view, screen($0))
      return try text("Description", probe).baseline - text("Title", probe).baseline
    },
    "picker.menu.height": {
      let picker = Picker("P", selection: .constant(1)) { Text("One").tag(1) }
      return try height(picker, screen($0))
    },
    "symbol.circle.ink": { _ in try symbol("plus.circle", 100).inkBounds.width / 100 },
    "symbol.key.height": { _ in try symbol("key.horizontal.fill", 27).size.height },
    "symbol.eye.height": { _ in try symbol("eye.fill", 34).size.height },
    "text.wrapped.hang": {
      let text = Text("One two three four five six seven eight").frame(width: 150)
      let probe = try Probe(text, phone($0))
      let layout = try #require(
        probe.host.graph.displayList.drawnLayers.flatMap(\.texts).first
      ).layout
      let lines = layout.inkBounds.maxX
      return layout.size.width > lines + 2 ? 1 : 0
    },
    "bar.edge.item": { try #require(inlineForm($0).frame(of: "Do")).midY },
    "bar.edge.card": {
      try #require(inlineForm($0).frame(of: "a")).midY - ($0 == .iOS18 ? 22 : 26)
    },
    "footer.label.title": {
      let list = List {
        Section {
          Text("a")
        } footer: {
          Label("f", systemImage: "plus")
        }
        Section {
          Text("b")
        } footer: {
          Text("g")
        }
      }
      let probe = try Probe(list, phone($0))
      return try text("f", probe).x - text("g", probe).x
    },
    "segments.plate.width": { try shape(28, segments(three, 358, $0)).width },
    "segments.line.x": { try shape(18, segments(three, 358, $0)).x },
    "segments.line.height": { try shape(18, segments(three, 358, $0)).height },
    "segments.middle": {
      let probe = try segments(["One", "Two"], 361, $0)
      return try #require(probe.frame(of: "Two")).midX
    },
    "bar.back.words": { try text("Before", pushed($0)).x },
    "bar.back.ink": { try chevronInk($0).x },
    "bar.back.ink.height": { try chevronInk($0).height },
    "bar.margin.wide": { system in
      var wide = screen(system, .large)
      wide.size = Size(428, 926)
      let view = NavigationStack {
        Text("a").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("x", systemImage: "xmark") {} }
      }
      let probe = try Probe(view, wide)
      let glass = try #require(
        probe.host.graph.displayList.drawnLayers.compactMap { layer -> Rect? in
          guard case .fill(_, .backdrop, _)? = layer.commands.first else { return nil }
          let bounds = layer.commands[0].bounds
          let origin = layer.transform.apply(Point(bounds.x, bounds.y))
          return Rect(origin.x, origin.y, bounds.width, bounds.height)
        }.first { isClose($0.width, 44, within: 0.5) })
      return 428 - glass.maxX
    },
    "subtitle.size.medium": { try text("Sub", Probe(titled("Sub"), screen($0))).size },
    "search.bottom.prompt.medium": {
      let view = NavigationStack {
        List { Text("a") }.navigationTitle("T").searchable(text: .constant(""), prompt: "Find")
      }
      return try text("Find", Probe(view, screen($0))).size
    },
    "field.secure.medium": {
      try height(SecureField("Password", text: .constant("secret")), screen($0))
    },
    "field.border": { try border($0).width },
    "field.border.gray": { try border($0).gray },
    "link.chevron.end": {
      let list = List {
        NavigationLink("a", value: 1)
        Text("b").frame(maxWidth: .infinity, alignment: .trailing)
      }
      let probe = try Probe(NavigationStack { list }, phone($0))
      let chevron = try #require(
        probe.host.graph.displayList.drawnLayers.flatMap(\.texts).first {
          isClose($0.layout.inkBounds.height, 11.6, within: 1) && $0.layout.inkBounds.width < 8
        })
      let end = try #require(probe.frame(of: "b")).maxX
      return end - (chevron.origin.x + chevron.layout.inkBounds.maxX)
    },
    "list.plain.line.end": { try 393 - plainLine($0, insets: nil).maxX },
    "list.plain.line.start": { try plainLine($0, insets: EdgeInsets()).x },
    "color.separator": { system in
      let drawn = try DrawnView(Color(.separator), in: HostConfiguration(system: system))
      return Double(drawn.pixel(50, 50)[0])
    },
    "metric.body.medium": { try metric(17, .body, $0) },
    "metric.headline.medium": { try metric(80, .headline, $0) },
    "text.break.height": { try breaks("\n\n", $0) - breaks("\n", $0) },
    "button.plain.disabled": { system in
      let button = Button {
      } label: {
        Color.black
      }
      .buttonStyle(.plain).disabled(true)
      let drawn = try DrawnView(button, in: HostConfiguration(system: system))
      return 1 - Double(drawn.pixel(50, 50)[0]) / 255
    },
    "button.destructive.gray": { system in
      let button = Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
      let drawn = try DrawnView(button, in: HostConfiguration(system: system))
      let edge = drawn.pixel(50, 36)
      try #require(edge[0] == edge[1] && edge[0] < 250, "\(edge)")
      return Double(edge[0])
    },
    "text.empty.height": { try height(Text(verbatim: ""), phone($0)) },
  ]
}
