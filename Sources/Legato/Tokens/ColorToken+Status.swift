extension ColorToken {
  /// Colours that say what state something is in.
  public static let status = Status()

  /// The group ``ColorToken/status``.
  public struct Status: Sendable {
    /// What can be done, and what is being done.
    public var action: ColorToken { Self.actionToken }
    /// What is done, or on.
    public var success: ColorToken { Self.successToken }
    /// What went wrong.
    public var failure: ColorToken { Self.failureToken }
    /// Text and marks on any of these colours, and the knob of a toggle.
    public var onStatus: ColorToken { Self.onStatusToken }
    /// Text that counts.
    public var text: ColorToken { Self.textToken }
    /// Text of what is off or beside the point.
    public var quietText: ColorToken { Self.quietTextToken }
    /// The track of a toggle that is off.
    public var offTrack: ColorToken { Self.offTrackToken }
    /// The track of a bar that fills.
    public var barTrack: ColorToken { Self.barTrackToken }
    /// The ground of a card.
    public var surface: ColorToken { Self.surfaceToken }
    /// Laid over the ground of a card.
    public var tint: ColorToken { Self.tintToken }
    /// Laid over the ground of a card that is chosen.
    public var selectedTint: ColorToken { Self.selectedTintToken }
    /// The outline of a card that is chosen.
    public var outline: ColorToken { Self.outlineToken }
    /// No outline: the same hue, transparent.
    public var noOutline: ColorToken { Self.noOutlineToken }
    /// The shadow of cards and knobs.
    public var shadow: ColorToken { Self.shadowToken }

    private static let actionToken = ColorToken(
      name: "status.action", light: .init(0x007AFF), dark: .init(0x0A84FF),
      use: "What can be done, and what is being done.")
    private static let successToken = ColorToken(
      name: "status.success", light: .init(0x34C759), dark: .init(0x30D158),
      use: "What is done, or on.")
    private static let failureToken = ColorToken(
      name: "status.failure", light: .init(0xFF3B30), dark: .init(0xFF453A),
      use: "What went wrong.")
    private static let onStatusToken = ColorToken(
      name: "status.onStatus", light: .init(0xFFFFFF), dark: .init(0xFFFFFF),
      use: "Text and marks on any of these colours, and the knob of a toggle.")
    private static let textToken = ColorToken(
      name: "status.text", light: .init(0x000000), dark: .init(0xFFFFFF),
      use: "Text that counts.")
    private static let quietTextToken = ColorToken(
      name: "status.quietText", light: .init(0x3C3C43, opacity: 0.6),
      dark: .init(0xEBEBF5, opacity: 0.6),
      use: "Text of what is off or beside the point.")
    private static let offTrackToken = ColorToken(
      name: "status.offTrack", light: .init(0x8E8E93, opacity: 0.3),
      dark: .init(0x8E8E93, opacity: 0.3),
      use: "The track of a toggle that is off.")
    private static let barTrackToken = ColorToken(
      name: "status.barTrack", light: .init(0x8E8E93, opacity: 0.2),
      dark: .init(0x8E8E93, opacity: 0.2),
      use: "The track of a bar that fills.")
    private static let surfaceToken = ColorToken(
      name: "status.surface", light: .init(0xFFFFFF), dark: .init(0x1C1C1E),
      use: "The ground of a card.")
    private static let tintToken = ColorToken(
      name: "status.tint", light: .init(0x8E8E93, opacity: 0.1),
      dark: .init(0x8E8E93, opacity: 0.1),
      use: "Laid over the ground of a card.")
    private static let selectedTintToken = ColorToken(
      name: "status.selectedTint", light: .init(0x007AFF, opacity: 0.1),
      dark: .init(0x0A84FF, opacity: 0.1),
      use: "Laid over the ground of a card that is chosen.")
    private static let outlineToken = ColorToken(
      name: "status.outline", light: .init(0x007AFF), dark: .init(0x0A84FF),
      use: "The outline of a card that is chosen.")
    private static let noOutlineToken = ColorToken(
      name: "status.noOutline", light: .init(0x007AFF, opacity: 0),
      dark: .init(0x0A84FF, opacity: 0),
      use: "No outline: the same hue, transparent.")
    private static let shadowToken = ColorToken(
      name: "status.shadow", light: .init(0x000000, opacity: 0.18),
      dark: .init(0x000000, opacity: 0.5),
      use: "The shadow of cards and knobs.")

    /// Every colour of the group, each once.
    public var all: [ColorToken] {
      [
        action, success, failure, onStatus, text, quietText, offTrack, barTrack, surface, tint,
        selectedTint, outline, noOutline, shadow,
      ]
    }
  }
}
