import LegatoDisplay
import MotionLaws
import SwiftUI
import TestSupport
import Testing

@testable import Legato
@testable import SwiftUICore

/// The digits of a number that has rolled become one text: each stays where it is, and is no other.
@MainActor @Suite("Digits that come to rest")
struct DigitHandoverTests {
  /// A glyph that is seen, where it is on the surface.
  private struct Digit {
    let id: UInt32
    let place: Point
  }

  private func digits(_ list: DisplayList) -> [Digit] {
    var found: [Digit] = []
    func visit(_ id: LayerID, _ outer: Transform, _ opacity: Double) {
      guard let layer = list[id] else { return }
      let transform = layer.transform.then(outer)
      let opacity = opacity * layer.opacity
      for case .text(let layout, let origin, _) in layer.commands where opacity > 0.5 {
        for run in layout.runs {
          found += run.glyphs.map {
            Digit(
              id: $0.id, place: transform.apply(Point(origin.x + $0.x, origin.y + $0.y)))
          }
        }
      }
      for child in layer.children { visit(child, transform, opacity) }
    }
    visit(list.root, .identity, 1)
    return found.sorted { $0.place.x < $1.place.x }
  }

  @Test(arguments: [
    ("AnimatedNumber", 0.8502), ("AnimatedCounter", 0.275), ("AnimatedProgress", 0.275),
  ])
  func eachStaysWhereItIs(_ name: String, _ end: Double) throws {
    let subject = try #require(ComponentSubjects.all.first { $0.name == name })
    let run = subject.run([])
    let start = run.host.now
    run.change(to: 1)
    run.host.advance(to: start + end - 0.0005)
    let before = run.host.frame().list
    let moving = digits(before)
    let isOneText = { (list: DisplayList) in
      list.drawnLayers.contains { layer in
        layer.texts.contains { text in
          text.layout.text.contains(where: \.isNumber)
            && text.layout.runs.reduce(0) { $0 + $1.glyphs.count } > 1
        }
      }
    }
    #expect(!isOneText(before))
    run.host.advance(to: start + end + 0.0005)
    let after = run.host.frame().list
    #expect(isOneText(after))
    let still = digits(after)
    #expect(moving.map(\.id) == still.map(\.id))
    for (left, right) in zip(moving, still) {
      #expect(abs(left.place.x - right.place.x) < 0.02)
      #expect(abs(left.place.y - right.place.y) < 0.02)
    }
  }
}
