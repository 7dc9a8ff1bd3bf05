import SwiftUICore

/// The appearance and behavior of a form.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that the style makes of a form.
  associatedtype Body: View
  /// The properties that the style makes its view from.
  typealias Configuration = FormStyleConfiguration

  /// Creates a view that represents the body of a form.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a form instance.
public struct FormStyleConfiguration {
  /// A type-erased content of a form.
  @MainActor @preconcurrency
  public struct Content: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The content of the form.
    public var body: some View { content }
  }

  /// A view that is the content of the form.
  public let content: Content
}

extension FormStyleConfiguration.Content: UnnamedView {}

/// The default form style: grouped.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Creates the default form style.
  nonisolated public init() {}
  /// A list with inset groups.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// A form style with grouped rows: labels at the leading edge, controls at the trailing one.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Creates a grouped form style.
  nonisolated public init() {}
  /// A list with inset groups.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

private struct GroupedForm<Content: View>: UnnamedView {
  let content: Content
  @MainActor var body: some View { List { content }.listStyle(.insetGrouped) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default form style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// A form style with grouped rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

private enum FormStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<FormStyleConfiguration> { standard }
  static let standard = ControlStyle<FormStyleConfiguration>(AutomaticFormStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension EnvironmentValues {
  var formStyle: ControlStyle<FormStyleConfiguration> {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for forms in a view hierarchy.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(\.formStyle, style) { $0.makeBody(configuration: $1) }
  }
}
