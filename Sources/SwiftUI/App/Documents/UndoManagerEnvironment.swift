import Foundation
import SwiftUICore

/// The undo manager of a host's window.
private final class WindowUndo: GraphService {
  let manager = UndoManager()

  init(_ graph: ViewGraph) {}
}

extension EnvironmentValues {
  /// The undo manager used to register a view's undo operations: that of the window. Nothing but the app's own code undoes
  /// something. It is `nil` outside of hosts.
  public var undoManager: UndoManager? {
    guard RunningHost.isMainThread else { return nil }
    return MainActor.assumeIsolated { RunningHost.current?.service(WindowUndo.self).manager }
  }
}
