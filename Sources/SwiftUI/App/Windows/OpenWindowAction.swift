import SwiftUICore

/// An action that presents a window.
///
/// An iPhone has one window: none is opened there, and none here. That an app has asked for one is reported; `supportsMultipleWindows`
/// says it beforehand.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  nonisolated init() {}

  /// Opens a window of the group that presents values of the type.
  ///
  /// - Parameter value: what the window would show.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    report("openWindow(value: \(D.self))")
  }

  /// Opens a window of the group with the identifier.
  ///
  /// - Parameter id: the group's identifier.
  public func callAsFunction(id: String) { report("openWindow(id: \"\(id)\")") }

  /// Opens a window of the group with the identifier, which presents values of the type.
  ///
  /// - Parameters:
  ///   - id: the group's identifier.
  ///   - value: what the window would show.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    report("openWindow(id: \"\(id)\", value: \(D.self))")
  }

  private func report(_ call: String) {
    RunningHost.report("\(call): an iPhone has one window, and no other one is opened.")
  }
}

extension EnvironmentValues {
  /// An action that presents a window. There is one window, as on an iPhone, so it opens none.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Whether the app can have several windows: `false`, as on an iPhone.
  public var supportsMultipleWindows: Bool { false }
}
