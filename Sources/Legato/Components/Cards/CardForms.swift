import SwiftUI

/// The small form of a card: one line with its title and a chevron.
public struct CollapsedCardView: View {
  private let title: String
  @Environment(\.tokenTheme) private var theme

  /// Creates the small form.
  ///
  /// - Parameter title: The title, shown verbatim; “More” by default.
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

  /// Creates the large form.
  ///
  /// - Parameters:
  ///   - title: The title, shown verbatim; “Less” by default.
  ///   - text: The text below the title, shown verbatim.
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
