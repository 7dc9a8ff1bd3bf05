/// The colour scheme that views ask their window for; the first that asks counts.
package enum PreferredColorSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }
  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the preferred color scheme for this presentation: for the whole window, its background
  /// with it. `nil` asks for nothing.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    // The view itself need not wait for the window.
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
      .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
