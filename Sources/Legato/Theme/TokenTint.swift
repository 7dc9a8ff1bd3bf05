import SwiftUI

/// Tints with the colour of a token where it stands. The colour is made before it becomes the tint:
/// a token that follows the accent would follow itself.
private struct TokenTint: ViewModifier {
  let token: ColorToken
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    content.tint(environment.tokenTheme.color(token, in: environment))
  }
}

extension View {
  func tint(of token: ColorToken) -> some View { modifier(TokenTint(token: token)) }
}
