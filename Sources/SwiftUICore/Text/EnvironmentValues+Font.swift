private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum SymbolFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
  /// The default font of this environment.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// The font that symbols stand beside, where it is not that of the text.
  package var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }
}

extension View {
  /// Sets the default font for text in this view.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
