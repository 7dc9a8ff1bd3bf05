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
    if case .color(let value) = style {
      let isSameKind = if case .color = old { true } else { old == nil }
      color.set(Oklab.vector(value), isSameKind ? transaction() : Transaction())
    } else {
      let isSameKind = old.map { $0.isInterpolable(with: style) } ?? true
      gradient.set(
        AnimatableVector(style.vector), isSameKind ? transaction() : Transaction())
      if !isSameKind { gradient.jump() }
    }
  }

  /// The style with 0 for every number that is of no use.
  private func usable(_ style: ResolvedStyle) -> ResolvedStyle {
    let numbers = style.vector
    if numbers.allSatisfy(\.isUsable) { return style }
    element.graph.report(
      "gradient: a number is not finite or too large; 0 is used.", at: element.node)
    return style.replacing(numbers.map { $0.isUsable ? $0 : 0 })
  }

  /// The paint as it is shown, for a frame.
  func paint(in frame: Rect) -> Paint {
    switch style {
    case .color(let resting):
      return .color(color.isMoving ? Oklab.color(color.presented) : resting)
    case .some(let style):
      let shown = gradient.isMoving ? style.replacing(gradient.presented.components) : style
      return shown.paint(in: frame)
    case nil: return .color(.clear)
    }
  }

  var isMoving: Bool {
    if case .color = style { return color.isMoving }
    return style != nil && gradient.isMoving
  }
}

extension ResolvedStyle {
  /// Points and stops as numbers: each stop as its colour's vector and its place.
  var vector: [Double] {
    func numbers(_ stops: [GradientStop]) -> [Double] {
      stops.flatMap { stop -> [Double] in
        let color = Oklab.vector(stop.color).lanes
        return [color.x, color.y, color.z, color.w, stop.location * unitScale]
      }
    }
    return switch self {
    case .color: []
    case .linearGradient(let stops, let start, let end, _):
      [start.x * unitScale, start.y * unitScale, end.x * unitScale, end.y * unitScale]
        + numbers(stops)
    case .radialGradient(let stops, let center, let start, let end, _):
      [center.x * unitScale, center.y * unitScale, start, end] + numbers(stops)
    case .angularGradient(let stops, let center, let start, let end, _):
      [center.x * unitScale, center.y * unitScale, start * unitScale, end * unitScale]
        + numbers(stops)
    }
  }

  func isInterpolable(with other: ResolvedStyle) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.linearGradient(let left, _, _, _), .linearGradient(let right, _, _, _)):
      left.count == right.count
    case (.radialGradient(let left, _, _, _, _), .radialGradient(let right, _, _, _, _)):
      left.count == right.count
    case (.angularGradient(let left, _, _, _, _), .angularGradient(let right, _, _, _, _)):
      left.count == right.count
    default: false
    }
  }

  /// The same kind of style with other numbers.
  func replacing(_ numbers: [Double]) -> ResolvedStyle {
    guard numbers.count >= 4 else { return self }
    let stops = stride(from: 4, to: numbers.count - 4, by: 5).map { index in
      GradientStop(
        Oklab.color(
          AnimatableQuad(
            numbers[index], numbers[index + 1], numbers[index + 2], numbers[index + 3])),
        at: min(max(numbers[index + 4] / unitScale, 0), 1))
    }
    let first = UnitPoint(x: numbers[0] / unitScale, y: numbers[1] / unitScale)
    return switch self {
    case .color: self
    case .linearGradient(_, _, _, let perceptual):
      .linearGradient(
        stops, start: first,
        end: UnitPoint(x: numbers[2] / unitScale, y: numbers[3] / unitScale),
        perceptual: perceptual)
    case .radialGradient(_, _, _, _, let perceptual):
      .radialGradient(
        stops, center: first, startRadius: numbers[2], endRadius: numbers[3],
        perceptual: perceptual)
    case .angularGradient(_, _, _, _, let perceptual):
      .angularGradient(
        stops, center: first, startAngle: numbers[2] / unitScale,
        endAngle: numbers[3] / unitScale, perceptual: perceptual)
    }
  }

  /// The paint for a frame.
  func paint(in frame: Rect) -> Paint {
    func place(_ point: UnitPoint) -> Point {
      Point(frame.x + point.x * frame.width, frame.y + point.y * frame.height)
    }
    return switch self {
    case .color(let color): .color(color)
    case .linearGradient(let stops, let start, let end, let perceptual):
      .linearGradient(Self.refine(stops, perceptual), start: place(start), end: place(end))
    case .radialGradient(let stops, let center, let start, let end, let perceptual):
      .radialGradient(
        Self.refine(stops, perceptual), center: place(center), startRadius: start, endRadius: end)
    case .angularGradient(let stops, let center, let start, let end, let perceptual):
      .angularGradient(
        Self.refine(stops, perceptual), center: place(center), startAngle: start, endAngle: end)
    }
  }

  /// Stops in between, so that a rasteriser's plain interpolation follows the perceptual one to
  /// within one step of eight bits.
  private static func refine(_ stops: [GradientStop], _ perceptual: Bool) -> [GradientStop] {
    guard perceptual, stops.count > 1 else { return stops }
    var refined = [stops[0]]
    for (left, right) in zip(stops, stops.dropFirst()) {
      if left.color != right.color, right.location > left.location {
        for step in 1..<16 {
          let fraction = Double(step) / 16
          refined.append(
            GradientStop(
              Oklab.mix(left.color, right.color, fraction),
              at: left.location + (right.location - left.location) * fraction))
        }
      }
      refined.append(right)
    }
    return refined
  }
}
