extension ColorToken {
  /// Colors of states. Actions and selected views follow the accent; ``TokenTheme/stateChanges``
  /// has the blue and green of the design that they come from.
  public static let status = Status()

  /// The group ``ColorToken/status``.
  public struct Status: Sendable {
    /// The background of actions, also while they run.
    public var action: ColorToken { Self.actionToken }
    /// Text and marks on ``action``.
    public var onAction: ColorToken { Self.onActionToken }
    /// The track of a toggle that is on.
    public var on: ColorToken { Self.onToken }
    /// The fill of a progress bar.
    public var fill: ColorToken { Self.fillToken }
    /// The background of a success.
    public var success: ColorToken { Self.successToken }
    /// The background of a failure.
    public var failure: ColorToken { Self.failureToken }
    /// Marks on ``success`` and ``failure``, and the knob of a toggle.
    public var onStatus: ColorToken { Self.onStatusToken }
    /// Primary text.
    public var text: ColorToken { Self.textToken }
    /// Secondary text, and text of a toggle that is off.
    public var quietText: ColorToken { Self.quietTextToken }
    /// The track of a toggle that is off.
    public var offTrack: ColorToken { Self.offTrackToken }
    /// The track of a progress bar.
    public var barTrack: ColorToken { Self.barTrackToken }
    /// The background of a card.
    public var surface: ColorToken { Self.surfaceToken }
    /// The tint over the background of a card.
    public var tint: ColorToken { Self.tintToken }
    /// The tint over the background of a selected card.
    public var selectedTint: ColorToken { Self.selectedTintToken }
    /// The outline of a selected card.
    public var outline: ColorToken { Self.outlineToken }
    /// No outline: the same hue, transparent.
    public var noOutline: ColorToken { Self.noOutlineToken }
    /// The shadow of cards and knobs.
    public var shadow: ColorToken { Self.shadowToken }

    private static let actionToken = ColorToken(
      name: "status.action", from: .ground, use: "What can be done, and what is being done.")
    private static let onActionToken = ColorToken(
      name: "status.onAction", from: .ink(on: actionToken),
      use: "Text and marks on what can be done and what is being done.")
    private static let onToken = ColorToken(
      name: "status.on", from: .ground, use: "The track of a toggle that is on.")
    private static let fillToken = ColorToken(
      name: "status.fill", from: .ground, use: "What of a bar has been loaded.")
    private static let successToken = ColorToken(
      name: "status.success", light: .init(0x1E7F3A), dark: .init(0x25853F),
      use: "The ground of what is done.")
    private static let failureToken = ColorToken(
      name: "status.failure", light: .init(0xC4271D), dark: .init(0xC8362D),
      use: "The ground of what went wrong.")
    private static let onStatusToken = ColorToken(
      name: "status.onStatus", light: .init(0xFFFFFF), dark: .init(0xFFFFFF),
      use: "Marks on what is done or went wrong, and the knob of a toggle.")
    private static let textToken = ColorToken(
      name: "status.text", light: ColorToken.app.text.light, dark: ColorToken.app.text.dark,
      use: "Text that counts.")
    private static let quietTextToken = ColorToken(
      name: "status.quietText", light: ColorToken.app.secondaryText.light,
      dark: ColorToken.app.secondaryText.dark, use: "Text of what is off or beside the point.")
    private static let offTrackToken = ColorToken(
      name: "status.offTrack", light: .init(0x8E8E93, opacity: 0.3),
      dark: .init(0x8E8E93, opacity: 0.3),
      use: "The track of a toggle that is off.")
    private static let barTrackToken = ColorToken(
      name: "status.barTrack", light: ColorToken.app.fill.light, dark: ColorToken.app.fill.dark,
      use: "The track of a bar that fills.")
    private static let surfaceToken = ColorToken(
      name: "status.surface", light: ColorToken.app.surface.light,
      dark: ColorToken.app.surface.dark, use: "The ground of a card.")
    private static let tintToken = ColorToken(
      name: "status.tint", light: .init(0x8E8E93, opacity: 0), dark: .init(0x8E8E93, opacity: 0),
      use: "Laid over the ground of a card.")
    private static let selectedTintToken = ColorToken(
      name: "status.selectedTint", from: .veil(opacity: AccentDerivation.veilOpacity),
      use: "Laid over the ground of a card that is chosen.")
    private static let outlineToken = ColorToken(
      name: "status.outline", from: .line(opacity: 1),
      use: "The outline of a card that is chosen.")
    private static let noOutlineToken = ColorToken(
      name: "status.noOutline", from: .line(opacity: 0),
      use: "No outline: the same hue, transparent.")
    private static let shadowToken = ColorToken(
      name: "status.shadow", light: ColorToken.app.shadow.light, dark: ColorToken.app.shadow.dark,
      use: "The shadow of cards and knobs.")

    /// Every colour of the group, each once.
    public var all: [ColorToken] {
      [
        action, onAction, on, fill, success, failure, onStatus, text, quietText, offTrack, barTrack,
        surface, tint,
        selectedTint, outline, noOutline, shadow,
      ]
    }
  }
}
