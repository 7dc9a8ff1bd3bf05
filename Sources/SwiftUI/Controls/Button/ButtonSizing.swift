import SwiftUICore

/// The sizing behavior of buttons and other button-like controls.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind { case automatic, fitted, flexible }
  private let kind: Kind

  /// The default sizing: a button is as wide as its label.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// Buttons are sized to fit their label.
  public static let fitted = ButtonSizing(kind: .fitted)
  /// Buttons grow to fill the available space.
  public static let flexible = ButtonSizing(kind: .flexible)
}

private enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// The preferred sizing behavior of buttons in the view hierarchy.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
