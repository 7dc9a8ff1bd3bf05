/// What frames took, added up.
@_spi(Host)
public struct FrameCounters: Sendable, Hashable {
  public var frames = 0
  /// Bodies evaluated.
  public var bodies = 0
  /// Elements measured or placed.
  public var layouts = 0
  /// Layers whose properties were written again.
  public var layersRecorded = 0
  /// Moving values that were sampled.
  public var animatorsTicked = 0
  /// Pixels drawn again.
  public var pixels = 0
  /// Blurs, shadows and colour filters worked out anew.
  public var filters = 0

  public init() {}

  init(
    frames: Int, bodies: Int, layouts: Int, layersRecorded: Int, animatorsTicked: Int,
    pixels: Int, filters: Int
  ) {
    self.frames = frames
    self.bodies = bodies
    self.layouts = layouts
    self.layersRecorded = layersRecorded
    self.animatorsTicked = animatorsTicked
    self.pixels = pixels
    self.filters = filters
  }

  public mutating func add(_ other: FrameCounters) {
    frames += other.frames
    bodies += other.bodies
    layouts += other.layouts
    layersRecorded += other.layersRecorded
    animatorsTicked += other.animatorsTicked
    pixels += other.pixels
    filters += other.filters
  }
}
