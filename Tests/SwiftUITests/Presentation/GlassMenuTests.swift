import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Menus of iOS 26: rows without lines on glass, their icons before their words.
@MainActor @Suite("Menus on glass")
struct GlassMenuTests {
  private func opened(
    _ system: SystemVersion = .iOS26, @ViewBuilder _ rows: () -> some View
  ) throws -> Probe {
    let probe = try Probe(
      Menu("Open") { rows() }, HostConfiguration(size: Size(402, 874), scale: 3, system: system))
    probe.tap("Open")
    probe.host.advance(to: 3)
    _ = probe.host.frame()
    return probe
  }

  private func card(_ probe: Probe) throws -> CGRect {
    let card = try #require(probe.host.graph.presentationSurface.presentations.first?.children.last)
    return CGRect(origin: card.origin, size: card.size)
  }

  private func x(of text: String, _ probe: Probe) throws -> Double {
    var found: Double?
    func visit(_ element: Element) {
      if let shown = element as? TextElement, shown.semanticText == text {
        found = shown.surfaceOrigin.x
      }
      element.drawnChildren.forEach(visit)
    }
    visit(probe.host.graph.rootElement)
    return try #require(found, "\(text)")
  }

  @Test("Rows are 42 high, with 10 around all and 21 between groups") func heights() throws {
    let probe = try opened {
      ForEach(0..<5, id: \.self) { number in Button("Row \(number)") {} }
      Divider()
      Button("Last") {}
    }
    let card = try card(probe)
    // As measured: 10 + 42 n + 21 a line + 10.
    #expect(card.size == CGSize(width: 250, height: 10 + 42 * 6 + 21 + 10), "\(card)")
    let rows = try (0..<5).map { try #require(probe.frame(of: "Row \($0)")) }
    #expect(rows[0].minY - card.minY == 10 && rows[0].height == 42)
    #expect(
      zip(rows, rows.dropFirst()).allSatisfy {
        isClose(Double($1.minY - $0.minY), 42, within: 0.001)
      })
    #expect(try #require(probe.frame(of: "Last")).minY - rows[4].maxY == 21)
  }

  @Test("Words stand 24 from the edge, and 60 where a row has an icon, a check mark or an option")
  func columns() throws {
    let plain = try opened { Button("Word") {} }
    #expect(
      isClose(try x(of: "Word", plain), Double(try card(plain).minX) + 24, within: 0.34))
    let icons = try opened {
      Button("Word") {}
      Button("Share", systemImage: "square.and.arrow.up") {}
    }
    let toggled = try opened {
      Button("Word") {}
      Toggle("On", isOn: .constant(true))
    }
    let options = try opened {
      Button("Word") {}
      Picker("Size", selection: .constant(1)) { Text("Option").tag(1) }
    }
    for probe in [icons, toggled, options] {
      let left = Double(try card(probe).minX)
      #expect(isClose(try x(of: "Word", probe), left + 60, within: 0.34))
    }
    for (probe, other) in [(icons, "Share"), (toggled, "On"), (options, "Option")] {
      let left = Double(try card(probe).minX)
      #expect(isClose(try x(of: other, probe), left + 60, within: 0.34), "\(other)")
    }
    // On 18 nothing stands before the words of a row without a mark.
    let old = try opened(.iOS18) {
      Button("Word") {}
      Button("Share", systemImage: "square.and.arrow.up") {}
    }
    #expect(
      isClose(try x(of: "Word", old), Double(try card(old).minX) + 16, within: 0.34))
  }

  @Test("It is of glass, and has no lines but between groups") func glass() throws {
    func lines(_ system: SystemVersion) throws -> (glass: Int, lines: Int) {
      let probe = try opened(system) {
        Button("One") {}
        Button("Two") {}
        Divider()
        Button("Three") {}
      }
      var (glass, lines) = (0, 0)
      for layer in (0..<UInt32(probe.list.capacity)).compactMap({ probe.list[LayerID(number: $0)] })
      {
        for case .fill(let geometry, let paint, _) in layer.commands {
          if case .backdrop = paint { glass += 1 }
          if geometry.bounds.height == 1, geometry.bounds.width == 202 { lines += 1 }
        }
      }
      return (glass, lines)
    }
    #expect(try lines(.iOS26) == (1, 1))
    #expect(try lines(.iOS18) == (0, 0))
  }
}
