import SwiftUICore

/// Conforming types represent a group of related commands that can be exposed to the user via the main menu on macOS and key
/// commands on iOS.
///
/// An iPhone shows no menus. With a keyboard, the commands that have a shortcut are performed when its keys are pressed.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of commands that represents the body of this command hierarchy.
  associatedtype Body: Commands

  /// The contents of the command hierarchy.
  @CommandsBuilder var body: Self.Body { get }

  /// The controls that the commands are made of, in order.
  static func _controls(of commands: Self) -> AnyView
}

extension Commands {
  /// The controls of the body, which is evaluated again after changes of what the properties read: the default.
  public static func _controls(of commands: Self) -> AnyView {
    AnyView(ConnectedView(commands) { Body._controls(of: $0.body) })
  }
}

extension Never: Commands {}

/// Commands of the runtime: they have no body.
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// Stops the program: the runtime performs the commands, and there is no body to call.
  public var body: Never {
    preconditionFailure("\(Self.self) is performed by the runtime and has no body to call.")
  }
}

/// An empty group of commands.
public struct EmptyCommands: PrimitiveCommands {
  /// Creates an empty command hierarchy.
  nonisolated public init() {}

  /// No controls.
  public static func _controls(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}
