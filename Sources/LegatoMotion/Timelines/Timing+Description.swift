extension Timing: CustomStringConvertible {
  /// The timing as it would be written in Swift: `easeOut(duration: 0.15).delay(0.1)`.
  public var description: String {
    switch kind {
    case .curve(.bezier(let bezier), let duration):
      let points = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(\.shortText)
      return "timingCurve(\(points.joined(separator: ", ")), duration: \(duration.shortText))"
    case .curve(let easing, let duration):
      switch easing {
      case .circularEaseIn, .circularEaseOut, .circularEaseInOut:
        return "curve(.\(easing), duration: \(duration.shortText))"
      default:
        return "\(easing)(duration: \(duration.shortText))"
      }
    case .spring(let spring, let velocity):
      if velocity == 0, spring.mass == 1 {
        return "spring(response: \(spring.response.shortText), "
          + "dampingFraction: \(spring.dampingRatio.shortText))"
      }
      if velocity == 0 { return "spring(\(spring))" }
      return "spring(\(spring), initialVelocity: \(velocity.shortText))"
    case .delay(let delay, let base):
      return "\(base).delay(\(delay.shortText))"
    case .speed(let speed, let base):
      return "\(base).speed(\(speed.shortText))"
    case .repeating(let count, let autoreverses, let base):
      let arguments = autoreverses ? "" : "autoreverses: false"
      guard let count else { return "\(base).repeatForever(\(arguments))" }
      return "\(base).repeatCount(\(count)\(autoreverses ? "" : ", " + arguments))"
    }
  }
}
