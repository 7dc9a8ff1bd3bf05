import LegatoDisplay
import LegatoRaster
import SwiftUI
import SwiftUICore

/// Runs a view from tick to pixels and counts what each frame took: for benchmarks, which are a
/// package of their own.
@_spi(Host) @MainActor
public final class MeasuringStage {
  private let host: ViewHost
  private let rasterizer: CairoRasterizer

  /// - Parameters:
  ///   - width: points.
  ///   - height: points.
  ///   - scale: pixels to a point.
  /// - Throws: an error that names the package of a font that is missing.
  public init<Content: View>(
    _ content: Content, width: Double, height: Double, scale: Double
  ) throws {
    let engine = try PangoTextEngine()
    host = ViewHost(
      content, configuration: HostConfiguration(size: Size(width, height), scale: scale),
      textEngine: engine)
    rasterizer = CairoRasterizer(
      textEngine: engine, width: Int((width * scale).rounded()),
      height: Int((height * scale).rounded()))
  }

  /// Moves the clock to a time, makes the frame of it and draws it.
  public func frame(at time: Double) -> FrameCounters {
    host.advance(to: time)
    guard host.needsFrame else { return FrameCounters() }
    let frame = host.frame()
    let drawn = rasterizer.render(frame.list, changes: frame.changes)
    return FrameCounters(
      frames: 1, bodies: frame.statistics.bodies, layouts: frame.statistics.layouts,
      layersRecorded: frame.statistics.layersRecorded,
      animatorsTicked: frame.statistics.animatorsTicked, pixels: drawn.pixels)
  }

  /// Moves the clock to a time. Nothing is shown of it yet.
  public func advance(to time: Double) { host.advance(to: time) }

  /// Shows every moving value as it is now; answers how many move.
  public func tick() -> Int { host.tick() }

  /// Makes the frame of what was ticked, and draws nothing.
  public func discardFrame() { _ = host.frame() }

  /// The frame drawn last, as a PNG file.
  public func writePNG(to path: String) throws { try rasterizer.writePNG(to: path) }
}

/// What frames took, added up.
@_spi(Host)
public struct FrameCounters: Sendable {
  public var frames = 0
  public var bodies = 0
  public var layouts = 0
  public var layersRecorded = 0
  public var animatorsTicked = 0
  public var pixels = 0

  public init() {}

  init(
    frames: Int, bodies: Int, layouts: Int, layersRecorded: Int, animatorsTicked: Int,
    pixels: Int
  ) {
    self.frames = frames
    self.bodies = bodies
    self.layouts = layouts
    self.layersRecorded = layersRecorded
    self.animatorsTicked = animatorsTicked
    self.pixels = pixels
  }

  public mutating func add(_ other: FrameCounters) {
    frames += other.frames
    bodies += other.bodies
    layouts += other.layouts
    layersRecorded += other.layersRecorded
    animatorsTicked += other.animatorsTicked
    pixels += other.pixels
  }
}
