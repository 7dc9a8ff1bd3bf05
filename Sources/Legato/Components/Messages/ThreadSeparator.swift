import SwiftUI

/// A line of its own between messages: a day, a time, a name that has joined.
///
///     MessageThreadView(messages: messages) { message, previous in
///       if !isSameDay(message, previous) { ThreadSeparator("Today") }
///     } footer: {}
public struct ThreadSeparator: View {
  let text: String
  @Environment(\.tokenTheme) private var theme

  public init(_ text: String) { self.text = text }

  public var body: some View {
    Text(verbatim: text)
      .font(.caption.weight(.medium))
      .foregroundStyle(ColorToken.app.secondaryText)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
      .padding(.top, theme[.app.inset])
      .padding(.bottom, theme[.messages.statusGap])
      .accessibilityAddTraits(.isHeader)
  }
}
