import SwiftUI

private struct TokenThemeKey: EnvironmentKey {
  static let defaultValue = TokenTheme()
}

extension EnvironmentValues {
  /// The theme of this place.
  public var tokenTheme: TokenTheme {
    get { self[TokenThemeKey.self] }
    set { self[TokenThemeKey.self] = newValue }
  }
}

extension View {
  /// Replaces tokens in this view. Replacements of surrounding themes stay in force, unless this
  /// one replaces the same token. Running motions keep their timing; the next change uses the new
  /// one.
  public func tokenTheme(_ theme: TokenTheme) -> some View {
    transformEnvironment(\.tokenTheme) { $0 = $0.merging(theme) }
  }
}
