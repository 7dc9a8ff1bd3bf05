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
  let engine: HarfBuzzTextEngine

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

  /// How many there are of all kinds.
  var sharedCount: Int {
    strings.things.count + texts.things.count + paths.things.count + gradients.things.count
      + images.things.count
  }

  // MARK: Sections

  /// What was not written before.
  func writeShared(after counts: inout SharedCounts) -> [(VectorFormat.Section, [UInt8])] {
    let (faces, texts) = writeTexts(from: counts.texts)
    let sections: [(VectorFormat.Section, [UInt8])] = [
      (.strings, writeStrings(from: counts.strings)), (.faces, faces), (.texts, texts),
      (.paths, writePaths(from: counts.paths)),
      (.gradients, writeGradients(from: counts.gradients)),
      (.images, writeImages(from: counts.images)),
    ]
    counts = SharedCounts(
      strings: strings.things.count, texts: self.texts.things.count, paths: paths.things.count,
      gradients: gradients.things.count, images: images.things.count)
    return sections
  }

  /// The texts, and the faces with the outlines of the glyphs that the texts have.
  private func writeTexts(from start: Int) -> (faces: [UInt8], texts: [UInt8]) {
    var faces = Table<Int>()
    var glyphs: [[UInt32]] = []
    var numbers: [[UInt32: Int]] = []
    var writer = ByteWriter()
    writer.count(texts.things.count - start)
    for layout in texts.things[start...] {
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

  private func writeStrings(from start: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.count(strings.things.count - start)
    for string in strings.things[start...] { writer.text(string) }
    return writer.bytes
  }

  /// A path's elements: a code, then points.
  private func writePaths(from start: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.count(paths.things.count - start)
    for path in paths.things[start...] {
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

  private func writeGradients(from start: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.count(gradients.things.count - start)
    for stops in gradients.things[start...] {
      writer.count(stops.count)
      for stop in stops {
        writer.number(stop.location)
        writer.color(stop.color)
      }
    }
    return writer.bytes
  }

  private func writeImages(from start: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.count(images.things.count - start)
    for image in images.things[start...] {
      // A page shows SVG drawings, and none of PDF files.
      let image = pixelsOfPage(image) ?? image
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

/// How many shared things of each kind have been written.
struct SharedCounts {
  var strings = 0
  var texts = 0
  var paths = 0
  var gradients = 0
  var images = 0
}
