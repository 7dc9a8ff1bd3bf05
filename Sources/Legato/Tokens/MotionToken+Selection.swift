import LegatoMotion

extension MotionToken {
  /// Motions of selectable views.
  public static let selection = Selection()

  /// The group ``MotionToken/selection``.
  public struct Selection: Sendable {
    /// A view is selected or deselected: an alias of ``MotionToken/General/normal``, 250 ms.
    public var transition: MotionToken { MotionToken.motion.normal }

    /// 250 ms along the “standard” easing (0.4, 0, 0.2, 1), which is faster in the middle: up to
    /// 0.2903 ahead of ``transition``, at 110 ms. An explicit alternative, never a silent
    /// replacement.
    public let standardEase = MotionToken(
      name: "selection.standardEase", timing: .timingCurve(0.4, 0, 0.2, 1, duration: 0.25),
      role: .essentialState,
      use: "A choice in designs that ask for 'standard easing' instead of ease-in-out.")

    /// A change is reverted before it has begun to animate. The spring replaces the pending motion
    /// at the presented value: where nothing has moved yet, nothing will.
    public let takenBack = MotionToken(
      name: "selection.takenBack", timing: .spring(duration: 0.25), role: .essentialState,
      use: "A change that is taken back while its delay still runs.")

    /// 150 ms along the “standard” easing: the focus ring.
    public let focus = MotionToken(
      name: "selection.focus", timing: .timingCurve(0.4, 0, 0.2, 1, duration: 0.15),
      role: .essentialState, use: "The focus of a keyboard comes or goes.",
      aliases: ["focusTransition"])
  }
}
