import LegatoDisplay

@testable import SwiftUICore

/// A piece of text as a display list shows it.
struct ShownText: Equatable {
  var text: String
  /// Where its origin is on the surface: the first glyph's, on the baseline.
  var x: Double
  var y: Double
  var opacity: Double
  var scale: Double
  var blur: Double
}

extension DisplayList {
  /// All texts, in the order in which they are drawn.
  var texts: [ShownText] {
    var result: [ShownText] = []
    func visit(_ id: LayerID, _ outer: Transform, _ opacity: Double) {
      guard let layer = self[id] else { return }
      let transform = layer.transform.then(outer)
      let opacity = opacity * layer.opacity
      var blur = 0.0
      for case .blur(let radius, _) in layer.filters { blur = radius }
      for case .text(let layout, let origin, _) in layer.commands {
        guard let glyph = layout.runs.first?.glyphs.first else { continue }
        let place = transform.apply(Point(origin.x + glyph.x, origin.y + glyph.y))
        result.append(
          ShownText(
            text: layout.text, x: place.x, y: place.y, opacity: opacity, scale: transform.a,
            blur: blur))
      }
      for child in layer.children { visit(child, transform, opacity) }
    }
    visit(root, .identity, 1)
    return result
  }

  func text(_ text: String) -> ShownText? { texts.first { $0.text == text } }
}
