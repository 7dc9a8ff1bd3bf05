private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum HostTextSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize? { nil } }
private enum SymbolFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
  /// The default font of this environment.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// The text size of the host, whatever is said around.
  package var deviceTextSize: DynamicTypeSize { self[HostTextSizeKey.self] ?? dynamicTypeSize }

  /// The text size of what UIKit draws for SwiftUI: up to 18 that of the host, whatever `dynamicTypeSize(_:)` says around
  /// it; on 26 that of all around it.
  package var hostTextSize: DynamicTypeSize {
    get {
      systemVersion == .iOS18 ? self[HostTextSizeKey.self] ?? dynamicTypeSize : dynamicTypeSize
    }
    set { self[HostTextSizeKey.self] = newValue }
  }
  /// The font that symbols stand beside, where it is not that of the text.
  package var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }
}

extension View {
  /// Sets the default font for text in this view.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
