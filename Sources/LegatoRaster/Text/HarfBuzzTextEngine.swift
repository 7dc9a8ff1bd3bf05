import LegatoDisplay

/// Sets text with Pango's Unicode analysis (directions, line breaks) and HarfBuzz's shaping, in a
/// fixed set of fonts.
///
/// The same request gives an equal layout on every machine: faces are opened by file, sizes are
/// exact, nothing is hinted or rounded, and neither locale nor font configuration is asked.
/// A character that a face does not have is shown as the face's empty box, never in another font.
///
/// An engine belongs to one thread. Layouts are kept, by request, within a bound.
public final class HarfBuzzTextEngine: TextLayoutEngine {
  public let images: any ImageDecoder = FileImageDecoder()
  /// What the glyphs of its layouts are drawn from.
  let glyphs: GlyphSources
  private let library: FontLibrary
  private let symbolSetter: SymbolSetter
  private let shaper: Shaper
  private static let layoutLimit = 200_000
  private var layouts = BoundedCache<TextRequest, TextLayout>(limit: layoutLimit)
  private var symbols = BoundedCache<SymbolRequest, TextLayout>(limit: 1_000)

  private struct SymbolRequest: Hashable {
    var name: String
    var font: FontDescriptor
  }

  /// - Throws: `FontError` where a font file is missing, with the package that has it.
  public init() throws {
    library = try FontLibrary()
    glyphs = GlyphSources(fonts: library)
    symbolSetter = SymbolSetter(library: library, composed: glyphs.composed)
    shaper = Shaper(library: library, symbols: symbolSetter)
  }

  public func layout(_ request: TextRequest) -> TextLayout {
    layouts.value(request) {
      (
        TextSetter(library: library, shaper: shaper, request: request).layout(),
        weight: request.spans.reduce(16) { $0 + $1.text.utf8.count }
      )
    }
  }

  public func carets(_ request: TextRequest) -> TextCarets {
    TextSetter(library: library, shaper: shaper, request: request).carets()
  }

  /// The font files that have been opened: none before a text is set.
  package var openedFontFiles: [String] { library.openedFiles }

  /// Whether an outline was ever asked for: setting text needs none.
  package var hasOpenedOutlines: Bool { library.library.isOpen }

  public func hasFont(named name: String) -> Bool { library.hasFont(named: name) }

  public func register(fontFiles paths: [String]) -> [String] {
    let (hasNew, faults) = library.register(paths)
    // What was set while a font was missing was set in another one.
    if hasNew { layouts = BoundedCache(limit: Self.layoutLimit) }
    return faults
  }

  public func symbol(_ name: String, font: FontDescriptor) -> TextLayout? {
    let request = SymbolRequest(name: name, font: font)
    if let known = symbols.value(request) { return known }
    guard let made = symbolSetter.layout(name, font: font) else { return nil }
    symbols.store(made, for: request)
    return made
  }

  public func metrics(of font: FontDescriptor) -> FontMetrics { library.metrics(of: font) }
}
