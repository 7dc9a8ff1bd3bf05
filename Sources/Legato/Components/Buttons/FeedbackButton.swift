import SwiftUI

/// A button that plays a haptic before its action: a soft impact by default, once for each tap.
public struct FeedbackButton<Label: View>: View {
  let haptic: HapticManager.Impact
  let haptics: HapticManager
  let action: () -> Void
  let label: Label
  private var felt = OwnHaptics()

  /// Creates a button with a custom label.
  ///
  /// - Parameters:
  ///   - haptic: The impact; soft by default.
  ///   - haptics: The manager that plays it; the shared one by default.
  ///   - action: Called right after the haptic is requested, in the same update.
  ///   - label: The content of the button.
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
  /// Creates a button with a title, shown verbatim.
  public init(title: String, haptics: HapticManager = .shared, action: @escaping () -> Void) {
    self.init(haptics: haptics, action: action) { Text(title) }
  }
}
