import CPango

/// One font file: shaped by HarfBuzz in the font's own units and drawn by FreeType from unhinted
/// outlines, so that a result never depends on size, scale or a machine's font settings.
final class Face: OutlineSource {
  let number: Int
  let unitsPerEm: Double
  /// Height of a capital letter in ems.
  let capHeight: Double
  /// The parts of a line above and below the baseline, and what the font adds between lines, in ems. None is
  /// negative.
  let ascent: Double
  let descent: Double
  let lineGap: Double
  /// Lower edge of the underline's and the strike's place above the baseline, and their
  /// thickness, in ems.
  let underline: (position: Double, thickness: Double)
  let strike: (position: Double, thickness: Double)
  let font: OpaquePointer
  /// Opened when a glyph is first drawn; `nil` where that has failed.
  private lazy var outlines: FT_Face? = openOutlines()
  private let path: String
  private var extents: [hb_glyph_extents_t?]
  /// Whether its glyphs are pictures, of one size.
  private(set) lazy var hasPictures = selectPictures()
  private var pictures: [UInt32: GlyphPicture] = [:]
  let library: FreeType

  convenience init(number: Int, path: String, library: FreeType) throws {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw FontError.unreadableFile(path: path)
    }
    let face = hb_face_create(blob, 0)
    hb_blob_destroy(blob)
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_face_destroy(face)
      throw FontError.unreadableFile(path: path)
    }
    self.init(number: number, path: path, face: face, library: library)
  }

  /// A face that has no glyph.
  convenience init(withoutGlyphs number: Int, _ library: FreeType) {
    self.init(number: number, path: "", face: hb_face_get_empty(), library: library)
  }

  /// - Parameter face: is owned from now on.
  private init(number: Int, path: String, face: OpaquePointer?, library: FreeType) {
    self.library = library
    self.path = path
    self.number = number
    let font: OpaquePointer = hb_font_create(face)
    self.font = font
    hb_face_destroy(face)
    let units = Double(max(hb_face_get_upem(face), 16))
    unitsPerEm = units
    func metric(_ tag: hb_ot_metrics_tag_t, else fallback: Double) -> Double {
      var value: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &value) != 0 && value != 0
        ? Double(value) / units : fallback
    }
    capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT, else: 0.7)
    ascent = min(max(0, metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, else: 0.95)), 8)
    descent = min(max(0, -metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, else: -0.24)), 8)
    lineGap = min(max(0, metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, else: 0)), 8)
    underline = (
      metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, else: -0.1),
      metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, else: 0.06)
    )
    strike = (
      metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, else: 0.27),
      metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, else: 0.06)
    )
    extents = Array(repeating: nil, count: Int(hb_face_get_glyph_count(face)))
  }

  deinit {
    hb_font_destroy(font)
    if hasOpenedOutlines, let outlines { FT_Done_Face(outlines) }
  }

  private var hasOpenedOutlines = false

  private func openOutlines() -> FT_Face? {
    hasOpenedOutlines = true
    var opened: FT_Face?
    return FT_New_Face(library.handle, path, 0, &opened) == 0 ? opened : nil
  }

  private func selectPictures() -> Bool {
    guard let outlines else { return false }
    let flags = FT_FACE_FLAG_COLOR | FT_FACE_FLAG_FIXED_SIZES
    return Int(outlines.pointee.face_flags) & flags == flags && FT_Select_Size(outlines, 0) == 0
  }

  /// The glyph of a character; 0, the empty box, where the face has none.
  func glyph(_ scalar: UInt32) -> UInt32 {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : 0
  }

  /// Width of a glyph in ems.
  func advance(_ glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
  }

  /// The box of a glyph's ink in ems, y pointing up: left, top, right, bottom. Empty where it
  /// marks nothing.
  func ink(_ glyph: UInt32) -> (left: Double, top: Double, right: Double, bottom: Double) {
    guard Int(glyph) < extents.count else { return (0, 0, 0, 0) }
    let box: hb_glyph_extents_t
    if let known = extents[Int(glyph)] {
      box = known
    } else {
      var found = hb_glyph_extents_t()
      hb_font_get_glyph_extents(font, glyph, &found)
      extents[Int(glyph)] = found
      box = found
    }
    let (left, top) = (Double(box.x_bearing), Double(box.y_bearing))
    return (
      left / unitsPerEm, top / unitsPerEm, (left + Double(box.width)) / unitsPerEm,
      (top + Double(box.height)) / unitsPerEm
    )
  }

  /// The box of what a glyph's outline draws, as `ink` has it. Fonts write down boxes that the
  /// outline's control points take up, which may be larger.
  func outlineBox(_ glyph: UInt32) -> (left: Double, top: Double, right: Double, bottom: Double)? {
    withOutline(glyph) { outline in
      var box = FT_BBox()
      guard FT_Outline_Get_BBox(outline, &box) == 0 else { return nil }
      return (
        Double(box.xMin) / unitsPerEm, Double(box.yMax) / unitsPerEm,
        Double(box.xMax) / unitsPerEm, Double(box.yMin) / unitsPerEm
      )
    } ?? nil
  }

  /// The picture of a glyph; `nil` where it has none.
  func picture(_ glyph: UInt32) -> GlyphPicture? {
    if let known = pictures[glyph] { return known }
    guard hasPictures, let outlines, FT_Load_Glyph(outlines, glyph, Int32(FT_LOAD_COLOR)) == 0,
      let made = GlyphPicture(outlines)
    else { return nil }
    if pictures.count >= Self.maxPictures { pictures = [:] }
    pictures[glyph] = made
    return made
  }

  /// Pictures that are kept: each takes some 90 KB.
  private static let maxPictures = 96

  /// Gives a glyph's outline in font units, y pointing up, to `body`; nothing where it has none.
  /// The outline may be changed: it is loaded anew each time.
  func withOutline<Result>(
    _ glyph: UInt32, _ body: (UnsafeMutablePointer<FT_Outline>) -> Result
  ) -> Result? {
    guard let outlines,
      FT_Load_Glyph(outlines, glyph, Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)) == 0,
      let slot = outlines.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE,
      slot.pointee.outline.n_points > 0
    else { return nil }
    return withUnsafeMutablePointer(to: &slot.pointee.outline, body)
  }
}
