import SwiftUI

extension View {
  @ViewBuilder fileprivate func decorated(_ state: Bool, _ shouldAnimate: Bool) -> some View {
    self.animation(shouldAnimate ? .spring(duration: 0.3, bounce: 0.2) : .none, value: state)
  }
}
private struct Decorated: View {
  @State private var state = false
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  var shouldAnimate: Bool {
    !reduceMotion && !ProcessInfo.processInfo.isLowPowerModeEnabled
  }

  var body: some View { Circle().opacity(state ? 1 : 0.5).decorated(state, shouldAnimate) }
}

extension SpecificationBlock {
  /// Document 002, block 5.
  static let decorated = SpecificationBlock("decorated") { world in
    Decorated()
  }
}
