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
  @State private var rest = Wait()
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

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
      .onDisappear {
        rest.cancel()
        isBusy = false
      }
  }

  private func wait() {
    isBusy = true
    rest.begin(theme[.app.rollInterval]) { isBusy = false }
  }
}
