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
  private var style: ResolvedStyle?

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
    let style = usable(style)
    self.style = style
    switch style {
    case .color(let value):
      let isSameKind = if case .color = old { true } else { old == nil }
      color.set(Oklab.vector(value), isSameKind ? transaction() : Transaction())
      if !isSameKind { color.jump() }
    case .gradient(let value):
      let isSameKind =
        if case .gradient(let old) = old { old.isInterpolable(with: value) } else { old == nil }
      gradient.set(
        AnimatableVector(value.vector), isSameKind ? transaction() : Transaction())
      if !isSameKind { gradient.jump() }
    }
  }

  /// The style with 0 for every number that is of no use.
  private func usable(_ style: ResolvedStyle) -> ResolvedStyle {
    guard case .gradient(let gradient) = style else { return style }
    let numbers = gradient.vector
    if numbers.allSatisfy(\.isUsable) { return style }
    element.graph.report(
      "gradient: a number is not finite or too large; 0 is used.", at: element.node)
    return .gradient(gradient.replacing(numbers.map { $0.isUsable ? $0 : 0 }))
  }

  /// The paint as it is shown, for a frame.
  func paint(in frame: Rect) -> Paint {
    switch style {
    case .color(let resting):
      return .color(color.isMoving ? Oklab.color(color.presented) : resting)
    case .gradient(let resting):
      let shown =
        gradient.isMoving ? resting.replacing(gradient.presented.components) : resting
      return shown.paint(in: frame)
    case nil: return .color(.clear)
    }
  }

  var isMoving: Bool {
    if case .color = style { return color.isMoving }
    return style != nil && gradient.isMoving
  }
}
