import SwiftUICore

/// The kinds of background tasks that your app or extension can handle.
///
/// The system wakes apps that are in the background, and when it does is its own affair. No host wakes one: actions of tasks
/// are not called.
public struct BackgroundTask<Request, Response>: Sendable {
  private init() {}

  /// A task that updates the app's state in the background.
  ///
  /// - Parameter identifier: what the app has scheduled the task with.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }

  /// A task that responds to background URL sessions, whose identifiers it is given.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>() }

  /// A task that responds to the background URL session of an identifier.
  ///
  /// - Parameter identifier: the session's identifier.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }

  /// A task that responds to background URL sessions whose identifiers a predicate holds for.
  ///
  /// - Parameter matching: says of an identifier whether its session is meant.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool)
    -> BackgroundTask<String, Void>
  {
    BackgroundTask<String, Void>()
  }
}

extension Scene {
  /// Runs the specified action when the system provides a background task. No host does: the action is not called.
  ///
  /// - Parameters:
  ///   - task: the kind of task.
  ///   - action: what the app does.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    self
  }
}
