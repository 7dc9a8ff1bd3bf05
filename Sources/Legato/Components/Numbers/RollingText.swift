import SwiftUI

/// A text whose digits roll to their next value, by `appNormal`.
///
/// Values that change more than four times a second are shown without a roll: nobody could follow.
struct RollingText: View, MotionDeclaring {
  let text: String
  /// The number in it, which tells the direction of the roll; `nil` where it is not known.
  let number: Double?
  /// Whether the last change is so recent that another one is not rolled to.
  @State private var isBusy = false
  @State private var changes = 0
  @Environment(\.motionPolicy) private var motionPolicy

  nonisolated static let motion = MotionDeclaration(
    component: "RollingText", motion: "roll", token: .app.normal,
    purpose: "Shows that the number is another one.", cost: .paint,
    role: .essentialState,
    reducedForm: .endStateAtOnce, reason: "The number is what counts, and it is there at once.")
  nonisolated static var motionDeclarations: [MotionDeclaration] { [motion] }

  var body: some View {
    let animation = isBusy ? nil : motionPolicy.outcome(of: Self.motion).movement
    Text(verbatim: text)
      .monospacedDigit()
      .contentTransition(number.map { .numericText(value: $0) } ?? .numericText())
      .animation(animation, value: text)
      .endsAtOnce(Self.motion)
      .onChange(of: text) { wait() }
  }

  private func wait() {
    changes += 1
    let change = changes
    isBusy = true
    DispatchQueue.main.asyncAfter(deadline: .now() + MetricToken.app.rollInterval.value) {
      if change == changes { isBusy = false }
    }
  }
}
