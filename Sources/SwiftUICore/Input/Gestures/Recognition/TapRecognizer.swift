/// How a touch has to be to count as a tap (SwiftUI's values for fingers).
enum TapLimits {
  /// How far the finger may wander from where it came down, in points.
  static let movement = 45.0
  /// How long it may stay down, in seconds.
  static let press = 0.75
  /// How soon the next tap of several has to begin after the last, in seconds.
  static let pause = 0.35
  /// Times are sums of seconds: what is meant to be just in time is.
  static let tolerance = 1e-9
}

/// Counts the taps of one finger.
@MainActor
class TapRecognizer<G: Gesture>: OneFingerRecognizer<G> {
  private var press: TouchEvent?
  private var taps = 0
  private var lastTap: Double?

  /// How many taps the gesture's code asks for.
  var wantedCount: Int { 1 }
  func value(_ event: TouchEvent) -> G.Value? { nil }

  final override var tapCount: Int? { max(1, wantedCount) }
  final override var yieldsToDrags: Bool { status == .possible }

  final override var deadline: Double? {
    if let press { return press.time + TapLimits.press + TapLimits.tolerance }
    return lastTap.map { $0 + TapLimits.pause + TapLimits.tolerance }
  }

  final override func began(_ event: TouchEvent) {
    if wantedCount < 1 {
      let element = inputs.element
      element.graph.report("tap: \(wantedCount) taps are none; 1 is used.", at: element.node)
    }
    press = event
  }

  final override func moved(_ event: TouchEvent) {
    if let press, event.distance(from: press) > TapLimits.movement { current = .failed }
  }

  final override func lifted(_ event: TouchEvent) {
    moved(event)
    guard status == .possible else { return }
    press = nil
    lastTap = event.time
    taps += 1
    if taps >= max(1, wantedCount), let value = value(event) { current = .ended(value) }
  }

  final override func anotherBegan(_ event: TouchEvent) { current = .failed }

  final override func reset() {
    super.reset()
    press = nil
    taps = 0
    lastTap = nil
  }
}
