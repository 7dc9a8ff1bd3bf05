import SwiftUICore

/// The arithmetic of a slider: values by fraction of the way, and back.
@MainActor
struct SliderScale {
  let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?

  init(_ value: Binding<Double>, _ bounds: ClosedRange<Double>, _ step: Double?) {
    self.value = value
    self.bounds = bounds
    self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  private var length: Double { bounds.upperBound - bounds.lowerBound }

  /// How far along the value is, 0 to 1.
  var fraction: Double {
    let fraction = (value.wrappedValue - bounds.lowerBound) / length
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// Moves the value as an assistive technology does: by a step, or without steps by a tenth of the
  /// range.
  func adjust(_ direction: AccessibilityAdjustmentDirection) {
    let share = step.map { $0 / length } ?? 0.1
    value.wrappedValue = value(at: fraction + (direction == .increment ? share : -share))
  }

  /// The value at a fraction of the way: the nearest that the steps from the lower end reach.
  func value(at fraction: Double) -> Double {
    let way = min(max(fraction.isNaN ? 0 : fraction, 0), 1) * length
    guard way.isFinite else { return bounds.lowerBound }
    guard let step else { return bounds.lowerBound + way }
    // The last step that still fits is as far as it goes.
    let last = (length / step + 1e-9).rounded(.down)
    return min(bounds.lowerBound + min((way / step).rounded(), last) * step, bounds.upperBound)
  }
}
