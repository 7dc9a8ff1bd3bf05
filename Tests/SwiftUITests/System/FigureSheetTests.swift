import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import SwiftUI
@testable import SwiftUICore

/// What was measured on pictures and is no single number: lines, corners, fonts, signs.
@MainActor @Suite("What pictures show")
struct FigureSheetTests {
  private func phone(_ system: SystemVersion, _ scheme: ColorScheme = .light) -> HostConfiguration {
    HostConfiguration(size: Size(393, 852), scale: 3, colorScheme: scheme, system: system)
  }

  /// All that is filled, where it is on the surface.
  private func fills(_ list: DisplayList) -> [(geometry: Geometry, bounds: Rect, paint: Paint)] {
    var found: [(Geometry, Rect, Paint)] = []
    func visit(_ id: LayerID, _ outer: Transform) {
      guard let layer = list[id] else { return }
      let transform = layer.transform.then(outer)
      for case .fill(let geometry, let paint, _) in layer.commands {
        found.append((geometry, transform.bounds(of: geometry.bounds), paint))
      }
      for child in layer.children { visit(child, transform) }
    }
    visit(list.root, .identity)
    return found
  }

  private func texts(_ list: DisplayList) -> [(text: String, size: Double)] {
    list.drawnLayers.flatMap(\.texts).map { ($0.layout.text, $0.layout.runs.first?.size ?? 0) }
  }

  private var rows: some View {
    List {
      Section("Header") {
        Text("a")
        Text("b")
      }
    }
  }

  /// 0.33 to the edge of the card on 18; 1.0, 16 short on both sides on 26.
  @Test(arguments: [(SystemVersion.iOS18, 1.0 / 3, 40.0, 373.0), (.iOS26, 1, 32, 361)])
  func separatorsAreThoseOfTheSystem(
    _ system: SystemVersion, _ thickness: Double, _ start: Double, _ end: Double
  ) throws {
    let lines = fills(try Probe(rows, phone(system)).list).map(\.bounds)
      .filter { $0.height > 0 && $0.height <= 1 && $0.width > 100 }
    let line = try #require(lines.first)
    #expect(isClose(line.height, thickness, within: 0.01))
    #expect(
      isClose(line.x, start, within: 0.34) && isClose(line.maxX, end, within: 0.34), "\(line)")
  }

  /// Letters in a circle, over a picture, are no text that a line begins at: it begins at the name beside them.
  @Test func separatorsBeginAtTheFirstTextThatIsNotOverAPicture() throws {
    let list = List {
      ForEach(["Ann", "Bob"], id: \.self) { name in
        HStack(spacing: 16) {
          Circle().fill(.gray).frame(width: 32, height: 32).overlay { Text("X") }
          Text(name)
        }
      }
    }
    let probe = try Probe(list, phone(.iOS26))
    let line = try #require(
      fills(probe.list).map(\.bounds).first { $0.height > 0 && $0.height <= 1 && $0.width > 100 })
    #expect(
      isClose(line.x, Double(try #require(probe.frame(of: "Ann")).minX), within: 0.34), "\(line)")
  }

  /// Footnote in capitals on 18, 17 points as written on 26.
  @Test(arguments: [(SystemVersion.iOS18, "HEADER", 13.0), (.iOS26, "Header", 17)])
  func headersHaveTheFontOfTheSystem(
    _ system: SystemVersion, _ words: String, _ size: Double
  ) throws {
    let header = texts(try Probe(rows, phone(system)).list).first { $0.text == words }
    #expect(header?.size == size)
  }

  @Test(arguments: [(SystemVersion.iOS18, 10.0), (.iOS26, 25)])
  func cardsHaveTheRadiusOfTheSystem(_ system: SystemVersion, _ radius: Double) throws {
    let card = try DrawnView(List { Text("a") }, 393, 300, in: HostConfiguration(system: system))
    let ground = card.hex(2, 290)
    // Down the leading edge of the card: where its upper corner has ended.
    let margin = system == .iOS18 ? 20 : 16
    let inside = (0..<120).filter { card.hex(margin + 2, $0) != ground }
    let edge = (0..<120).filter { card.hex(196, $0) != ground }
    let (first, top) = (try #require(inside.first), try #require(edge.first))
    // Two points from the edge the corner of a radius r is r − √(r² − (r − 2.5)²) down.
    let expected = radius - (radius * radius - (radius - 2.5) * (radius - 2.5)).squareRoot()
    #expect(abs(Double(first - top) - expected) <= 1.5, "\(first - top), \(expected)")
  }

  @Test(arguments: [(SystemVersion.iOS18, 8.7), (.iOS26, 25)])
  func largeBorderedButtonsHaveTheRadiusOfTheSystem(
    _ system: SystemVersion, _ radius: Double
  ) throws {
    let view = Button("Label") {}.buttonStyle(.bordered).controlSize(.large)
    let radii = fills(try Probe(view, phone(system)).list).compactMap { fill -> Double? in
      if case .roundedRect(let rect, let radius, _) = fill.geometry, rect.width < 200 {
        return min(Double(radius.width), rect.height / 2)
      }
      return nil
    }
    let found = try #require(radii.first)
    #expect(abs(found - radius) < 1, "\(radii)")
  }

  /// 6.7 × 11.3, on a surface of one pixel to a point.
  @Test func aDisclosureChevronIsAsLargeAsOnAPhone() throws {
    let view = NavigationStack {
      List { NavigationLink("") { Text("there") } }.listStyle(.plain)
    }
    let drawing = try DrawnView(view, 200, 200, in: HostConfiguration(system: .iOS18))
    var (columns, rows): (Set<Int>, Set<Int>) = ([], [])
    for y in 5..<40 {
      for x in 150..<199 where drawing.pixel(x, y)[0] < 240 {
        columns.insert(x)
        rows.insert(y)
      }
    }
    let width = (columns.max() ?? 0) - (columns.min() ?? 0) + 1
    let height = (rows.max() ?? 0) - (rows.min() ?? 0) + 1
    #expect((6...8).contains(width) && (11...13).contains(height), "\(width) × \(height)")
  }
}

/// Names of SwiftUI that take values of UIKit.
@MainActor @Suite("Names that were missing, with UIKit")
struct MeasuredUIKitNamesTests {
  @Test func linesOfAttributedStrings() {
    #expect(Text.LineStyle(nsUnderlineStyle: .single) == .single)
    #expect(
      Text.LineStyle(nsUnderlineStyle: [.single, .patternDash]) == Text.LineStyle(pattern: .dash))
    #expect(
      Text.LineStyle(nsUnderlineStyle: [.single, .patternDot]) == Text.LineStyle(pattern: .dot))
    let others: [NSUnderlineStyle] = [
      .thick, .double, [.single, .thick], [.single, .byWord], [.thick, .patternDot],
    ]
    #expect(others.allSatisfy { Text.LineStyle(nsUnderlineStyle: $0) == nil })
    for (pattern, bits) in [
      (Text.LineStyle.Pattern.solid, 1), (.dot, 0x101), (.dash, 0x201), (.dashDot, 0x301),
      (.dashDotDot, 0x401),
    ] {
      let style = Text.LineStyle(pattern: pattern)
      #expect(NSUnderlineStyle(style).rawValue == bits)
      #expect(Text.LineStyle(nsUnderlineStyle: NSUnderlineStyle(rawValue: bits)) == style)
    }
    #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
    #expect(Text.LineStyle(nsUnderlineStyle: .patternDot) == nil)
  }
}
