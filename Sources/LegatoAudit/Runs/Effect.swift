/// What a person sees of a value's motion.
package enum Effect: String, Codable, Sendable {
  case moves
  case resizes
  case scales
  case turns
  case blurs
  case redraws
  /// Characters or a symbol go and others come.
  case rolls
  case scrolls
  case fades
  case recolours
  /// Too little to be seen, or nothing that is seen.
  case nothing

  /// Whether it is motion, and not a change of opacity or colour alone.
  package var isSpatial: Bool {
    switch self {
    case .moves, .resizes, .scales, .turns, .blurs, .redraws, .rolls: true
    case .scrolls, .fades, .recolours, .nothing: false
    }
  }

  var unit: String {
    switch self {
    case .moves, .resizes, .scrolls, .blurs: " pt"
    default: ""
    }
  }

  init(property: String, travel: [Double], components: [String]) {
    // `opacity#2` is an opacity.
    let name = property.prefix { $0 != "#" }
    let distance = travel.max() ?? 0
    func seen(_ effect: Effect, _ least: Double) -> Effect { distance > least ? effect : .nothing }
    switch name {
    case "frame", "matched geometry":
      let way = travel.prefix(2).max() ?? 0
      let growth = travel.dropFirst(2).max() ?? 0
      self = growth > 1 && growth >= way ? .resizes : way > 1 ? .moves : .nothing
    case "offset", "page", "indicator": self = seen(.moves, 1)
    case "scale", "recede scale": self = seen(.scales, 0.004)
    case "rotation", "rotation3D": self = seen(.turns, 0.5)
    case "blur": self = seen(.blurs, 0.5)
    case "scroll": self = seen(.scrolls, 1)
    case "opacity", "dim": self = seen(.fades, 0.01)
    case "color", "fill", "second color", "shadow color", "colorMultiply", "brightness",
      "contrast", "saturation", "hueRotation", "grayscale", "caret", "shadow":
      self = seen(.recolours, 0.01)
    case "lineWidth", "inset": self = seen(.redraws, 2)
    case "symbolEffect":
      let part = { (index: Int) in index < travel.count ? travel[index] : 0 }
      self =
        part(0) > 0.004
        ? .scales : part(2) > 0.5 ? .turns : max(part(3), part(4)) > 1 ? .moves : seen(.fades, 0.01)
    case _ where name.hasPrefix("content"):
      self = seen(components == ["opacity"] ? .fades : .rolls, 0.01)
    default: self = seen(.redraws, 0.004)
    }
  }
}
