import SwiftUICore

/// A type that applies standard interaction behavior and a custom appearance to all menus within a
/// view hierarchy.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view that the style makes of a menu.
  associatedtype Body: View
  /// The properties that the style makes its view from.
  typealias Configuration = MenuStyleConfiguration

  /// Creates a view that represents the body of a menu.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A configuration of a menu.
public struct MenuStyleConfiguration {
  /// A type-erased label of a menu.
  @MainActor @preconcurrency
  public struct Label: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label of the menu.
    public var body: some View { content }
  }

  /// A type-erased content of a menu.
  @MainActor @preconcurrency
  public struct Content: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The content of the menu.
    public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: UnnamedView {}
extension MenuStyleConfiguration.Content: UnnamedView {}

/// The default menu style, based on the menu's context: that of a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the default menu style.
  nonisolated public init() {}
  /// The label as a button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction)
  }
}

/// A menu style that displays a button that toggles the display of the menu's contents when pressed:
/// it looks as the button style says.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates a button style.
  nonisolated public init() {}
  /// The label as a button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration)
  }
}

/// A menu style that displays a borderless button that toggles the display of the menu's contents
/// when pressed.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates a borderless button style.
  nonisolated public init() {}
  /// The label as a borderless button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default menu style, based on the menu's context.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu style that displays a button that toggles the display of the menu's contents.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu style that displays a borderless button.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<MenuStyleConfiguration> { standard }
  static let standard = ControlStyle<MenuStyleConfiguration>(DefaultMenuStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension EnvironmentValues {
  var menuStyleBox: ControlStyle<MenuStyleConfiguration> {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for menus within this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(\.menuStyleBox, style) { $0.makeBody(configuration: $1) }
  }
}
