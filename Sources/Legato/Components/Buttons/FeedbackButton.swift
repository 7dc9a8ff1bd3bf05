import SwiftUI

/// A button that is felt before it acts: a soft impact, then its action, once for each tap.
public struct FeedbackButton<Label: View>: View {
  let haptic: HapticManager.Impact
  let haptics: HapticManager
  let action: () -> Void
  let label: Label
  private var felt = OwnHaptics()

  /// - Parameters:
  ///   - haptic: What is felt; a soft impact unless said otherwise.
  ///   - haptics: Where it is felt.
  ///   - action: Called after the haptics are asked for, in the same moment.
  public init(
    haptic: HapticManager.Impact = .soft, haptics: HapticManager = .shared,
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.haptic = haptic
    self.haptics = haptics
    self.action = action
    self.label = label()
  }

  /// A button with its label, in the button style of the environment.
  public var body: some View {
    Button {
      felt.asking(haptics).impact(haptic)
      action()
    } label: {
      label
    }
    .playsHaptics(felt)
  }
}

extension FeedbackButton where Label == Text {
  /// A button with a title.
  public init(title: String, haptics: HapticManager = .shared, action: @escaping () -> Void) {
    self.init(haptics: haptics, action: action) { Text(title) }
  }
}
