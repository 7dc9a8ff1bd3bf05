import SwiftUICore

extension Scene {
  /// Adds commands to the scene. An iPhone shows no menus; with a keyboard, the shortcuts of the commands act.
  ///
  /// - Parameter content: the commands.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = content()
    return ModifiedScene(scene: self) {
      AnyView($0.background { KeyCommands(commands: commands) })
    }
  }

  /// Removes all commands defined by the modified scene.
  public func commandsRemoved() -> some Scene { environment(\.commandsAreRemoved, true) }

  /// Replaces all commands defined by the modified scene with the commands from the builder.
  ///
  /// - Parameter content: the commands that take their place.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content)
    -> some Scene
  {
    commandsRemoved().commands(content: content)
  }
}

private struct CommandsAreRemovedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a modifier further out has taken the commands away.
  fileprivate var commandsAreRemoved: Bool {
    get { self[CommandsAreRemovedKey.self] }
    set { self[CommandsAreRemovedKey.self] = newValue }
  }
}

/// The controls of commands, which nobody sees: a keyboard finds their shortcuts.
private struct KeyCommands<Content: Commands>: UnnamedView {
  @Environment(\.commandsAreRemoved) private var areRemoved
  let commands: Content

  @MainActor var body: some View {
    if !areRemoved {
      ZStack { Content._controls(of: commands) }
        .fixedSize()
        .hidden()
        .accessibilityHidden(true)
    }
  }
}
