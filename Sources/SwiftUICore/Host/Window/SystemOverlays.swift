private enum StatusBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

private enum SystemOverlaysKey: PreferenceKey {
  static var defaultValue: Visibility { .automatic }
  static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
    if value == .automatic { value = nextValue() }
  }
}

extension View {
  /// Sets the visibility of the status bar. The host is told; it draws none of its own.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }

  /// Sets the visibility of the status bar. The host is told; it draws none of its own.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Sets the preferred visibility of the non-transient system views overlaying the app, such as a
  /// home indicator. The host is told; it draws none of its own.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    preference(key: SystemOverlaysKey.self, value: visibility)
  }
}

extension ViewHost {
  /// Whether views ask for a screen without a status bar.
  package var isStatusBarHidden: Bool { graph.root.preference(StatusBarHiddenKey.self) ?? false }

  /// What views ask for of what the system shows over them at all times.
  package var persistentSystemOverlays: Visibility {
    graph.root.preference(SystemOverlaysKey.self) ?? .automatic
  }
}
