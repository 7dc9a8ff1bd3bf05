extension ColorToken {
  /// Colors of progress and celebrations, derived from the accent, with the orange of a flame.
  /// ``TokenTheme/rizq`` has the gold of the design that they come from.
  public static let achievement = Achievement()

  /// The group ``ColorToken/achievement``.
  public struct Achievement: Sendable {
    /// What has been reached: fills, rings, the disc of a checkmark.
    public var reached: ColorToken { Self.reachedToken }
    /// Marks on ``reached``.
    public var onReached: ColorToken { Self.onReachedToken }
    /// The track of bars and rings.
    public var track: ColorToken { Self.trackToken }
    /// What has not begun: a flame that is out.
    public var muted: ColorToken { Self.mutedToken }
    /// A level, its star, and numbers that were reached.
    public var level: ColorToken { Self.levelToken }
    /// A streak that continues.
    public var streak: ColorToken { Self.streakToken }
    /// The halo of a streak.
    public var halo: ColorToken { Self.haloToken }
    /// Dots of a celebration, and a glow: the quiet one.
    public var soft: ColorToken { Self.softToken }
    /// Dots of a celebration: the bright one.
    public var bright: ColorToken { Self.brightToken }

    private static let reachedToken = ColorToken(
      name: "achievement.reached", from: .ground,
      use: "What has been reached: fills, rings, the disc of a checkmark.")
    private static let onReachedToken = ColorToken(
      name: "achievement.onReached", from: .ink(on: reachedToken),
      use: "Marks on what has been reached.")
    private static let trackToken = ColorToken(
      name: "achievement.track", light: ColorToken.app.fill.light, dark: ColorToken.app.fill.dark,
      use: "The track of bars and rings.")
    private static let mutedToken = ColorToken(
      name: "achievement.muted", light: .init(0xAEAEB2), dark: .init(0x636366),
      use: "What has not begun.")
    private static let levelToken = ColorToken(
      name: "achievement.level", from: .text, use: "A level, its star, and numbers reached.")
    private static let streakToken = ColorToken(
      name: "achievement.streak", light: .init(0xFF9500), dark: .init(0xFF9F0A),
      use: "A streak that goes on.")
    private static let haloToken = ColorToken(
      name: "achievement.halo", light: .init(0xFF9500, opacity: 0.15),
      dark: .init(0xFF9F0A, opacity: 0.15), use: "The light around a streak.")
    private static let softToken = ColorToken(
      name: "achievement.soft", from: .tint(white: 0.3),
      use: "Dots of a celebration, and a glow: the quiet one.")
    private static let brightToken = ColorToken(
      name: "achievement.bright", from: .tint(white: 0.55),
      use: "Dots of a celebration: the bright one.")

    /// Every colour of the group, each once.
    public var all: [ColorToken] {
      [reached, onReached, track, muted, level, streak, halo, soft, bright]
    }
  }
}
