extension TokenTheme {
  /// The palette of the state-change design: iOS's blue for actions, green for success and on, red
  /// for failure, gray for tracks and cards.
  ///
  ///     UploadForm().tokenTheme(.stateChanges)
  ///
  /// White on that green has a contrast of 2.2 : 1; the default palette has darker backgrounds.
  public static let stateChanges = TokenTheme()
    .replacing(.app.accent, light: .init(0x007AFF), dark: .init(0x0A84FF))
    .replacing(.app.onAccent, light: .init(0xFFFFFF), dark: .init(0xFFFFFF))
    .replacing(.status.action, light: .init(0x007AFF), dark: .init(0x0A84FF))
    .replacing(.status.onAction, light: .init(0xFFFFFF), dark: .init(0xFFFFFF))
    .replacing(.status.on, light: .init(0x34C759), dark: .init(0x30D158))
    .replacing(.status.fill, light: .init(0x007AFF), dark: .init(0x0A84FF))
    .replacing(.status.success, light: .init(0x34C759), dark: .init(0x30D158))
    .replacing(.status.failure, light: .init(0xFF3B30), dark: .init(0xFF453A))
    .replacing(.status.text, light: .init(0x000000), dark: .init(0xFFFFFF))
    .replacing(
      .status.quietText, light: .init(0x3C3C43, opacity: 0.6), dark: .init(0xEBEBF5, opacity: 0.6)
    )
    .replacing(
      .status.barTrack, light: .init(0x8E8E93, opacity: 0.2), dark: .init(0x8E8E93, opacity: 0.2)
    )
    .replacing(
      .status.tint, light: .init(0x8E8E93, opacity: 0.1), dark: .init(0x8E8E93, opacity: 0.1)
    )
    .replacing(
      .status.selectedTint, light: .init(0x007AFF, opacity: 0.1),
      dark: .init(0x0A84FF, opacity: 0.1)
    )
    .replacing(.status.outline, light: .init(0x007AFF), dark: .init(0x0A84FF))
    .replacing(
      .status.noOutline, light: .init(0x007AFF, opacity: 0), dark: .init(0x0A84FF, opacity: 0)
    )
    .replacing(
      .status.shadow, light: .init(0x000000, opacity: 0.18), dark: .init(0x000000, opacity: 0.5))
}
