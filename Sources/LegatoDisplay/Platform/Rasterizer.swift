/// Turns display lists into pixels. What a platform implements so that frames can be seen.
public protocol Rasterizer: AnyObject {
  /// Draws the frame: what `changes` names is drawn again, everything else is kept from the frame
  /// before. The pixels do not depend on which frames came before.
  func render(_ list: DisplayList, changes: DisplayChanges) -> RasterStatistics
}

/// What drawing one frame took.
public struct RasterStatistics: Hashable, Sendable {
  /// Pixels that were drawn again.
  public var pixels: Int
  /// Pixels that were moved on the surface, as where something scrolls, and not drawn.
  public var pixelsMoved: Int
  /// The areas that may look other than in the frame before, in pixels: those drawn again, and those
  /// into which pixels were moved. They may overlap.
  public var damage: [Rect]
  /// Layers whose commands were run.
  public var layersDrawn: Int

  public init(
    pixels: Int = 0, pixelsMoved: Int = 0, damage: [Rect] = [], layersDrawn: Int = 0
  ) {
    self.pixels = pixels
    self.pixelsMoved = pixelsMoved
    self.damage = damage
    self.layersDrawn = layersDrawn
  }
}
