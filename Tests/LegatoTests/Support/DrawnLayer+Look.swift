import LegatoDisplay
import SwiftUI
import SwiftUICore
import TestSupport

extension DrawnLayer {
  /// All that is drawn, on the surface.
  var bounds: Rect {
    commands.dropFirst().reduce(box(0)) { $0.union(transform.bounds(of: $1.bounds)) }
  }

  /// What one command draws, on the surface.
  func box(_ index: Int) -> Rect { transform.bounds(of: commands[index].bounds) }

  func holds(_ text: String) -> Bool { texts.contains { $0.layout.text == text } }
}

/// Where something is, and how much of it is to be seen.
struct Look: Equatable {
  var x: Double
  var y: Double
  var scale: Double
  var opacity: Double
}

extension Stage {
  /// All layers that draw something that is to be seen, from the back to the front.
  var drawnLayers: [DrawnLayer] { host.frame().list.drawnLayers.filter { $0.opacity > 0 } }

  /// The look of a text, also of one that is on its way out; `nil` where it is not to be seen.
  func look(of text: String) -> Look? {
    for drawn in drawnLayers {
      for (layout, origin) in drawn.texts where layout.text == text {
        return Look(
          x: origin.x, y: origin.y, scale: drawn.transform.a, opacity: drawn.opacity)
      }
    }
    return nil
  }
}
