import SwiftUICore

// The system's own commands are menus with shortcuts: without a menu bar, what they do is for the app's views to offer.

/// A built-in set of commands for manipulating window sidebars. On an iPhone there is no menu for them.
public struct SidebarCommands: PrimitiveCommands {
  /// Creates the sidebar-related commands.
  nonisolated public init() {}

  /// No controls.
  public static func _controls(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}

/// A built-in set of commands for searching, editing, and transforming selections of text. On an iPhone there is no menu for them.
public struct TextEditingCommands: PrimitiveCommands {
  /// Creates the text-editing commands.
  nonisolated public init() {}

  /// No controls.
  public static func _controls(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}

/// A built-in set of commands for transforming the styles applied to selections of text. On an iPhone there is no menu for them.
public struct TextFormattingCommands: PrimitiveCommands {
  /// Creates the text-formatting commands.
  nonisolated public init() {}

  /// No controls.
  public static func _controls(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}

/// A built-in set of commands for manipulating window toolbars. On an iPhone there is no menu for them.
public struct ToolbarCommands: PrimitiveCommands {
  /// Creates the toolbar-related commands.
  nonisolated public init() {}

  /// No controls.
  public static func _controls(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}

/// A built-in set of commands for manipulating inspectors. On an iPhone there is no menu for them.
public struct InspectorCommands: PrimitiveCommands {
  /// Creates the inspector-related commands.
  nonisolated public init() {}

  /// No controls.
  public static func _controls(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}
