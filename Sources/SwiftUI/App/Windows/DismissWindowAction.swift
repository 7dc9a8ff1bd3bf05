import SwiftUICore

/// An action that dismisses a window.
///
/// An iPhone has one window, which stays there and here. That an app has asked for it to be closed is reported.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  nonisolated init() {}

  /// Dismisses the window that the action is read in.
  public func callAsFunction() { report("dismissWindow()") }

  /// Dismisses the windows of the group with the identifier.
  ///
  /// - Parameter id: the group's identifier.
  public func callAsFunction(id: String) { report("dismissWindow(id: \"\(id)\")") }

  /// Dismisses the window that presents a value.
  ///
  /// - Parameter value: what the window shows.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    report("dismissWindow(value: \(D.self))")
  }

  /// Dismisses the window of a group that presents a value.
  ///
  /// - Parameters:
  ///   - id: the group's identifier.
  ///   - value: what the window shows.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    report("dismissWindow(id: \"\(id)\", value: \(D.self))")
  }

  private func report(_ call: String) {
    RunningHost.report("\(call): an iPhone has one window, which stays.")
  }
}

extension EnvironmentValues {
  /// An action that dismisses a window. The one window stays, as on an iPhone.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}

/// How windows are dismissed by code.
public struct DismissBehavior: Hashable, Sendable {
  private let name: String

  /// As a person dismisses them: a window with a modal presentation stays.
  public static let interactive = DismissBehavior(name: "interactive")
  /// Whatever the windows present.
  public static let destructive = DismissBehavior(name: "destructive")
}

private struct DismissBehaviorKey: TransactionKey {
  static var defaultValue: DismissBehavior { .interactive }
}

extension Transaction {
  /// How windows are dismissed under this transaction; the one window of an iPhone stays either way.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}
