import SwiftUICore

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ToggleStyleConfiguration> { standard }
  static let standard = ControlStyle<ToggleStyleConfiguration>(DefaultToggleStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension EnvironmentValues {
  var toggleStyle: ControlStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for toggles in a view hierarchy.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(\.toggleStyle, style) { $0.makeBody(configuration: $1) }
  }
}
