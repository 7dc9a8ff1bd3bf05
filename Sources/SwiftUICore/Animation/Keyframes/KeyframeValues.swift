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
  private let dataElement: Element

  /// `nil` where the value holds no numbers. (An initialiser that may fail is more than the
  /// optimiser of Swift 6.3 takes here.)
  static func make(of value: Any, at node: Node) -> KeyframeValues? {
    let names = ReadableNumbers.parts(of: value).map(\.name)
    return names.isEmpty ? nil : KeyframeValues(value, names.count == 1 ? [] : names, node)
  }

  private init(_ value: Any, _ components: [String], _ node: Node) {
    self.value = value
    last = value
    dataElement = Element(node: node)
    super.init(dataElement, Self.name, components: components)
    node.dataElement = dataElement
  }

  override var presentedComponents: [Double] { ReadableNumbers.parts(of: value).map(\.number) }
  override var modelComponents: [Double] { ReadableNumbers.parts(of: last).map(\.number) }
  override var isMoving: Bool { isPlaying }
  override var startTime: Double { start }
  override var endTime: Double { end }
}
