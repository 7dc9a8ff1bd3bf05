import SwiftUICore

/// A style of a kind of control, as it goes through the environment: what it makes of a
/// configuration. The style may keep state and read the environment where the control stands.
final class ControlStyle<Configuration>: Sendable, ComparedByContent {
  private let make: @MainActor @Sendable (Configuration) -> AnyView
  /// Whether a style is this one.
  private let isSameStyle: @MainActor @Sendable (Any) -> Bool
  nonisolated(unsafe) private let style: Any
  /// The style of the environment around the view that has this one.
  private let outer: ControlStyle?

  init<Style, Body: View>(
    _ style: Style, inside outer: Outer? = nil,
    _ body: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    nonisolated(unsafe) let style = style
    self.style = style
    self.outer = outer?.style
    isSameStyle = { other in (other as? Style).map { ViewEquality.areEqual(style, $0) } ?? false }
    nonisolated(unsafe) let around = outer
    make = { configuration in
      let control = StyledControl(
        style: StyleProperty(style), configuration: configuration, content: body)
      guard let around else { return AnyView(control) }
      // A control that a style makes of its configuration has the style around this one: it would make itself again.
      return AnyView(control.environment(around.keyPath, around.style))
    }
  }

  @MainActor func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? Self, isSameStyle(other.style) else { return false }
    guard let outer, let otherOuter = other.outer else { return outer === other.outer }
    return outer === otherOuter || outer.isSame(as: otherOuter)
  }

  @MainActor func callAsFunction(_ configuration: Configuration) -> AnyView { make(configuration) }
}

extension ControlStyle {
  /// A style of the environment, and where that keeps it.
  struct Outer {
    let style: ControlStyle
    let keyPath: WritableKeyPath<EnvironmentValues, ControlStyle>
  }
}

extension View {
  /// Sets the style of a kind of control for the views within.
  ///
  /// - Parameter body: what the style makes of a control.
  nonisolated func controlStyle<Style, Configuration, Body: View>(
    _ keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>>, _ style: Style,
    _ body: @escaping @MainActor (Style, Configuration) -> Body
  ) -> some View {
    transformEnvironment(keyPath) {
      $0 = ControlStyle(style, inside: ControlStyle.Outer(style: $0, keyPath: keyPath), body)
    }
  }
}

private struct StyledControl<Style, Configuration, Content: View>: UnnamedView {
  let style: StyleProperty<Style>
  let configuration: Configuration
  let content: @MainActor (Style, Configuration) -> Content
  @MainActor var body: some View { content(style.style, configuration) }
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

/// Lets what is higher than a line of text be no reason for a higher row, where a row's insets count.
struct FitsInRow: UnnamedModifier {
  let overlap: CGFloat
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.systemLook.list.slack) private var slack

  @MainActor func body(content: Content) -> some View {
    content.padding(.vertical, isInListRow && slack == nil ? -overlap : 0)
  }
}
