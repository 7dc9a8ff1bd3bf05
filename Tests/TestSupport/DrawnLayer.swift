import LegatoDisplay

/// A layer that draws something, as it stands on the surface.
package struct DrawnLayer {
  package let id: LayerID
  package let layer: Layer
  /// From the layer's points to those of the surface.
  package let transform: Transform
  /// How much of it is to be seen, 0…1: the product of the opacities from the surface down to it.
  package let opacity: Double

  package var name: String { layer.name }
  package var commands: [DrawCommand] { layer.commands }

  /// The texts that the layer draws, with the place of each on the surface.
  package var texts: [(layout: TextLayout, origin: Point)] {
    commands.compactMap { command in
      guard case .text(let layout, let origin, _) = command else { return nil }
      return (layout, transform.apply(origin))
    }
  }
}

extension DisplayList {
  /// All layers that draw something, from the back to the front; masks are left out.
  package var drawnLayers: [DrawnLayer] {
    var found: [DrawnLayer] = []
    func visit(_ id: LayerID, _ outer: Transform, _ opacity: Double) {
      guard let layer = self[id] else { return }
      let transform = layer.transform.then(outer)
      let opacity = opacity * min(max(layer.opacity, 0), 1)
      if !layer.commands.isEmpty {
        found.append(DrawnLayer(id: id, layer: layer, transform: transform, opacity: opacity))
      }
      for child in layer.children { visit(child, transform, opacity) }
    }
    visit(root, .identity, 1)
    return found
  }
}
