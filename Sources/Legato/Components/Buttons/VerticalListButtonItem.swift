import SwiftUI

/// A button in a vertical list: icon, label, description and a checkmark. Every visible change is
/// animated.
///
/// It is driven by its properties and has no selection logic: a parent sets the ``VisualState``,
/// the delay and the checkmark transition of a change. ``VerticalListButtonGroup`` is such a
/// parent.
///
///     VerticalListButtonItem(
///       label: "Email", description: "Receipts and news", leadingIcon: "envelope",
///       visualState: isChosen ? .selected : .rest, onClick: choose)
///
/// - A change takes 250 ms by ``MotionToken/Selection/transition``. The first appearance is not
///   animated.
/// - The height is the same in every state: border and padding add up to 12 pt, and the checkmark's
///   room is always reserved.
/// - There is no disabled appearance, by design.
/// - Reduce Motion: end state on the next frame. Low Power Mode: unchanged, because the motion
///   conveys the state.
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

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - description: Text below the title, in any number of lines; none by default.
  ///   - leadingIcon: The name of a system symbol; none by default.
  ///   - visualState: The appearance of the item.
  ///   - error: Whether the selection is invalid; `false` by default. Checked and unchecked items
  ///     change only the colors of text and icon. The parent should not set it where nothing can be
  ///     selected.
  ///   - checkmarkTransition: How the checkmark disappears; it always fades in.
  ///     ``CheckmarkTransition/fade`` by default.
  ///   - transitionDelay: Seconds (not milliseconds) until a change begins to animate; 0 by
  ///     default. Negative, infinite and NaN delays are treated as 0. Presses are never delayed. A
  ///     running motion keeps its delay.
  ///   - testID: The accessibility identifier; none by default.
  ///   - onClick: Called when a tap ends, without a delay.
  ///   - onFocus: Called when the item receives keyboard focus.
  ///   - onBlur: Called when the item loses keyboard focus.
  ///   - onHapticFeedback: Called before `onClick` with the haptic to play. The item plays none
  ///     itself.
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
