/// A colour of an asset catalogue.
package enum CatalogColor: Hashable, Sendable {
  package enum Space: Hashable, Sendable { case sRGB, linear, displayP3 }

  case components(Space, red: Double, green: Double, blue: Double, alpha: Double)
  /// One of the platform's, by its name without `system` and `Color`, in small letters: `red`, `label`.
  case system(String)

  init?(_ color: [String: Any]) {
    if let reference = color["reference"] as? String {
      var name = reference
      if name.hasPrefix("system") { name = String(name.dropFirst(6)) }
      if name.hasSuffix("Color") { name = String(name.dropLast(5)) }
      self = .system(name.lowercased())
      return
    }
    let components = color["components"] as? [String: Any] ?? [:]
    func number(_ name: String) -> Double? { Self.number(components[name]) }
    let alpha = Self.alpha(components["alpha"]) ?? 1
    let space: Space =
      switch color["color-space"] as? String {
      case "display-p3": .displayP3
      case "extended-linear-srgb", "gray-linear", "extended-linear-gray": .linear
      default: .sRGB
      }
    if let white = number("white") {
      self = .components(space, red: white, green: white, blue: white, alpha: alpha)
      return
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    self = .components(space, red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Fractions (`"0.5"`, `0.5`), numbers up to 255 (`"128"`) or hexadecimal ones (`"0x80"`).
  private static func number(_ value: Any?) -> Double? {
    if let value = value as? Double { return isUsable(value) ? value : nil }
    guard let text = value as? String else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).flatMap { $0 <= 255 ? Double($0) / 255 : nil }
    }
    guard let value = Double(text), isUsable(value) else { return nil }
    return text.contains(".") ? value : value / 255
  }

  /// A fraction, also where it is written without a point: `"1"` is opaque.
  private static func alpha(_ value: Any?) -> Double? {
    guard let text = value as? String, let fraction = Double(text), (0...1).contains(fraction)
    else { return number(value) }
    return fraction
  }

  private static func isUsable(_ value: Double) -> Bool { value.isFinite && abs(value) <= 1000 }
}
