/// The names of SF Symbols that Legato knows, and the glyphs that stand for them.
///
/// SF Symbols may be shown on Apple's systems only. Here a name is shown by the nearest sign of
/// two free icon fonts that share one grid of 24 units: Material Icons, whose signs are filled,
/// and Material Design Icons, which has many of them in outline. Where neither has an outlined
/// form, the filled one stands for both. A symbol whose sign has a direction is not mirrored.
public enum SymbolTable {
  /// A glyph of one of the two icon fonts.
  enum Symbol: Hashable {
    /// A character of Material Icons.
    case filled(UInt32)
    /// A character of Material Design Icons.
    case outlined(UInt32)
  }

  /// Every name that has a symbol, in alphabetical order.
  public static let names: [String] = table.keys.sorted()

  static func symbol(_ name: String) -> Symbol? { table[name] }

  private static let table = Dictionary(
    [
      marks, markedShapes, shapes, praise, arrows, media, people, things, weather, files, devices,
      scenes,
    ].joined(), uniquingKeysWith: { first, _ in first })
}
