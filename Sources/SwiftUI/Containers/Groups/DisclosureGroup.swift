import SwiftUICore

/// A view that shows or hides another content view, based on the state of a disclosure control.
///
/// In a list the content is rows of its own, below the one with the label.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isOwnExpanded = false
  @Environment(\.disclosureGroupStyle) private var style

  private init(isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }

  /// Creates a disclosure group with the given label and content views.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: nil, content: content, label: label())
  }

  /// Creates a disclosure group with the given label and content views, and a binding to the
  /// expansion state.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, content: content, label: label())
  }

  /// The label and the content in the disclosure group style of the environment.
  public var body: some View {
    let isExpanded = isExpanded ?? $isOwnExpanded
    style(
      DisclosureGroupStyleConfiguration(
        label: DisclosureGroupStyleConfiguration.Label(
          AnyView(LabelStack(.horizontal, content: label))),
        content: DisclosureGroupStyleConfiguration.Content(
          isExpanded.wrappedValue ? AnyView(content()) : AnyView(EmptyView())),
        isExpanded: isExpanded))
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group, using a provided localized string key to create a text view for the
  /// label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, content: content, label: Text(titleKey))
  }

  /// Creates a disclosure group, using a provided string to create a text view for the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, content: content, label: Text(label))
  }

  /// Creates a disclosure group, using a provided localized string key to create a text view for the
  /// label, and a binding to the expansion state.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(titleKey))
  }

  /// Creates a disclosure group, using a provided string to create a text view for the label, and a
  /// binding to the expansion state.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(label))
  }
}

/// A type that specifies the appearance and interaction of disclosure groups within a view hierarchy.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that the style makes of a disclosure group.
  associatedtype Body: View
  /// The properties that the style makes its view from.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Creates a view that represents the body of a disclosure group.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a disclosure group instance.
public struct DisclosureGroupStyleConfiguration {
  /// A type-erased label of a disclosure group.
  @MainActor @preconcurrency
  public struct Label: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label of the group.
    public var body: some View { content }
  }

  /// A type-erased content of a disclosure group: nothing while the group is collapsed.
  @MainActor @preconcurrency
  public struct Content: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The content of the group.
    public var body: some View { content }
  }

  /// The label for the disclosure group.
  public let label: Label
  /// The content of the disclosure group.
  public let content: Content
  /// A binding to a Boolean that indicates whether the disclosure group is expanded.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: UnnamedView {}
extension DisclosureGroupStyleConfiguration.Content: UnnamedView {}

/// A disclosure group style that resolves its appearance automatically based on the current context.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the automatic style.
  nonisolated public init() {}

  /// The label with a chevron, over the content while the group is expanded.
  public func makeBody(configuration: Configuration) -> some View {
    Disclosure(configuration: configuration)
  }
}

private struct Disclosure: UnnamedView {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow

  @MainActor var body: some View {
    if isInListRow {
      DisclosureHead(configuration: configuration)
      configuration.content.padding(.leading, DisclosureMetrics.indent)
    } else {
      VStack(alignment: .leading, spacing: DisclosureMetrics.spacing) {
        DisclosureHead(configuration: configuration)
        configuration.content
      }
    }
  }
}

private enum DisclosureMetrics {
  /// How far rows stand in that belong to a group, in points.
  static let indent: CGFloat = 20
  static let spacing: CGFloat = 8
  static let motion = Animation.spring(response: 0.35, dampingFraction: 1).bySystem
}

/// The label, and a mark that points down while the group is expanded.
private struct DisclosureHead: UnnamedView {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.isInListRow) private var isInListRow
  @TextScale(relativeTo: .body) private var markSize: CGFloat = 12.83

  /// In a row titles have the color of text and icons the tint; elsewhere both have the tint.
  @ViewBuilder private var label: some View {
    if isInListRow {
      configuration.label.impliedForegroundStyle(Color.primary)
    } else {
      configuration.label.foregroundStyle(.tint).padding(.vertical, 4)
    }
  }

  @MainActor var body: some View {
    Button {
      withAnimation(DisclosureMetrics.motion) { configuration.isExpanded.toggle() }
    } label: {
      HStack(spacing: 0) {
        label
        Spacer(minLength: ControlMetrics.labelSpacing)
        Image(systemName: "chevron.forward")
          .font(.system(size: markSize, weight: .semibold))
          .foregroundStyle(Color.primary)
          .rotationEffect(.degrees(configuration.isExpanded ? layoutDirection.quarterTurn : 0))
          .accessibilityHidden(true)
      }
    }
    .accessibilityValue(configuration.isExpanded ? "Expanded" : "Collapsed")
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A disclosure group style that resolves its appearance automatically based on the current
  /// context.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<DisclosureGroupStyleConfiguration> { standard }
  static let standard = ControlStyle<DisclosureGroupStyleConfiguration>(
    AutomaticDisclosureGroupStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension EnvironmentValues {
  var disclosureGroupStyle: ControlStyle<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for disclosure groups within this view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(\.disclosureGroupStyle, style) { $0.makeBody(configuration: $1) }
  }
}
