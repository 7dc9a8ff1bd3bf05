import SwiftUI

extension TokenTheme {
  /// The token that this theme makes of a color. Where the theme replaces the accent, colors that
  /// follow the accent are derived from the theme's; where it does not, they are returned
  /// unchanged.
  public func color(of token: ColorToken) -> ColorToken {
    if let replacement = replacement(of: token) { return replacement }
    guard token.followsAccent, replacement(of: .app.accent) != nil else { return token }
    return ColorToken(
      name: token.name,
      light: components(of: token, in: .light) { .systemAccent(in: .light) },
      dark: components(of: token, in: .dark) { .systemAccent(in: .dark) }, use: token.use)
  }

  /// The color of a token in an environment: its replacement, or the color derived from the accent,
  /// or its own.
  ///
  /// Colors that follow the accent are derived from this theme's ``ColorToken/App/accent`` where
  /// that is replaced, and from the tint of the environment where it is not.
  public func color(_ token: ColorToken, in environment: EnvironmentValues) -> Color {
    let scheme = environment.colorScheme
    return components(of: token, in: scheme) {
      Tone(Color.accentColor.resolve(in: environment))
    }.color
  }

  /// The color of a token for an appearance, where SwiftUI takes no styles: shadows, gradients,
  /// tints. A color that follows the accent is derived from the theme's, or else from the system's
  /// blue: where there is an environment, use ``color(_:in:)-(_,EnvironmentValues)``.
  public func color(_ token: ColorToken, in colorScheme: ColorScheme) -> Color {
    components(of: token, in: colorScheme) { .systemAccent(in: colorScheme) }.color
  }

  /// - Parameter accent: The accent where the theme has none.
  func components(
    of token: ColorToken, in scheme: ColorScheme, accent: () -> Tone
  ) -> ColorToken.Components {
    if let replacement = replacement(of: token) { return replacement.components(in: scheme) }
    guard let derivation = token.derivation else { return token.components(in: scheme) }
    if case .ink(let ground) = derivation {
      // What a theme says of its accent counts wherever the accent is the ground.
      if ground.derivation == .ground, replacement(of: ground) == nil || ground == .app.accent,
        let onAccent = replacement(of: .app.onAccent)
      {
        return onAccent.components(in: scheme)
      }
      return AccentDerivation.ink(on: Tone(components(of: ground, in: scheme, accent: accent)))
    }
    guard let own = replacement(of: .app.accent)?.components(in: scheme) else {
      return derivation.components(of: accent(), in: scheme)
    }
    // The word of a theme is taken as it is: it is not darkened for the sake of a text.
    return derivation == .ground ? own : derivation.components(of: Tone(own), in: scheme)
  }
}
