import SwiftUI

/// A button in a vertical list: icon, label, description and a checkmark, whose every visible
/// change is animated.
///
/// It is driven by its properties and holds no logic of selection: a parent says which
/// ``VisualState`` it is in, and which delay and which way of hiding the checkmark suit the change;
/// ``VerticalListButtonGroup`` is such a parent.
///
///     VerticalListButtonItem(
///       label: "Email", description: "Receipts and news", leadingIcon: "envelope",
///       visualState: isChosen ? .selected : .rest, onClick: choose)
///
/// - A change takes 250 ms by ``MotionToken/Selection/transition``. Nothing animates when the item
///   appears.
/// - The height never changes with the state: border and padding add up to 12 pt, and the
///   checkmark has its room in every state.
/// - There is no disabled look, by design.
/// - Reduce Motion: changes are there at once. Low Power Mode: unchanged, for the motion carries
///   the state.
public struct VerticalListButtonItem: View {
  let label: String
  let description: String?
  let leadingIcon: String?
  let visualState: VisualState
  let error: Bool
  let checkmarkTransition: CheckmarkTransition
  /// Seconds; not negative, finite.
  let transitionDelay: TimeInterval
  let testID: String?
  let onClick: () -> Void
  let onFocus: (() -> Void)?
  let onBlur: (() -> Void)?
  let onHapticFeedback: ((HapticFeedback) -> Void)?
  var stateMotion = Self.stateMotion
  var checkmarkMotion = Self.checkmarkMotion
  @Environment(\.motionPolicy) var motionPolicy
  /// What is shown while a change waits for its delay to pass; `nil` while none does.
  @State private var shownBefore: Styles?
  @State private var delayEnd = Wait()

  /// - Parameters:
  ///   - label: What is chosen.
  ///   - description: More about it, in any number of lines.
  ///   - leadingIcon: The name of a system symbol.
  ///   - visualState: How the item looks.
  ///   - error: Whether the choice has to be made again. Items that are checked or unchecked
  ///     change the colours of text and icon only. It is the parent's business not to ask for it
  ///     where nothing can be chosen.
  ///   - checkmarkTransition: How the checkmark goes. It always fades in.
  ///   - transitionDelay: Seconds until a change begins to show, 0 by default; not milliseconds.
  ///     Negative and not finite delays count as 0. Presses are never delayed. A motion that has
  ///     begun keeps the delay it began with.
  ///   - testID: Identifies the item to tests.
  ///   - onClick: Called when a finger goes up, at once.
  ///   - onFocus: Called when the item receives the focus of a keyboard.
  ///   - onBlur: Called when it loses it.
  ///   - onHapticFeedback: Called before `onClick`. The item plays no haptics itself.
  public init(
    label: String, description: String? = nil, leadingIcon: String? = nil,
    visualState: VisualState, error: Bool = false,
    checkmarkTransition: CheckmarkTransition = .fade, transitionDelay: TimeInterval = 0,
    testID: String? = nil, onClick: @escaping () -> Void, onFocus: (() -> Void)? = nil,
    onBlur: (() -> Void)? = nil, onHapticFeedback: ((HapticFeedback) -> Void)? = nil
  ) {
    self.label = label
    self.description = description
    self.leadingIcon = leadingIcon
    self.visualState = visualState
    self.error = error
    self.checkmarkTransition = checkmarkTransition
    self.transitionDelay = transitionDelay.isFinite ? max(0, transitionDelay) : 0
    self.testID = testID
    self.onClick = onClick
    self.onFocus = onFocus
    self.onBlur = onBlur
    self.onHapticFeedback = onHapticFeedback
  }

  /// A button in ``VerticalListButtonItemStyle``, labelled and valued for assistive technology.
  public var body: some View {
    Button {
      onHapticFeedback?(.tap)
      onClick()
    } label: {
      VerticalListButtonItemLabel(
        item: self, styles: styles, stateAnimation: takenBackAnimation ?? stateAnimation,
        checkmarkAnimation: takenBackAnimation ?? checkmarkAnimation
      )
      .modifier(FocusReporter(onFocus: onFocus, onBlur: onBlur))
    }
    .buttonStyle(
      VerticalListButtonItemStyle(
        styles: styles, paddingBlock: paddingBlock,
        stateAnimation: takenBackAnimation ?? stateAnimation)
    )
    .onChange(of: styles) { old, _ in waitForDelay(from: old) }
    .onDisappear { endDelay() }
    .accessibilityLabel(description.map { "\(label), \($0)" } ?? label)
    .accessibilityValue(visualState.accessibilityValue)
    .accessibilityAddTraits(visualState.showsCheckmark ? .isSelected : [])
    .accessibilityIdentifier(testID ?? "")
  }

  // MARK: Changes taken back

  /// The animation back to what is still shown; `nil` where nothing is taken back.
  private var takenBackAnimation: Animation? {
    guard shownBefore == styles else { return nil }
    return motionPolicy.outcome(of: stateMotion.timed(by: .selection.takenBack)).movement
  }

  /// Remembers what is shown until the delay has passed.
  private func waitForDelay(from old: Styles) {
    guard transitionDelay > 0, shownBefore != styles else { return endDelay() }
    shownBefore = shownBefore ?? old
    delayEnd.begin(transitionDelay) { shownBefore = nil }
  }

  private func endDelay() {
    delayEnd.cancel()
    shownBefore = nil
  }
}

/// Tells when the control around it receives and loses the focus of a keyboard.
private struct FocusReporter: ViewModifier {
  let onFocus: (() -> Void)?
  let onBlur: (() -> Void)?
  @Environment(\.isFocused) private var isFocused

  func body(content: Content) -> some View {
    content.onChange(of: isFocused) { _, isFocused in
      if isFocused { onFocus?() } else { onBlur?() }
    }
  }
}
