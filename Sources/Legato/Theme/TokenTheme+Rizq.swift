extension TokenTheme {
  /// The warm gold of the RIZQ design: progress and celebrations in its colors, and gold as the
  /// accent of everything else.
  ///
  ///     Journeys().tokenTheme(.rizq)
  ///
  /// Themes can be merged; the later one wins:
  ///
  ///     Journeys().tokenTheme(.verticalList.merging(.rizq))
  public static let rizq: TokenTheme = {
    let (own, rizq) = (ColorToken.achievement, ColorToken.rizq)
    let pairs = [
      (ColorToken.app.accent, rizq.primary), (.app.onAccent, rizq.onPrimary),
      (.app.accentText, rizq.levelBadge), (.app.ripple, rizq.ripple),
      (own.reached, rizq.primary), (own.onReached, rizq.onPrimary), (own.track, rizq.track),
      (own.muted, rizq.muted), (own.level, rizq.levelBadge), (own.streak, rizq.streakGlow),
      (own.halo, rizq.streakHalo), (own.soft, rizq.goldSoft), (own.bright, rizq.goldBright),
    ]
    return pairs.reduce(TokenTheme()) { theme, pair in
      theme.replacing(pair.0, light: pair.1.light, dark: pair.1.dark)
    }
  }()
}
