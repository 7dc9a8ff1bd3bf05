import SwiftUICore

/// A type that defines the implementation of all control groups within a view hierarchy.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that the style makes of a control group.
  associatedtype Body: View
  /// The properties that the style makes its view from.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Creates a view representing the body of a control group.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a control group.
public struct ControlGroupStyleConfiguration {
  /// A type-erased content of a control group.
  @MainActor @preconcurrency
  public struct Content: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The controls of the group.
    public var body: some View { content }
  }

  /// A type-erased label of a control group.
  @MainActor @preconcurrency
  public struct Label: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label of the group.
    public var body: some View { content }
  }

  /// A view that represents the content of the group.
  public let content: Content
  /// A view that represents the label of the group; empty where it has none.
  public let label: Label
}

extension ControlGroupStyleConfiguration.Content: UnnamedView {}
extension ControlGroupStyleConfiguration.Label: UnnamedView {}

/// The default control group style: side by side on one border; in a menu one row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the default style.
  nonisolated public init() {}
  /// The controls side by side, or as one row of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(content: configuration.content, isSmall: false)
  }
}

/// The navigation control group style: side by side on one border.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates a navigation control group style.
  nonisolated public init() {}
  /// The controls side by side, or as one row of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(content: configuration.content, isSmall: false)
  }
}

/// A control group style that presents its content as a compact menu: in a menu one row of small icons, elsewhere side by
/// side.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates a compact menu control group style.
  nonisolated public init() {}
  /// The controls in a row.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(content: configuration.content, isSmall: true)
  }
}

/// A control group style that presents its content as a palette: in a menu one row of icons, elsewhere side by side.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates a palette control group style.
  nonisolated public init() {}
  /// The controls in a row.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(content: configuration.content, isSmall: true)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default control group style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The navigation control group style.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A style that presents its content as a compact menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A style that presents its content as a palette.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ControlGroupStyleConfiguration> { standard }
  static let standard = ControlStyle<ControlGroupStyleConfiguration>(AutomaticControlGroupStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension EnvironmentValues {
  var controlGroupStyle: ControlStyle<ControlGroupStyleConfiguration> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for control groups within this view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(\.controlGroupStyle, style) { $0.makeBody(configuration: $1) }
  }
}
