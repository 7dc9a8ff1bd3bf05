import LegatoDisplay

/// Paints that light up what is below them: gradients that are never opaque, or clear somewhere. Of
/// what goes one way only, and has no place of its own to rest at, also colours that are not opaque.
enum Highlight {
  /// The first such layer of that name that is drawn, and its paint.
  static func find(
    named name: String, in list: DisplayList, goesOneWay: Bool
  ) -> (layer: LayerID, paint: String)? {
    func find(_ id: LayerID, _ opacity: Double) -> (layer: LayerID, paint: String)? {
      guard let layer = list[id], layer.opacity > 0 else { return nil }
      let opacity = opacity * layer.opacity
      if layer.name == name {
        for command in layer.commands {
          guard case .fill(_, let paint, _) = command else { continue }
          if isHighlight(paint) || goesOneWay && isTranslucent(paint, opacity) {
            return (id, "\(paint)")
          }
        }
      }
      for child in layer.children {
        if let found = find(child, opacity) { return found }
      }
      return nil
    }
    return find(list.root, 1)
  }

  private static func isTranslucent(_ paint: Paint, _ opacity: Double) -> Bool {
    guard case .color(let color) = paint else { return false }
    return (0.02..<0.95).contains(Double(color.alpha) * opacity)
  }

  private static func isHighlight(_ paint: Paint) -> Bool {
    let stops: [GradientStop]
    switch paint {
    case .linearGradient(let list, _, _): stops = list
    case .radialGradient(let list, _, _, _): stops = list
    case .ellipticalGradient(let list, _, _, _, _): stops = list
    case .angularGradient(let list, _, _, _): stops = list
    default: return false
    }
    let alphas = stops.map { Double($0.color.alpha) }
    let (least, most) = (alphas.min() ?? 1, alphas.max() ?? 0)
    return (most < 0.95 || least < 0.05) && most > 0.01
  }
}
