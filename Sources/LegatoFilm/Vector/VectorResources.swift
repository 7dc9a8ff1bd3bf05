import LegatoDisplay
import LegatoRaster

/// What a film's frames share, each written once: it is numbered when it is first met.
@MainActor
struct VectorResources {
  private(set) var strings = Table<String>()
  private(set) var texts = Table<TextLayout>()
  private(set) var paths = Table<PathData>()
  private(set) var gradients = Table<[GradientStop]>()
  private(set) var images = Table<ImageData>()
  private let engine: HarfBuzzTextEngine

  /// Things in the order in which they were met, each once.
  struct Table<Thing: Hashable> {
    private(set) var things: [Thing] = []
    private var numbers: [Thing: Int] = [:]

    mutating func number(of thing: Thing) -> Int {
      if let known = numbers[thing] { return known }
      numbers[thing] = things.count
      things.append(thing)
      return things.count - 1
    }
  }

  init(engine: HarfBuzzTextEngine) {
    self.engine = engine
  }

  mutating func string(_ text: String) -> Int { strings.number(of: text) }
  mutating func text(_ layout: TextLayout) -> Int { texts.number(of: layout) }
  mutating func path(_ path: PathData) -> Int { paths.number(of: path) }
  mutating func gradient(_ stops: [GradientStop]) -> Int { gradients.number(of: stops) }
  mutating func image(_ image: ImageData) -> Int { images.number(of: image) }

  // MARK: Sections

  /// The texts, and the faces with the outlines of the glyphs that the texts have.
  func writeTexts() -> (faces: [UInt8], texts: [UInt8]) {
    var faces = Table<Int>()
    var glyphs: [[UInt32]] = []
    var numbers: [[UInt32: Int]] = []
    var writer = ByteWriter()
    writer.count(texts.things.count)
    for layout in texts.things {
      writer.text(layout.text)
      writer.number(layout.size.width)
      writer.number(layout.size.height)
      writer.number(layout.firstBaseline)
      writer.number(layout.lastBaseline)
      writer.count(layout.lineCount)
      writer.flag(layout.isTruncated)
      writer.rect(layout.inkBounds)
      writer.count(layout.runs.count)
      for run in layout.runs {
        let face = faces.number(of: run.face)
        if face == glyphs.count {
          glyphs.append([])
          numbers.append([:])
        }
        writer.count(face)
        writer.number(run.size)
        writer.flag(run.color != nil)
        if let color = run.color { writer.color(color) }
        writer.count(run.glyphs.count)
        for glyph in run.glyphs {
          let number = numbers[face][glyph.id] ?? glyphs[face].count
          if number == glyphs[face].count {
            glyphs[face].append(glyph.id)
            numbers[face][glyph.id] = number
          }
          writer.count(number)
          writer.signed(Int(glyph.character))
          writer.point(Point(glyph.x, glyph.y))
        }
        writer.count(run.decorations.count)
        for line in run.decorations { writer.rect(line) }
      }
    }
    var outlines = ByteWriter()
    outlines.count(faces.things.count)
    for (face, ids) in zip(faces.things, glyphs) {
      outlines.number(engine.unitsPerEm(face: face))
      let hasPictures = engine.hasPictures(face: face)
      outlines.flag(hasPictures)
      outlines.count(ids.count)
      for id in ids {
        outlines.count(Int(id))
        if hasPictures {
          Self.write(engine.picture(of: id, face: face), to: &outlines)
        } else {
          Self.write(engine.outline(of: id, face: face), to: &outlines)
        }
      }
    }
    return (outlines.bytes, writer.bytes)
  }

  private static func write(_ picture: KeptGlyphPicture?, to writer: inout ByteWriter) {
    writer.count(picture?.width ?? 0)
    guard let picture else { return }
    writer.count(picture.height)
    writer.signed(picture.left)
    writer.signed(picture.top)
    writer.number(picture.pixelsPerEm)
    writer.append(picture.pixels)
  }

  /// The contours' ends, the kinds of the points, and each point as its way from the one before.
  private static func write(_ outline: GlyphOutline?, to writer: inout ByteWriter) {
    writer.count(outline?.contourEnds.count ?? 0)
    guard let outline, !outline.contourEnds.isEmpty else { return }
    writer.flag(outline.isEvenOdd)
    var start = 0
    for end in outline.contourEnds {
      writer.count(end - start)
      start = end
    }
    var (x, y) = (0, 0)
    for point in outline.points {
      writer.byte(point.kind.rawValue)
      writer.signed(Int(point.x) - x)
      writer.signed(Int(point.y) - y)
      (x, y) = (Int(point.x), Int(point.y))
    }
  }

  func writeStrings() -> [UInt8] {
    var writer = ByteWriter()
    writer.count(strings.things.count)
    for string in strings.things { writer.text(string) }
    return writer.bytes
  }

  /// A path's elements: a code, then points.
  func writePaths() -> [UInt8] {
    var writer = ByteWriter()
    writer.count(paths.things.count)
    for path in paths.things {
      writer.count(path.elements.count)
      for element in path.elements {
        switch element {
        case .move(let point):
          writer.byte(0)
          writer.point(point)
        case .line(let point):
          writer.byte(1)
          writer.point(point)
        case .quad(let point, let control):
          writer.byte(2)
          writer.point(control)
          writer.point(point)
        case .curve(let point, let control1, let control2):
          writer.byte(3)
          writer.point(control1)
          writer.point(control2)
          writer.point(point)
        case .close: writer.byte(4)
        }
      }
    }
    return writer.bytes
  }

  func writeGradients() -> [UInt8] {
    var writer = ByteWriter()
    writer.count(gradients.things.count)
    for stops in gradients.things {
      writer.count(stops.count)
      for stop in stops {
        writer.number(stop.location)
        writer.color(stop.color)
      }
    }
    return writer.bytes
  }

  func writeImages() -> [UInt8] {
    var writer = ByteWriter()
    writer.count(images.things.count)
    for image in images.things {
      writer.count(image.width)
      writer.count(image.height)
      writer.flag(image.drawing != nil)
      let bytes = image.drawing ?? image.pixels
      writer.count(bytes.count)
      writer.append(bytes)
    }
    return writer.bytes
  }
}
