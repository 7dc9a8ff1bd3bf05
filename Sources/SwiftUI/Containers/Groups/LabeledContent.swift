import SwiftUICore

/// A container for attaching a label to a value-bearing view.
///
/// In a row the label stands at the leading edge and the value at the trailing one; at the
/// accessibility text sizes one below the other.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style

  /// Creates a standard labeled element, with a view that conveys the value of the element and a
  /// label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label and the content in the style of the environment, as one accessibility element.
  public var body: some View {
    style(
      LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(
          AnyView(LabelStack(.vertical, content: label))),
        content: LabeledContentStyleConfiguration.Content(AnyView(content)))
    )
    .accessibilityElement(children: .combine)
  }
}

extension LabeledContent where Label == Text {
  /// Creates a labeled view that generates its label from a localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a labeled view that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled informational view.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a labeled informational view.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// Creates a labeled informational view from a formatted value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a labeled informational view from a formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates labeled content based on a labeled content style configuration: to change the style
  /// around it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The appearance and behavior of a labeled content instance.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that the style makes of labeled content.
  associatedtype Body: View
  /// The properties that the style makes its view from.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Creates a view that represents the body of labeled content.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a labeled content instance.
public struct LabeledContentStyleConfiguration {
  /// A type-erased label of a labeled content instance.
  @MainActor @preconcurrency
  public struct Label: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label.
    public var body: some View { content }
  }

  /// A type-erased content of a labeled content instance.
  @MainActor @preconcurrency
  public struct Content: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The content.
    public var body: some View { content }
  }

  /// The label of the labeled content instance.
  public let label: Label
  /// The content of the labeled content instance.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: UnnamedView {}
extension LabeledContentStyleConfiguration.Content: UnnamedView {}

/// The default labeled content style.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  /// Creates the automatic style.
  nonisolated public init() {}

  /// The label at the leading edge and the content at the trailing one; at accessibility sizes the
  /// label over the content.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledValue(configuration: configuration)
  }
}

private struct LabeledValue: UnnamedView {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.hidesLabels) private var hidesLabels

  @MainActor var body: some View {
    if size.isAccessibilitySize, !hidesLabels {
      stacked(spacing: 4)
    } else if hidesLabels {
      row
    } else {
      // Where a line of both has no room, the content stands below its label (measured on 18).
      ViewThatFits(in: .horizontal) {
        row
        stacked(spacing: 2)
      }
    }
  }

  private var row: some View {
    LabelledRow(label: configuration.label, control: value)
  }

  private func stacked(spacing: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: spacing) {
      configuration.label
      value
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// Paler than its label. What is paler by itself is not so twice.
  private var value: some View {
    configuration.content.paleForegroundStyle()
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// A labeled content style that resolves its appearance automatically based on the current
  /// context.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<LabeledContentStyleConfiguration> { standard }
  static let standard = ControlStyle<LabeledContentStyleConfiguration>(
    AutomaticLabeledContentStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension EnvironmentValues {
  var labeledContentStyle: ControlStyle<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets a style for labeled content.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(\.labeledContentStyle, style) { $0.makeBody(configuration: $1) }
  }
}
