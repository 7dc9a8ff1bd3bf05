import LegatoDisplay
import SwiftUI

@testable import SwiftUICore

/// A layer with something to draw, as it stands on the surface.
struct Drawn {
  let name: String
  let transform: Transform
  let opacity: Double
  let commands: [DrawCommand]

  /// All that is drawn, on the surface.
  var bounds: Rect {
    commands.dropFirst().reduce(box(0)) { $0.union(transform.bounds(of: $1.bounds)) }
  }

  /// What one command draws, on the surface.
  func box(_ index: Int) -> Rect { transform.bounds(of: commands[index].bounds) }

  func holds(_ text: String) -> Bool {
    commands.contains {
      if case .text(let layout, _, _) = $0 { layout.text == text } else { false }
    }
  }
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
  var drawnLayers: [Drawn] {
    let list = host.frame().list
    var found: [Drawn] = []
    func visit(_ id: LayerID, _ outer: Transform, _ opacity: Double) {
      guard let layer = list[id] else { return }
      let transform = layer.transform.then(outer)
      let opacity = opacity * min(max(layer.opacity, 0), 1)
      if !layer.commands.isEmpty, opacity > 0 {
        found.append(
          Drawn(
            name: layer.name, transform: transform, opacity: opacity, commands: layer.commands))
      }
      for child in layer.children { visit(child, transform, opacity) }
    }
    visit(list.root, .identity, 1)
    return found
  }

  /// The look of a text, also of one that is on its way out; `nil` where it is not to be seen.
  func look(of text: String) -> Look? {
    guard let drawn = drawnLayers.first(where: { $0.holds(text) }) else { return nil }
    for case .text(let layout, let origin, _) in drawn.commands where layout.text == text {
      let point = drawn.transform.apply(origin)
      return Look(x: point.x, y: point.y, scale: drawn.transform.a, opacity: drawn.opacity)
    }
    return nil
  }
}
