extension ColorToken {
  /// Colors of progress and celebrations, derived from the accent, with the orange of a flame.
  /// ``TokenTheme/rizq`` has the gold of the design that they come from.
  public static let achievement = Achievement()

  /// The group ``ColorToken/achievement``.
  public struct Achievement: Sendable {
    /// What has been reached: fills, rings, the disc of a checkmark.
    public let reached = Self.reachedToken
    /// Marks on ``reached``.
    public let onReached = ColorToken(
      name: "achievement.onReached", from: .ink(on: Self.reachedToken),
      use: "Marks on what has been reached.")
    /// The track of bars and rings.
    public let track = ColorToken(
      name: "achievement.track", light: ColorToken.app.fill.light, dark: ColorToken.app.fill.dark,
      use: "The track of bars and rings.")
    /// What has not begun: a flame that is out.
    public let muted = ColorToken(
      name: "achievement.muted", light: .init(0xAEAEB2), dark: .init(0x636366),
      use: "What has not begun.")
    /// A level, its star, and numbers that were reached.
    public let level = ColorToken(
      name: "achievement.level", from: .text, use: "A level, its star, and numbers reached.")
    /// A streak that continues.
    public let streak = ColorToken(
      name: "achievement.streak", light: .init(0xFF9500), dark: .init(0xFF9F0A),
      use: "A streak that goes on.")
    /// The halo of a streak.
    public let halo = ColorToken(
      name: "achievement.halo", light: .init(0xFF9500, opacity: 0.15),
      dark: .init(0xFF9F0A, opacity: 0.15), use: "The light around a streak.")
    /// Dots of a celebration, and a glow: the quiet one.
    public let soft = ColorToken(
      name: "achievement.soft", from: .tint(white: 0.3),
      use: "Dots of a celebration, and a glow: the quiet one.")
    /// Dots of a celebration: the bright one.
    public let bright = ColorToken(
      name: "achievement.bright", from: .tint(white: 0.55),
      use: "Dots of a celebration: the bright one.")

    private static let reachedToken = ColorToken(
      name: "achievement.reached", from: .ground,
      use: "What has been reached: fills, rings, the disc of a checkmark.")

    /// Every colour of the group, each once.
    public var all: [ColorToken] { TokenGroup.tokens(of: self) }
  }
}
