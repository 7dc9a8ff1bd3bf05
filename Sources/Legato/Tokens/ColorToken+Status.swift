extension ColorToken {
  /// Colors of states. Actions and selected views follow the accent; ``TokenTheme/stateChanges``
  /// has the blue and green of the design that they come from.
  public static let status = Status()

  /// The group ``ColorToken/status``.
  public struct Status: Sendable {
    /// The background of actions, also while they run.
    public let action = Self.actionToken
    /// Text and marks on ``action``.
    public let onAction = ColorToken(
      name: "status.onAction", from: .ink(on: Self.actionToken),
      use: "Text and marks on what can be done and what is being done.")
    /// The track of a toggle that is on.
    public let on = ColorToken(
      name: "status.on", from: .ground, use: "The track of a toggle that is on.")
    /// The fill of a progress bar.
    public let fill = ColorToken(
      name: "status.fill", from: .ground, use: "What of a bar has been loaded.")
    /// The background of a success.
    public let success = ColorToken(
      name: "status.success", light: .init(0x1E7F3A), dark: .init(0x25853F),
      use: "The ground of what is done.")
    /// The background of a failure.
    public let failure = ColorToken(
      name: "status.failure", light: .init(0xC4271D), dark: .init(0xC8362D),
      use: "The ground of what went wrong.")
    /// Marks on ``success`` and ``failure``, and the knob of a toggle.
    public let onStatus = ColorToken(
      name: "status.onStatus", light: .init(0xFFFFFF), dark: .init(0xFFFFFF),
      use: "Marks on what is done or went wrong, and the knob of a toggle.")
    /// Primary text.
    public let text = ColorToken(
      name: "status.text", light: ColorToken.app.text.light, dark: ColorToken.app.text.dark,
      use: "Text that counts.")
    /// Secondary text, and text of a toggle that is off.
    public let quietText = ColorToken(
      name: "status.quietText", light: ColorToken.app.secondaryText.light,
      dark: ColorToken.app.secondaryText.dark, use: "Text of what is off or beside the point.")
    /// The track of a toggle that is off.
    public let offTrack = ColorToken(
      name: "status.offTrack", light: .init(0x8E8E93, opacity: 0.3),
      dark: .init(0x8E8E93, opacity: 0.3),
      use: "The track of a toggle that is off.")
    /// The track of a progress bar.
    public let barTrack = ColorToken(
      name: "status.barTrack", light: ColorToken.app.fill.light, dark: ColorToken.app.fill.dark,
      use: "The track of a bar that fills.")
    /// The background of a card.
    public let surface = ColorToken(
      name: "status.surface", light: ColorToken.app.surface.light,
      dark: ColorToken.app.surface.dark, use: "The ground of a card.")
    /// The tint over the background of a card.
    public let tint = ColorToken(
      name: "status.tint", light: .init(0x8E8E93, opacity: 0), dark: .init(0x8E8E93, opacity: 0),
      use: "Laid over the ground of a card.")
    /// The tint over the background of a selected card.
    public let selectedTint = ColorToken(
      name: "status.selectedTint", from: .veil(opacity: AccentDerivation.veilOpacity),
      use: "Laid over the ground of a card that is chosen.")
    /// The outline of a selected card.
    public let outline = ColorToken(
      name: "status.outline", from: .line(opacity: 1),
      use: "The outline of a card that is chosen.")
    /// No outline: the same hue, transparent.
    public let noOutline = ColorToken(
      name: "status.noOutline", from: .line(opacity: 0),
      use: "No outline: the same hue, transparent.")
    /// The shadow of cards and knobs.
    public let shadow = ColorToken(
      name: "status.shadow", light: ColorToken.app.shadow.light, dark: ColorToken.app.shadow.dark,
      use: "The shadow of cards and knobs.")

    private static let actionToken = ColorToken(
      name: "status.action", from: .ground, use: "What can be done, and what is being done.")

    /// Every colour of the group, each once.
    public var all: [ColorToken] { TokenGroup.tokens(of: self) }
  }
}
