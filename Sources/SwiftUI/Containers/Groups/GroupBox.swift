import SwiftUICore

/// A stylized view, with an optional label, that visually collects a logical grouping of content.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a group box with the provided label and view content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a group box with the provided label and view content.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  /// The label and the content in the group box style of the environment.
  public var body: some View {
    style(
      GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(AnyView(label)),
        content: GroupBoxStyleConfiguration.Content(AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates an unlabeled group box with the provided view content.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with the provided view content and title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group box with the provided view content and title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// Creates a group box based on a style configuration: to change the style around it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A type that specifies the appearance and interaction of all group boxes within a view hierarchy.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that the style makes of a group box.
  associatedtype Body: View
  /// The properties that the style makes its view from.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Creates a view representing the body of a group box.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a group box instance.
public struct GroupBoxStyleConfiguration {
  /// A type-erased label of a group box.
  @MainActor @preconcurrency
  public struct Label: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label of the box.
    public var body: some View { content }
  }

  /// A type-erased content of a group box.
  @MainActor @preconcurrency
  public struct Content: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The content of the box.
    public var body: some View { content }
  }

  /// A view that provides the title of the group box.
  public let label: Label
  /// A view that represents the content of the group box.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: UnnamedView {}
extension GroupBoxStyleConfiguration.Content: UnnamedView {}

/// The default style for group box views.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the default style.
  nonisolated public init() {}

  /// The label over the content, on a rounded background.
  public func makeBody(configuration: Configuration) -> some View {
    Box(configuration: configuration)
  }
}

private struct Box: UnnamedView {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.colorScheme) private var colorScheme

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(
      Color(.system(colorScheme == .dark ? .groupedCell : .groupedBackground)),
      in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style for group box views.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<GroupBoxStyleConfiguration> { standard }
  static let standard = ControlStyle<GroupBoxStyleConfiguration>(DefaultGroupBoxStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension EnvironmentValues {
  var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for group boxes within this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(\.groupBoxStyle, style) { $0.makeBody(configuration: $1) }
  }
}
