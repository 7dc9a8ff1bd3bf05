import LegatoDisplay

/// A layer with something to draw, as it stands on the surface: layers that only hold others and
/// change nothing are no difference.
struct DrawnThing: CustomStringConvertible {
  let name: String
  let transform: Transform
  let opacity: Double
  /// What is done to the layer on the way to the surface, outermost first.
  let treatments: [String]
  let commands: [DrawCommand]

  var numbers: [Double] {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty, opacity]
  }

  var description: String {
    "\(transform.description) opacity \(readable(opacity)) \(treatments) "
      + commands.map(\.description).joined(separator: ", ")
  }

  static func all(in list: DisplayList) -> [DrawnThing] {
    var things: [DrawnThing] = []
    func visit(_ id: LayerID, _ outer: Transform, _ opacity: Double, _ treatments: [String]) {
      guard let layer = list[id] else { return }
      let transform = layer.transform.then(outer)
      let opacity = opacity * layer.opacity
      var treatments = treatments
      if let clip = layer.clip { treatments.append("clip \(clip) at \(transform)") }
      if layer.mask != nil { treatments.append("mask") }
      if layer.blendMode != .normal { treatments.append("\(layer.blendMode)") }
      treatments += layer.filters.map { "\($0)" }
      if !layer.commands.isEmpty, opacity > 0 {
        things.append(
          DrawnThing(
            name: "\(layer.name)#\(id.number)", transform: transform, opacity: opacity,
            treatments: treatments, commands: layer.commands))
      }
      for child in layer.children { visit(child, transform, opacity, treatments) }
    }
    visit(list.root, .identity, 1, [])
    return things
  }
}
