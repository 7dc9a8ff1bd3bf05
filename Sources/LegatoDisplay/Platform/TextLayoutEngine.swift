/// Sets text. What a platform implements so that views can be measured and drawn.
///
/// Calls come from one thread, the one that runs the host.
public protocol TextLayoutEngine: AnyObject {
  /// Sets a text. The same request gives an equal layout, on every machine.
  func layout(_ request: TextRequest) -> TextLayout

  /// Where a caret can stand in the text that `layout` answers for the same request.
  func carets(_ request: TextRequest) -> TextCarets

  /// Whether there is a font of that name: a family, or one of its faces.
  func hasFont(named name: String) -> Bool

  /// Takes in font files, so that texts can be set in them by the names of their families and faces.
  ///
  /// - Returns: those that are no fonts.
  func register(fontFiles paths: [String]) -> [String]

  /// The layout of a symbol: one glyph of an icon font, sized to stand beside text of `font`.
  /// `nil` where the engine has no such symbol.
  func symbol(_ name: String, font: FontDescriptor) -> TextLayout?

  /// What reads the images that stand beside the texts.
  var images: any ImageDecoder { get }

  /// The vertical measures of a font.
  func metrics(of font: FontDescriptor) -> FontMetrics

  /// Draws a list whose texts the engine has set; `nil` where it draws nothing.
  func picture(of list: DisplayList) -> ImageData?
}

extension TextLayoutEngine {
  public func picture(of list: DisplayList) -> ImageData? { nil }
  public func register(fontFiles paths: [String]) -> [String] { paths }
}
