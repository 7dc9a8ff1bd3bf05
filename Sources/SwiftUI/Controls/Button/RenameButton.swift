import SwiftUICore

/// An action that activates a standard rename interaction.
public struct RenameAction {
  fileprivate let action: @MainActor () -> Void

  /// Triggers the standard rename action provided through the environment.
  @MainActor public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// An action that activates the standard rename interaction; `nil` where nothing can be renamed.
  public fileprivate(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that triggers a standard rename action: that of the environment. Where there is none it cannot be pressed.
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename

  /// “Rename” beside a pencil.
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  /// Creates a rename button.
  public init() {}
}

extension View {
  /// Sets a closure to run for the rename action.
  nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Sets the rename action in the environment to update focus state.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
