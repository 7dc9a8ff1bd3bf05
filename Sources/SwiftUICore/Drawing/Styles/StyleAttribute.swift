import LegatoDisplay

/// The paint of something drawn, as a value that can move: a colour as itself, a gradient as its
/// stops and points. Another kind of paint, or another number of stops, snaps.
@MainActor
final class StyleAttribute {
  private let color: AnimatedAttribute<AnimatableQuad>
  private lazy var gradient = AnimatedAttribute<AnimatableVector>(element, gradientProperty) {
    $0.components
  }
  private unowned let element: Element
  private let gradientProperty: String
  /// Without its effects.
  private var style: ResolvedStyle?
  private var effects: [StyleEffect] = []

  init(_ element: Element, _ property: String) {
    color = AnimatedAttribute(
      element, property, components: ["red", "green", "blue", "alpha"]
    ) { vector in
      let color = Oklab.color(vector)
      return [color.red, color.green, color.blue, color.alpha]
    }
    self.element = element
    gradientProperty = property + " gradient"
  }

  func set(_ style: ResolvedStyle, _ transaction: @autoclosure () -> Transaction) {
    let old = self.style
    effects = style.effects
    let style = sanitized(style.base)
    self.style = style
    switch style {
    case .color(let value):
      let isSameKind = if case .color = old { true } else { old == nil }
      color.set(Self.vector(value), isSameKind ? transaction() : Transaction())
      if !isSameKind { color.jump() }
    case .gradient(let value):
      let isSameKind =
        if case .gradient(let old) = old { old.isInterpolable(with: value) } else { old == nil }
      gradient.set(
        AnimatableVector(value.vector), isSameKind ? transaction() : Transaction())
      if !isSameKind { gradient.jump() }
    case .backdrop, .image, .effect: break
    }
  }

  /// The color that was converted last: neighbours are often of one color.
  private static var lastColor: (color: DisplayColor, vector: AnimatableQuad)?

  private static func vector(_ color: DisplayColor) -> AnimatableQuad {
    if let lastColor, lastColor.color == color { return lastColor.vector }
    let vector = Oklab.vector(color)
    lastColor = (color, vector)
    return vector
  }

  /// The style with 0 for every number that is of no use.
  private func sanitized(_ style: ResolvedStyle) -> ResolvedStyle {
    guard case .gradient(let gradient) = style else { return style }
    let numbers = gradient.vector
    if numbers.allSatisfy(\.isInSupportedRange) { return style }
    element.graph.report(
      "gradient: a number is not finite or too large; 0 is used.", at: element.node)
    return .gradient(gradient.replacing(numbers.map { $0.isInSupportedRange ? $0 : 0 }))
  }

  /// The paint as it is shown, for a frame.
  func paint(in frame: Rect) -> Paint {
    switch style {
    case .color where color.isMoving: .color(Oklab.color(color.presented))
    case .gradient(let resting) where gradient.isMoving:
      resting.replacing(gradient.presented.components).paint(in: frame)
    default: modelPaint(in: frame)
    }
  }

  /// The paint as the code says it, for a frame, whatever moves.
  func modelPaint(in frame: Rect) -> Paint {
    switch style {
    case .color(let color): .color(color)
    case .gradient(let gradient): gradient.paint(in: frame)
    case .backdrop(let backdrop): .backdrop(backdrop)
    case .image(let image): image.paint(in: frame)
    case .effect, nil: .color(.clear)
    }
  }

  /// What was painted with the paint, with the style's effects.
  func finished(_ commands: [DrawCommand], in frame: Rect) -> [DrawCommand] {
    var opacity = 1.0
    if case .image(let image) = style { opacity = image.opacity }
    var commands = commands
    if opacity < 1, !commands.isEmpty {
      commands = [.group(DrawGroup(opacity: opacity, commands))]
    }
    for effect in effects where !commands.isEmpty { commands = effect.applied(to: commands) }
    return commands
  }

  var isMoving: Bool {
    switch style {
    case .color: color.isMoving
    case .gradient: gradient.isMoving
    default: false
    }
  }
}
