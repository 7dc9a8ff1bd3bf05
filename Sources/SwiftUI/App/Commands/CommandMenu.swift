import SwiftUICore

/// Command menus are stand-alone, top-level containers for controls that perform related, app-specific commands.
///
/// An iPhone shows no menus: the shortcuts of the controls act on a keyboard.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  private let content: Content

  /// Creates a command menu with a localized name.
  ///
  /// - Parameters:
  ///   - nameKey: the menu's name, which an iPhone shows nowhere.
  ///   - content: the menu's controls.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a command menu with a name, which an iPhone shows nowhere.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a command menu with a name, which an iPhone shows nowhere.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The menu's controls.
  public static func _controls(of commands: Self) -> AnyView { AnyView(commands.content) }
}
