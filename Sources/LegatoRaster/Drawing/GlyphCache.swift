import CPango

/// A glyph as coverage, 0…255 a pixel, and its place from the glyph's origin.
struct GlyphMask {
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  var coverage: [UInt8]
}

/// Glyphs of one face under one linear map, drawn when they are first asked for.
final class Strike {
  struct Key: Hashable {
    var face: Int
    /// From ems, y pointing down, to pixels.
    var a: Double
    var b: Double
    var c: Double
    var d: Double
  }

  private let face: any OutlineSource
  private let key: Key
  private var masks: [UInt64: GlyphMask] = [:]
  private(set) var byteCount = 0

  init(face: any OutlineSource, key: Key) {
    self.face = face
    self.key = key
  }

  /// Whether the glyphs stand upright: then they lie on whole pixels in y, as on paper they lie
  /// on a common line, and on quarters in x.
  var isUpright: Bool { key.b == 0 && key.c == 0 }

  /// - Parameters:
  ///   - x: quarters of a pixel, 0…3, by which the glyph stands further right.
  ///   - y: quarters of a pixel by which it stands further down.
  func mask(_ glyph: UInt32, x: Int, y: Int) -> GlyphMask {
    let index = UInt64(glyph) << 4 | UInt64(y << 2 | x)
    if let known = masks[index] { return known }
    let made =
      face.withOutline(glyph) { Self.draw($0, of: face, key, x: x, y: y) }
      ?? GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
    masks[index] = made
    byteCount += made.coverage.count + 64
    return made
  }

  private static func draw(
    _ outline: UnsafeMutablePointer<FT_Outline>, of face: any OutlineSource, _ key: Key, x: Int,
    y: Int
  ) -> GlyphMask {
    let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
    key.transform(outline, unitsPerEm: face.unitsPerEm)
    FT_Outline_Translate(outline, FT_Pos(x * 16), FT_Pos(-y * 16))
    var box = FT_BBox()
    FT_Outline_Get_CBox(outline, &box)
    let (left, right) = (box.xMin >> 6, (box.xMax + 63) >> 6)
    let (bottom, top) = (box.yMin >> 6, (box.yMax + 63) >> 6)
    let (width, height) = (right - left, top - bottom)
    guard (1...2048).contains(width), (1...2048).contains(height) else { return empty }
    FT_Outline_Translate(outline, -left * 64, -bottom * 64)
    var coverage = [UInt8](repeating: 0, count: width * height)
    coverage.withUnsafeMutableBufferPointer { bytes in
      var target = FT_Bitmap()
      target.rows = UInt32(height)
      target.width = UInt32(width)
      target.pitch = Int32(width)
      target.buffer = bytes.baseAddress
      target.num_grays = 256
      target.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      FT_Outline_Get_Bitmap(face.library.handle, outline, &target)
    }
    return GlyphMask(left: left, top: -top, width: width, height: height, coverage: coverage)
  }
}

extension Strike.Key {
  /// Takes an outline from font units, y pointing up, to 1/64 of a pixel, y pointing up.
  func transform(_ outline: UnsafeMutablePointer<FT_Outline>, unitsPerEm: Double) {
    let unit = 64 * 65_536 / unitsPerEm
    var matrix = FT_Matrix(
      xx: FT_Fixed((a * unit).rounded()), xy: FT_Fixed((-c * unit).rounded()),
      yx: FT_Fixed((-b * unit).rounded()), yy: FT_Fixed((d * unit).rounded()))
    FT_Outline_Transform(outline, &matrix)
  }
}

/// Strikes that are in use. It forgets all of them when they weigh more than its limit: what is
/// drawn does not depend on what it knows.
final class GlyphCache {
  private let sources: GlyphSources
  private var strikes: [Strike.Key: Strike] = [:]
  private var last: (key: Strike.Key, strike: Strike)?
  private static let limit = 24 << 20

  init(sources: GlyphSources) {
    self.sources = sources
  }

  func strike(_ key: Strike.Key) -> Strike {
    if let last, last.key == key { return last.strike }
    let strike = strikes[key] ?? Strike(face: sources.source(key.face), key: key)
    if strikes[key] == nil {
      if strikes.count > 64, strikes.values.reduce(0, { $0 + $1.byteCount }) > Self.limit {
        strikes = [:]
      }
      if strikes.count > 512 { strikes = [:] }
      strikes[key] = strike
    }
    last = (key, strike)
    return strike
  }

  func face(_ number: Int) -> any OutlineSource { sources.source(number) }
}
