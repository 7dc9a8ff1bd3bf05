import SwiftUI

/// A spinner with a title.
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

/// A symbol, a title and a message in place of content that is empty.
public struct EmptyStateView: View {
  private let title: LocalizedStringKey
  private let message: LocalizedStringKey?
  private let systemImage: String
  @Environment(\.tokenTheme) private var theme

  /// Creates an empty state.
  ///
  /// - Parameters:
  ///   - title: The title; “Nothing here yet” by default.
  ///   - message: What the person can do; none by default.
  ///   - systemImage: The name of a system symbol; `tray` by default.
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
