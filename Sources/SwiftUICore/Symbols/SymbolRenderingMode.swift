/// A symbol rendering mode.
///
/// The symbols have one layer: the sign in a filled circle, square or the like counts as the first
/// layer, and the shape around it as the second.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind

  /// A mode that renders symbols as a single layer filled with the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// A mode that renders symbols as multiple layers with their inherit styles: those that have colours
  /// of their own; the others as monochrome.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// A mode that renders symbols as multiple layers, with different opacities applied to the
  /// foreground style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// A mode that renders symbols as multiple layers, with different styles applied to the layers: the
  /// levels of the foreground style.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The current symbol rendering mode, or `nil` denoting that the mode is picked automatically using
  /// the current image and foreground style as parameters.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets the rendering mode for symbol images within this view.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
