import SwiftUI

/// A centered line between messages: a day, a time, a name that has joined.
///
///     MessageThreadView(messages: messages) { message, previous in
///       if !isSameDay(message, previous) { ThreadSeparator("Today") }
///     } footer: {}
public struct ThreadSeparator: View {
  let text: String
  @Environment(\.tokenTheme) private var theme

  /// Creates a separator.
  ///
  /// - Parameter text: The text of the line, shown verbatim.
  public init(_ text: String) { self.text = text }

  /// The text in the middle of the line, as an accessibility header.
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
