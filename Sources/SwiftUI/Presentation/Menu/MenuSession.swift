import SwiftUICore

/// What a row of a menu does to the menu that it stands in.
struct MenuSession {
  let close: @MainActor () -> Void
  var closes = true

  /// The same for rows that leave it open.
  var open: MenuSession {
    var session = self
    session.closes = false
    return session
  }
}

private enum MenuSessionKey: EnvironmentKey { static var defaultValue: MenuSession? { nil } }

extension EnvironmentValues {
  /// The menu that a view is part of.
  var menuSession: MenuSession? {
    get { self[MenuSessionKey.self] }
    set { self[MenuSessionKey.self] = newValue }
  }
}
