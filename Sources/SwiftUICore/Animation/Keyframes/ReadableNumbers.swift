/// The numbers in a value of any type, with their names. Read for films and tests only.
enum ReadableNumbers {
  typealias Part = (name: String, number: Double)

  /// Numbers themselves, angles in degrees, and those of the stored properties of a struct; of an
  /// animatable value without any, the numbers of its data.
  static func parts(of value: Any, depth: Int = 0) -> [Part] {
    switch value {
    case let number as Double: return [("value", number)]
    case let number as CGFloat: return [("value", Double(number))]
    case let number as Float: return [("value", Double(number))]
    case let number as Int: return [("value", Double(number))]
    case let angle as Angle: return [("degrees", angle.degrees)]
    default: break
    }
    guard depth < 4 else { return [] }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple else { return [] }
    let parts = mirror.children.flatMap { child -> [Part] in
      let name = child.label ?? ""
      let inner = Self.parts(of: child.value, depth: depth + 1)
      return inner.map { (inner.count == 1 ? name : "\(name).\($0.name)", $0.number) }
    }
    if parts.isEmpty, let animatable = value as? any Animatable { return data(of: animatable) }
    return parts
  }

  private static func data(of value: some Animatable) -> [Part] {
    let list = numbers(of: value.animatableData)
    return list.enumerated().map { ("data\($0.offset)", $0.element) }
  }
}
