import SwiftUICore

/// A style of a kind of control, as it goes through the environment: what it makes of a
/// configuration. The style may keep state and read the environment where the control stands.
final class ControlStyle<Configuration>: Sendable, ComparedByContent {
  private let make: @MainActor @Sendable (Configuration) -> AnyView
  /// Whether a style is this one.
  private let isSameStyle: @MainActor @Sendable (Any) -> Bool
  nonisolated(unsafe) private let style: Any

  init<Style, Body: View>(
    _ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    nonisolated(unsafe) let style = style
    self.style = style
    isSameStyle = { other in (other as? Style).map { ViewEquality.areEqual(style, $0) } ?? false }
    make = { configuration in
      AnyView(
        StyledControl(style: StyleProperty(style), configuration: configuration, content: body))
    }
  }

  @MainActor func isSame(as other: AnyObject) -> Bool {
    (other as? Self).map { isSameStyle($0.style) } ?? false
  }

  @MainActor func callAsFunction(_ configuration: Configuration) -> AnyView { make(configuration) }
}

private struct StyledControl<Style, Configuration, Content: View>: UnnamedView {
  let style: StyleProperty<Style>
  let configuration: Configuration
  let content: @MainActor (Style, Configuration) -> Content
  var body: some View { content(style.style, configuration) }
}

/// What standard styles have in common. The platform documents none of these numbers.
enum ControlMetrics {
  /// Opacity of a control that cannot be used.
  static let disabledOpacity = 0.4
  /// How much a control that is higher than a line of text takes of the room above and below it in a
  /// row, in points: the row is as high as one of text.
  static let rowOverlap: CGFloat = 5
  /// Room between a label and its control.
  static let labelSpacing: CGFloat = 8
}

/// Dims what cannot be used.
struct DimmedWhenDisabled: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled
  func body(content: Content) -> some View {
    content.opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
  }
}

/// Lets a control that is higher than a line of text be no reason for a higher row.
struct FitsInRow: ViewModifier, UnnamedModifier {
  @Environment(\.isInListRow) private var isInListRow
  func body(content: Content) -> some View {
    content.padding(.vertical, isInListRow ? -ControlMetrics.rowOverlap : 0)
  }
}
