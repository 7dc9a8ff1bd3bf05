import SwiftUICore

/// The default label style in the current context: title and icon; in the row of a list icons are
/// tinted and stand in a column, and in a bar they stand alone.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the default label style.
  nonisolated public init() {}
  /// The icon beside the title; in a bar the icon alone.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticLabel(configuration: configuration)
  }
}

private struct AutomaticLabel: UnnamedView {
  let configuration: LabelStyleConfiguration
  @Environment(\.controlContext) private var context
  @Environment(\.iconToTitleSpacing) private var spacing
  @Environment(\.reservedIconWidth) private var reservedWidth
  @Environment(\.askedForegroundStyle) private var asked
  @Environment(\.systemVersion) private var system
  @Environment(\.pixelLength) private var pixelLength
  @TextScale private var textScale: CGFloat = 1

  /// The column of icons, which grows with the text, and 16 points to the title. Measured: on 26 titles begin 40 behind the
  /// row's leading edge at the standard text size and 39 at the medium one, on 18 44 and 42.67.
  private var iconWidth: CGFloat {
    reservedWidth
      ?? ((system == .iOS18 ? 28 : 24) * textScale / pixelLength).rounded(.up) * pixelLength
  }

  @MainActor var body: some View {
    switch context {
    case .listRow:
      HStack(spacing: spacing ?? 16) {
        configuration.icon.accessibilityHidden(true)
          .foregroundStyle(asked ?? AnyShapeStyle(.tint))
          .imageScale(.large)
          // A wider icon stands over the edges of its column.
          .frame(width: iconWidth)
          .modifier(FitsInRow(overlap: 4))
        configuration.title
      }
    case .listFooter:
      HStack(spacing: spacing ?? 16) {
        configuration.icon.accessibilityHidden(true).frame(width: iconWidth)
        configuration.title
      }
    case .bar: LoneIcon(configuration: configuration)
    case .content: IconBesideTitle(configuration: configuration)
    }
  }
}

/// A label style that shows both the title and icon of the label using a system-standard layout.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates a style with title and icon.
  nonisolated public init() {}
  /// The icon beside the title.
  public func makeBody(configuration: Configuration) -> some View {
    IconBesideTitle(configuration: configuration)
  }
}

/// A label style that only displays the icon of the label. The title is still spoken.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates a style with the icon only.
  nonisolated public init() {}
  /// The icon, which is described by the title.
  public func makeBody(configuration: Configuration) -> some View {
    LoneIcon(configuration: configuration)
  }
}

/// A label style that only displays the title of the label.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a style with the title only.
  nonisolated public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// A label style that resolves its appearance automatically based on the current context.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label style that shows both the title and icon of the label.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label style that only displays the icon of the label.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label style that only displays the title of the label.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The icon stands on the title's first line, and says nothing that the title does not.
private struct IconBesideTitle: UnnamedView {
  let configuration: LabelStyleConfiguration
  @Environment(\.iconToTitleSpacing) private var spacing
  @Environment(\.reservedIconWidth) private var reservedWidth

  @MainActor var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
      configuration.icon.accessibilityHidden(true).frame(minWidth: reservedWidth)
      configuration.title
    }
  }
}

/// The icon, with the title said alone.
private struct LoneIcon: UnnamedView {
  let configuration: LabelStyleConfiguration

  @MainActor var body: some View {
    configuration.icon.accessibilityHidden(true)
      .background { configuration.title.frame(width: 0, height: 0).opacity(0.001) }
  }
}
