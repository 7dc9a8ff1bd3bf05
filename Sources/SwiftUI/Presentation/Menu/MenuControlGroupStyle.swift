import SwiftUICore

/// A control group style that presents its content as a menu when the user presses the control, or as a submenu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates a menu control group style.
  nonisolated public init() {}
  /// A menu of the controls, under the label.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A style that presents its content as a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
