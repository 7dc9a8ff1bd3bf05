import LegatoMotion

/// Numbers of a larger magnitude, in points or in whatever unit, are treated as mistakes: sums and
/// products of smaller ones stay finite.
let supportedMagnitude = 1e9

extension Double {
  /// Whether the number is finite and its magnitude is at most ``supportedMagnitude``.
  var isInSupportedRange: Bool { magnitude <= supportedMagnitude }
}

extension Element {
  /// A number from a view's code; where it is of no use, the fallback, and a report.
  final func sanitized(_ value: CGFloat, else fallback: CGFloat = 0, _ name: String) -> CGFloat {
    if value.native.isInSupportedRange { return value }
    let reason = value.isFinite ? "too large" : "not finite"
    graph.report("\(name): \(value) is \(reason); \(fallback) is used.", at: node)
    return fallback
  }

  final func sanitized(_ size: CGSize, _ name: String) -> CGSize {
    CGSize(width: sanitized(size.width, name), height: sanitized(size.height, name))
  }

  /// An anchor from a view's code; the middle where it is of no use.
  final func sanitized(_ anchor: UnitPoint, _ name: String) -> UnitPoint {
    UnitPoint(
      x: sanitized(anchor.x, else: 0.5, name + " anchor"),
      y: sanitized(anchor.y, else: 0.5, name + " anchor"))
  }
}
