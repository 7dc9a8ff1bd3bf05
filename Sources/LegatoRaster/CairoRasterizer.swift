import LegatoDisplay

/// Draws display lists into memory with Cairo.
///
/// The pixels depend on the list alone: not on the frames before, nor on what is kept. Not safe
/// for use from two threads at once.
public final class CairoRasterizer: Rasterizer {
  let painter: LayerPainter
  private var surface: Bitmap
  private let engine: HarfBuzzTextEngine
  private var last: SurfaceConfiguration?
  /// Where the last frame was drawn: in the same memory as long as no caller keeps it.
  private var rects: [Rect] = []

  /// - Parameters:
  ///   - textEngine: the engine that made the texts in the lists: glyphs are its faces'.
  ///   - width: pixels, 1…16,384. A list of another size changes the surface.
  ///   - height: pixels, 1…16,384, and at most 2²⁷ pixels in all.
  public init(textEngine: HarfBuzzTextEngine, width: Int, height: Int) {
    engine = textEngine
    painter = LayerPainter(glyphs: textEngine.glyphs)
    surface = Bitmap(width: width, height: height)
  }

  /// The surface's width in pixels.
  public var width: Int { surface.width }
  /// The surface's height in pixels.
  public var height: Int { surface.height }

  /// Blurs, shadows and other filters that were worked out since it was made; those that were kept
  /// from a frame before do not count.
  package var filtersApplied: Int { painter.filters.applied + painter.tools.filters.applied }

  /// Collects what each layer takes and why it is drawn again; `nil` unless it is asked for.
  package var costs: DrawingCosts? {
    get { painter.costs }
    set { painter.costs = newValue }
  }

  @discardableResult
  public func render(_ list: DisplayList, changes: DisplayChanges) -> RasterStatistics {
    var changes = changes
    let (width, height) = list.pixelSize
    let configuration = SurfaceConfiguration(width: width, height: height, list: list)
    if configuration != last {
      if width != surface.width || height != surface.height {
        surface = Bitmap(width: width, height: height)
      }
      changes.isEverything = true
      last = configuration
    }
    painter.costs?.begin([painter.filters, painter.tools.filters])
    let damage = painter.update(list, changes, bounds: surface.bounds)
    painter.drawnLayers.removeAll(keepingCapacity: true)
    for shift in damage.shifts { surface.move(shift) }
    for box in damage.boxes {
      painter.eachBand(of: box) { draw($0, background: configuration.background) }
    }
    painter.costs?.finish(painter.tree)
    painter.boxRoom = damage.boxes
    rects.removeAll(keepingCapacity: true)
    for box in damage.boxes { rects.append(box.rect) }
    for shift in damage.shifts { rects.append(shift.box.rect) }
    return RasterStatistics(
      pixels: damage.area, pixelsMoved: damage.shifts.reduce(0) { $0 + $1.box.area },
      damage: rects, layersDrawn: painter.drawnLayers.count)
  }

  private func draw(_ box: PixelBox, background: UInt32) {
    let canvas = Canvas(
      surface, clip: box, limit: surface.bounds,
      compositing: painter.isolated)
    let plane = LayerPainter.DrawingPlane(
      canvas: canvas, under: painter.tree.surfaceTransform, isSurface: true)
    if let cover = painter.cover(of: box) {
      painter.draw(from: cover, at: plane)
    } else {
      surface.fill(painter.seenBackground(in: box), with: background)
      painter.draw(painter.tree.root, at: plane)
    }
  }

  /// What is the same for all of a frame: where it differs from the frame before, everything is
  /// drawn again.
  private struct SurfaceConfiguration: Equatable {
    var width: Int
    var height: Int
    var scale: Double
    var background: UInt32
    var root: LayerID

    init(width: Int, height: Int, list: DisplayList) {
      self.width = width
      self.height = height
      scale = list.sanitizedScale
      background = list.background.pixel
      root = list.root
    }
  }

  /// Gives the pixels to `body`: premultiplied, in the order blue, green, red, alpha, and the
  /// bytes from one row to the next.
  public func withPixels<Result>(
    _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result {
    try body(
      UnsafeRawBufferPointer(start: surface.pixels, count: surface.byteCount), surface.width * 4)
  }

  /// The pixels row by row: red, green, blue, alpha, not premultiplied.
  public func rgba() -> [UInt8] { surface.rgba() }

  /// The frame as a PNG file. The same pixels give the same bytes.
  public func pngData() -> [UInt8] {
    PNGEncoder.encode(surface)
  }

  /// Writes the frame to a PNG file, replacing what is there.
  ///
  /// - Throws: `FileError`.
  public func writePNG(to path: String) throws {
    try writeFile(pngData(), to: path)
  }
}
