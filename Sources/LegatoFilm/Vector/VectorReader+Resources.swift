import LegatoDisplay
import LegatoRaster

extension VectorReader {
  mutating func path() throws(FilmFailure) -> PathData {
    PathData(
      try list { reader throws(FilmFailure) in
        switch try reader.byte() {
        case 0: return .move(try reader.point())
        case 1: return .line(try reader.point())
        case 2:
          let control = try reader.point()
          return .quad(try reader.point(), control: control)
        case 3:
          let (control1, control2) = (try reader.point(), try reader.point())
          return .curve(try reader.point(), control1: control1, control2: control2)
        case 4: return .close
        default: throw Self.damaged("a path goes in no known way")
        }
      })
  }

  mutating func image() throws(FilmFailure) -> ImageData {
    let (width, height) = (try whole(below: 1 << 16), try whole(below: 1 << 16))
    let isDrawing = try flag()
    let count = try count()
    let bytes = Array(try take(count))
    if isDrawing { return ImageData(width: width, height: height, drawing: bytes) }
    guard bytes.count == 4 * width * height else {
      throw Self.damaged("an image has too few pixels or too many")
    }
    return ImageData(width: width, height: height, pixels: bytes)
  }

  /// `nil` for a glyph that marks nothing.
  mutating func glyphPicture() throws(FilmFailure) -> KeptGlyphPicture? {
    let width = try whole(below: 1025)
    guard width > 0 else { return nil }
    let height = try whole(below: 1025)
    let (left, top) = (try signed(), try signed())
    let pixelsPerEm = try number()
    let reach = 1 << 16
    guard height > 0, abs(left) < reach, abs(top) < reach, pixelsPerEm > 0, pixelsPerEm < 1e6 else {
      throw Self.damaged("a glyph's picture has no size")
    }
    return KeptGlyphPicture(
      width: width, height: height, left: left, top: top, pixelsPerEm: pixelsPerEm,
      pixels: Array(try take(4 * width * height)))
  }

  /// `nil` for a glyph that marks nothing.
  mutating func outline() throws(FilmFailure) -> GlyphOutline? {
    let contours = try count()
    guard contours > 0 else { return nil }
    let isEvenOdd = try flag()
    var ends: [Int] = []
    for _ in 0..<contours { ends.append((ends.last ?? 0) + (try whole(below: 1 << 15))) }
    let count = ends.last ?? 0
    guard count <= rest / 3 else { throw Self.damaged("it ends too early") }
    var points: [GlyphOutline.Point] = []
    points.reserveCapacity(count)
    var (x, y) = (0, 0)
    for _ in 0..<count {
      guard let kind = GlyphOutline.Point.Kind(rawValue: try byte()) else {
        throw Self.damaged("a glyph's line goes in no known way")
      }
      // Each is below 2⁶² of either sign: no sum with a number of 16 bits overflows.
      x += try signed()
      y += try signed()
      guard let column = Int16(exactly: x), let row = Int16(exactly: y) else {
        throw Self.damaged("a glyph is larger than any")
      }
      points.append(GlyphOutline.Point(x: column, y: row, kind: kind))
    }
    guard let outline = GlyphOutline(points: points, contourEnds: ends, isEvenOdd: isEvenOdd) else {
      throw Self.damaged("a glyph's contours do not fit its points")
    }
    return outline
  }

  /// A text whose runs still name their faces by their places in the recording.
  struct ReadLayout {
    var text: String
    var size: Size
    var firstBaseline: Double
    var lastBaseline: Double
    var lineCount: Int
    var isTruncated: Bool
    var inkBounds: Rect
    var runs: [TextLayout.Run]

    func layout(faces: [Int]) -> TextLayout {
      TextLayout(
        text: text,
        runs: runs.map { run in
          var run = run
          run.face = faces[run.face]
          return run
        }, size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline,
        lineCount: lineCount, isTruncated: isTruncated, inkBounds: inkBounds)
    }
  }

  /// - Parameter glyphs: the glyphs of each face.
  mutating func layout(_ glyphs: [[UInt32]]) throws(FilmFailure) -> ReadLayout {
    ReadLayout(
      text: try text(), size: Size(try number(), try number()), firstBaseline: try number(),
      lastBaseline: try number(), lineCount: try whole(), isTruncated: try flag(),
      inkBounds: try rect(),
      runs: try list { reader throws(FilmFailure) in try reader.run(glyphs) })
  }

  private mutating func run(_ glyphs: [[UInt32]]) throws(FilmFailure) -> TextLayout.Run {
    let face = try whole(below: glyphs.count)
    let size = try number()
    let color = try flag() ? try color() : nil
    let placed = try list(of: 4) { reader throws(FilmFailure) in
      let id = try reader.choice(of: glyphs[face])
      let character = Int32(clamping: try reader.signed())
      let place = try reader.point()
      return TextLayout.Glyph(id: id, x: place.x, y: place.y, character: character)
    }
    return TextLayout.Run(
      face: face, size: size, color: color, glyphs: placed,
      decorations: try list(of: 4) { reader throws(FilmFailure) in try reader.rect() })
  }
}
