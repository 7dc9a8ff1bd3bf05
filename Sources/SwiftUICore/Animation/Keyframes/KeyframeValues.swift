/// The value of a keyframe animator, as numbers that people can read.
@MainActor
final class KeyframeValues: AnyAttribute, NamedMotion {
  static let name = "keyframes"

  /// What is shown, and where the keyframes lead.
  var value: Any
  var last: Any
  var isPlaying = false
  var motionName = ""
  var start = 0.0
  var end = 0.0
  private let holder: Element

  /// `nil` where the value holds no numbers.
  init?(of value: Any, at node: Node) {
    let parts = ReadableNumbers.parts(of: value)
    guard !parts.isEmpty else { return nil }
    self.value = value
    last = value
    holder = Element(node: node)
    super.init(holder, Self.name, components: parts.count == 1 ? [] : parts.map(\.name))
    node.dataHolder = holder
  }

  override var presentedComponents: [Double] { ReadableNumbers.parts(of: value).map(\.number) }
  override var modelComponents: [Double] { ReadableNumbers.parts(of: last).map(\.number) }
  override var isMoving: Bool { isPlaying }
  override var startTime: Double { start }
  override var endTime: Double { end }
}

/// A value that something else than an animation moves.
@MainActor
protocol NamedMotion: AnyAttribute {
  /// The parameters of the motion.
  var motionName: String { get }
}

extension AnyAttribute {
  /// What moves the value, for people; `nil` where nothing has.
  package var motionDescription: String? {
    animation?.description ?? (self as? any NamedMotion)?.motionName
  }
}

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
