import LegatoMotion

/// Numbers beyond this, in points or in whatever they count, are taken for mistakes: sums and
/// products of those below it stay finite.
let largestNumber = 1e9

extension Double {
  /// Whether one can go on with the number: it is finite, and not beyond all measure.
  var isUsable: Bool { magnitude <= largestNumber }
}

extension Element {
  /// A number from a view's code; where it is of no use, the fallback, and a report.
  final func usable(_ value: CGFloat, else fallback: CGFloat = 0, _ name: String) -> CGFloat {
    if value.native.isUsable { return value }
    let reason = value.isFinite ? "too large" : "not finite"
    graph.report("\(name): \(value) is \(reason); \(fallback) is used.", at: node)
    return fallback
  }

  final func usable(_ size: CGSize, _ name: String) -> CGSize {
    CGSize(width: usable(size.width, name), height: usable(size.height, name))
  }

  /// An anchor from a view's code; the middle where it is of no use.
  final func usable(_ anchor: UnitPoint, _ name: String) -> UnitPoint {
    UnitPoint(
      x: usable(anchor.x, else: 0.5, name + " anchor"),
      y: usable(anchor.y, else: 0.5, name + " anchor"))
  }
}
