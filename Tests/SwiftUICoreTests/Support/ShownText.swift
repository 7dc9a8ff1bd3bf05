import LegatoDisplay
import TestSupport

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
    drawnLayers.flatMap { drawn in
      var blur = 0.0
      for case .blur(let radius, _) in drawn.layer.filters { blur = radius }
      return drawn.commands.compactMap { command -> ShownText? in
        guard case .text(let layout, let origin, _) = command,
          let glyph = layout.runs.first?.glyphs.first
        else { return nil }
        let place = drawn.transform.apply(Point(origin.x + glyph.x, origin.y + glyph.y))
        return ShownText(
          text: layout.text, x: place.x, y: place.y, opacity: drawn.opacity,
          scale: drawn.transform.a, blur: blur)
      }
    }
  }

  func text(_ text: String) -> ShownText? { texts.first { $0.text == text } }
}
