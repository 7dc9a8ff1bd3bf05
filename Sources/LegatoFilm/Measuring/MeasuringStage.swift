import LegatoDisplay
import LegatoRaster
import SwiftUI
import SwiftUICore

/// Runs a view from tick to pixels and counts what each frame took: for benchmarks, which are a
/// package of their own.
///
/// It has a text engine of its own, so that every run begins as a program does: no text has been set,
/// and no glyph has been drawn.
@_spi(Host) @MainActor
public final class MeasuringStage {
  let stage: Stage
  private var host: ViewHost { stage.host }
  private let rasterizer: CairoRasterizer

  /// - Parameters:
  ///   - width: points.
  ///   - height: points.
  ///   - scale: pixels to a point.
  /// - Throws: an error that names the package of a font that is missing.
  public convenience init<Content: View>(
    _ content: Content, width: Double, height: Double, scale: Double
  ) throws {
    try self.init(any: content, width: width, height: height, scale: scale)
  }

  init(any content: any View, width: Double, height: Double, scale: Double) throws {
    let engine = try HarfBuzzTextEngine()
    stage = Stage(
      configuration: HostConfiguration(size: Size(width, height), scale: scale),
      textEngine: engine
    ) { content }
    stage.host.showsPixelsOnly = true
    rasterizer = CairoRasterizer(
      textEngine: engine, width: Int((width * scale).rounded()),
      height: Int((height * scale).rounded()))
  }

  /// Moves the clock to a time, makes the frame of it and draws it.
  public func frame(at time: Double) -> FrameCounters {
    host.advance(to: time)
    guard host.needsFrame else { return FrameCounters() }
    let frame = host.frame()
    let filters = rasterizer.filtersApplied
    let drawn = rasterizer.render(frame.list, changes: frame.changes)
    return FrameCounters(
      frames: 1, bodies: frame.statistics.bodies, layouts: frame.statistics.layouts,
      layersRecorded: frame.statistics.layersRecorded,
      animatorsTicked: frame.statistics.animatorsTicked, pixels: drawn.pixels,
      filters: rasterizer.filtersApplied - filters)
  }

  /// About how many bytes the record of what has been felt takes: a host keeps all of it, in order.
  public var feedbackSize: Int {
    host.feedback.reduce(0) {
      $0 + MemoryLayout<FeedbackEvent>.stride + $1.path.utf8.count + 48
    }
  }

  /// Runs code that writes to what views depend on, as a program does when something happens.
  public func act(_ body: () -> Void) { host.act(body) }

  /// Moves the clock to a time. Nothing is shown of it yet.
  public func advance(to time: Double) { host.advance(to: time) }

  /// Presents every moving value as it is now.
  ///
  /// - Returns: the number of values that move.
  public func tick() -> Int { host.tick() }

  /// Makes the frame of what was ticked, and draws nothing.
  public func discardFrame() { _ = host.frame() }

  /// The frame drawn last, as a PNG file.
  public func writePNG(to path: String) throws { try rasterizer.writePNG(to: path) }
}
