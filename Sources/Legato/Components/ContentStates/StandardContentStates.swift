import SwiftUI

/// A spinner and what it waits for.
public struct LoadingView: View {
  private let title: LocalizedStringKey
  @Environment(\.tokenTheme) private var theme

  /// Creates a spinner with a title below it.
  ///
  /// - Parameter title: What is being loaded; “Loading…” by default. It is the accessibility label,
  ///   too.
  public init(_ title: LocalizedStringKey = "Loading…") {
    self.title = title
  }

  /// The spinner above its title, as one accessibility element.
  public var body: some View {
    VStack(spacing: theme[.spacing.md]) {
      ProgressView()
      Text(title)
        .font(.subheadline)
        .foregroundStyle(ColorToken.status.quietText)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(title))
  }
}

/// Says that there is nothing, and what to do about it.
public struct EmptyStateView: View {
  private let title: LocalizedStringKey
  private let message: LocalizedStringKey?
  private let systemImage: String
  @Environment(\.tokenTheme) private var theme

  /// - Parameters:
  ///   - title: What there is none of.
  ///   - message: What a person can do about it.
  ///   - systemImage: The name of a system symbol.
  public init(
    _ title: LocalizedStringKey = "Nothing here yet", message: LocalizedStringKey? = nil,
    systemImage: String = "tray"
  ) {
    self.title = title
    self.message = message
    self.systemImage = systemImage
  }

  /// The symbol, the title and the message, from top to bottom.
  public var body: some View {
    VStack(spacing: theme[.spacing.sm]) {
      Image(systemName: systemImage)
        .font(.largeTitle)
        .foregroundStyle(ColorToken.status.quietText)
        .accessibilityHidden(true)
      Text(title)
        .font(.headline)
        .foregroundStyle(ColorToken.status.text)
      if let message {
        Text(message)
          .font(.subheadline)
          .foregroundStyle(ColorToken.status.quietText)
      }
    }
    .multilineTextAlignment(.center)
    .padding(theme[.spacing.xxl])
    .accessibilityElement(children: .combine)
  }
}
