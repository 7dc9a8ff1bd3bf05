package import LegatoDisplay

/// A style made concrete: colours as they are shown, places still in units of the shape's frame.
package indirect enum ResolvedStyle: Hashable, Sendable {
  case color(DisplayColor)
  case gradient(ResolvedGradient)
  /// What lies behind, blurred.
  case backdrop(Backdrop)
  case image(ResolvedImagePaint)
  /// Another style, and what becomes of what is painted with it.
  case effect(ResolvedStyle, StyleEffect)

  package func multiplied(by opacity: Double) -> ResolvedStyle {
    switch self {
    case .color(var color):
      color.alpha *= opacity
      return .color(color)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color.alpha *= opacity }
      return .gradient(gradient)
    case .backdrop(var backdrop):
      backdrop.opacity *= opacity
      return .backdrop(backdrop)
    case .image(var image):
      image.opacity *= opacity
      return .image(image)
    case .effect(let style, let effect):
      return .effect(style.multiplied(by: opacity), effect)
    }
  }

  /// Its color, or the first one of a gradient.
  package var firstColor: DisplayColor? {
    switch base {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color
    case .backdrop, .image, .effect: nil
    }
  }

  /// The style without effects.
  package var base: ResolvedStyle {
    if case .effect(let style, _) = self { style.base } else { self }
  }

  /// The effects, the innermost first.
  package var effects: [StyleEffect] {
    if case .effect(let style, let effect) = self { style.effects + [effect] } else { [] }
  }
}

/// A gradient made concrete.
package struct ResolvedGradient: Hashable, Sendable {
  /// Where the colours go, in units of the frame; radii of circles in points, angles in radians.
  package enum Layout: Hashable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    case elliptical(center: UnitPoint, startFraction: Double, endFraction: Double)
    case angular(center: UnitPoint, startAngle: Double, endAngle: Double)
  }

  package var stops: [GradientStop]
  package var layout: Layout
  package var isPerceptual: Bool
}

// MARK: Motion

extension ResolvedGradient {
  /// The layout and the stops as numbers: each stop as its colour's vector and its place.
  var vector: [Double] {
    layout.vector
      + stops.flatMap { stop -> [Double] in
        let color = Oklab.vector(stop.color).lanes
        return [color.x, color.y, color.z, color.w, stop.location * unitScale]
      }
  }

  /// Whether the one can go over into the other: the same kind, and as many stops.
  func isInterpolable(with other: ResolvedGradient) -> Bool {
    stops.count == other.stops.count && layout.isSameKind(as: other.layout)
  }

  /// The same kind of gradient with other numbers.
  func replacing(_ numbers: [Double]) -> ResolvedGradient {
    guard numbers.count == 4 + 5 * stops.count else { return self }
    var copy = self
    copy.layout = layout.replacing(Array(numbers[..<4]))
    copy.stops = stride(from: 4, to: numbers.count, by: 5).map { index in
      GradientStop(
        Oklab.color(
          AnimatableQuad(
            numbers[index], numbers[index + 1], numbers[index + 2], numbers[index + 3])),
        at: min(max(numbers[index + 4] / unitScale, 0), 1))
    }
    return copy
  }
}

extension ResolvedGradient.Layout {
  /// Four numbers: what lives in 0…1 or in radians times 128, radii as they are.
  fileprivate var vector: [Double] {
    func scaled(_ point: UnitPoint, _ first: Double, _ second: Double) -> [Double] {
      [point.x * unitScale, point.y * unitScale, first, second]
    }
    return switch self {
    case .linear(let start, let end): scaled(start, end.x * unitScale, end.y * unitScale)
    case .radial(let center, let start, let end): scaled(center, start, end)
    case .elliptical(let center, let start, let end), .angular(let center, let start, let end):
      scaled(center, start * unitScale, end * unitScale)
    }
  }

  fileprivate func replacing(_ numbers: [Double]) -> Self {
    let point = UnitPoint(x: numbers[0] / unitScale, y: numbers[1] / unitScale)
    let (first, second) = (numbers[2] / unitScale, numbers[3] / unitScale)
    return switch self {
    case .linear: .linear(start: point, end: UnitPoint(x: first, y: second))
    case .radial: .radial(center: point, startRadius: numbers[2], endRadius: numbers[3])
    case .elliptical: .elliptical(center: point, startFraction: first, endFraction: second)
    case .angular: .angular(center: point, startAngle: first, endAngle: second)
    }
  }

  fileprivate func isSameKind(as other: Self) -> Bool {
    switch (self, other) {
    case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular):
      true
    default: false
    }
  }
}

// MARK: Painting

extension ResolvedGradient {
  /// The paint for a frame.
  func paint(in frame: Rect) -> Paint {
    func place(_ point: UnitPoint) -> Point {
      Point(frame.x + point.x * frame.width, frame.y + point.y * frame.height)
    }
    let stops = refinedStops
    return switch layout {
    case .linear(let start, let end):
      .linearGradient(stops, start: place(start), end: place(end))
    case .radial(let center, let start, let end):
      .radialGradient(stops, center: place(center), startRadius: start, endRadius: end)
    case .elliptical(let center, let start, let end):
      .ellipticalGradient(
        stops, center: place(center), unit: Size(frame.width, frame.height), startRadius: start,
        endRadius: end)
    case .angular(let center, let start, let end):
      .angularGradient(stops, center: place(center), startAngle: start, endAngle: end)
    }
  }

  /// Stops in between, so that a rasteriser's plain interpolation follows the perceptual one to
  /// within one step of eight bits.
  private var refinedStops: [GradientStop] {
    guard isPerceptual, stops.count > 1 else { return stops }
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
