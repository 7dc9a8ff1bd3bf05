import SwiftUICore

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<LabelStyleConfiguration> { standard }
  static let standard = ControlStyle<LabelStyleConfiguration>(DefaultLabelStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension EnvironmentValues {
  var labelStyle: ControlStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for labels within this view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(\.labelStyle, style) { $0.makeBody(configuration: $1) }
  }
}
