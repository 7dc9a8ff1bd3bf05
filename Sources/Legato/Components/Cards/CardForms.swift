import SwiftUI

/// The small form of a card: its title in a line, and that there is more.
public struct CollapsedCardView: View {
  private let title: String
  @Environment(\.tokenTheme) private var theme

  /// - Parameter title: What the card is about.
  public init(_ title: String = "More") { self.title = title }

  /// The title at the leading edge and a chevron that points down at the trailing edge.
  public var body: some View {
    HStack(spacing: theme[.app.gap]) {
      Text(verbatim: title).font(.headline).foregroundStyle(ColorToken.app.text)
      Spacer(minLength: 0)
      Image(systemName: "chevron.down")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(ColorToken.app.secondaryText)
        .accessibilityHidden(true)
    }
    .padding(theme[.app.inset])
  }
}

/// The large form of a card: its title, and a text below.
public struct ExpandedCardView: View {
  private let title: String
  private let text: String
  @Environment(\.tokenTheme) private var theme

  /// - Parameters:
  ///   - title: What the card is about.
  ///   - text: What it has to say.
  public init(
    _ title: String = "Less", text: String = "A card that has more to say shows it here."
  ) {
    self.title = title
    self.text = text
  }

  /// The title with a chevron that points up, above the text.
  public var body: some View {
    VStack(alignment: .leading, spacing: theme[.app.gap]) {
      HStack(spacing: theme[.app.gap]) {
        Text(verbatim: title).font(.headline).foregroundStyle(ColorToken.app.text)
        Spacer(minLength: 0)
        Image(systemName: "chevron.up")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(ColorToken.app.secondaryText)
          .accessibilityHidden(true)
      }
      Text(verbatim: text).foregroundStyle(ColorToken.app.secondaryText)
    }
    .padding(theme[.app.inset])
  }
}
