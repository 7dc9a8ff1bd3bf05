import SwiftUI

private struct TokenThemeKey: EnvironmentKey {
  static let defaultValue = TokenTheme()
}

extension EnvironmentValues {
  /// The values that tokens have here.
  public var tokenTheme: TokenTheme {
    get { self[TokenThemeKey.self] }
    set { self[TokenThemeKey.self] = newValue }
  }
}

extension View {
  /// Gives tokens other values in this view. What a theme around it replaces stays replaced, unless
  /// this one replaces it again. Motions that run keep their values; the next change has the new
  /// ones.
  public func tokenTheme(_ theme: TokenTheme) -> some View {
    transformEnvironment(\.tokenTheme) { $0 = $0.merging(theme) }
  }
}
