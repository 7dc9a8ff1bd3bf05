import SwiftUI

extension ColorToken {
  /// The warm colors of progress and achievements.
  public static let rizq = Rizq()

  /// The group ``ColorToken/rizq``.
  public struct Rizq: Sendable {
    /// What has been reached: fills, rings, the mark of today.
    public let primary = ColorToken(
      name: "rizq.primary", light: .init(0xD4A574), dark: .init(0xE6B886),
      use: "What has been reached: fills, rings, the mark of today.")
    /// What has not begun.
    public let muted = ColorToken(
      name: "rizq.muted", light: .init(0xC4B8A8), dark: .init(0x5A5A5A),
      use: "What has not begun.")
    /// The track of bars and rings.
    public let track = ColorToken(
      name: "rizq.track", light: .init(0xC4B8A8, opacity: 0.3), dark: .init(0x5A5A5A, opacity: 0.3),
      use: "The track of bars and rings.")
    /// A streak that continues.
    public let streakGlow = ColorToken(
      name: "rizq.streakGlow", light: .init(0xF59E0B), dark: .init(0xFFAD1F),
      use: "A streak that goes on.")
    /// The halo of a streak.
    public let streakHalo = ColorToken(
      name: "rizq.streakHalo", light: .init(0xF59E0B, opacity: 0.15),
      dark: .init(0xFFAD1F, opacity: 0.15),
      use: "The light around a streak.")
    /// A level and its star.
    public let levelBadge = ColorToken(
      name: "rizq.levelBadge", light: .init(0x6B4423), dark: .init(0xD9B48F),
      use: "A level and its star.")
    /// Celebrations: the quiet gold.
    public let goldSoft = ColorToken(
      name: "rizq.goldSoft", light: .init(0xE6C79C), dark: .init(0xE6C79C),
      use: "Celebrations: the quiet gold.")
    /// Celebrations: the bright gold.
    public let goldBright = ColorToken(
      name: "rizq.goldBright", light: .init(0xFFEBB3), dark: .init(0xFFEBB3),
      use: "Celebrations: the bright gold.")
    /// Marks on the primary colour.
    public let onPrimary = ColorToken(
      name: "rizq.onPrimary", light: .init(0x3A2411), dark: .init(0x2B1D10),
      use: "Marks on the primary colour.")
    /// A ripple from a touch.
    public let ripple = ColorToken(
      name: "rizq.ripple", light: .init(0xD4A574, opacity: 0.35),
      dark: .init(0xE6B886, opacity: 0.35),
      use: "A ripple under a finger.")
    /// The highlight that runs over a bar.
    public let highlight = ColorToken(
      name: "rizq.highlight", light: .init(0xFFFFFF, opacity: 0.3),
      dark: .init(0xFFFFFF, opacity: 0.3),
      use: "The highlight that runs over a bar.")
    /// The transparent ends of the highlight.
    public let noHighlight = ColorToken(
      name: "rizq.noHighlight", light: .init(0xFFFFFF, opacity: 0),
      dark: .init(0xFFFFFF, opacity: 0),
      use: "Where the highlight ends.")

    /// Every colour of the group, each once.
    public var all: [ColorToken] { TokenGroup.tokens(of: self) }
  }
}

// The names that the design gives its colours. They are tokens, so they are styles, light and dark.
extension Color {
  /// The color of what has been reached: ``ColorToken/Rizq/primary``.
  public static var rizqPrimary: ColorToken { .rizq.primary }
  /// The color of what has not begun: ``ColorToken/Rizq/muted``.
  public static var rizqMuted: ColorToken { .rizq.muted }
  /// The color of a streak that continues: ``ColorToken/Rizq/streakGlow``.
  public static var streakGlow: ColorToken { .rizq.streakGlow }
  /// The color of a level and its star: ``ColorToken/Rizq/levelBadge``.
  public static var levelBadge: ColorToken { .rizq.levelBadge }
  /// The quiet gold of celebrations: ``ColorToken/Rizq/goldSoft``.
  public static var goldSoft: ColorToken { .rizq.goldSoft }
  /// The bright gold of celebrations: ``ColorToken/Rizq/goldBright``.
  public static var goldBright: ColorToken { .rizq.goldBright }
}
