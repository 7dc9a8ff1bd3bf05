/// A part of an image as a paint: laid over a tile, beside which it goes on.
public struct ImagePattern: Hashable, Sendable {
  /// How pixels are read between those of the image.
  public enum Smoothing: String, Hashable, Sendable {
    /// The nearest pixel.
    case none
    /// Between the four nearest pixels; of an image that is drawn small, some are left out.
    case low
    /// Between the four nearest pixels of an image that has been halved until it is about as large
    /// as it is drawn.
    case medium
    /// As `medium`, from four places within each pixel.
    case high
  }

  public var image: ImageData
  /// The part of the image, in units of its size: all of it is (0, 0, 1, 1).
  public var part: Rect
  /// Where the part is laid.
  public var tile: Rect
  /// Whether the part begins again beside the tile, in both directions; otherwise its outermost
  /// pixels go on.
  public var isRepeated: Bool
  public var smoothing: Smoothing

  public init(
    _ image: ImageData, part: Rect = Rect(0, 0, 1, 1), tile: Rect, isRepeated: Bool = false,
    smoothing: Smoothing = .medium
  ) {
    self.image = image
    self.part = part
    self.tile = tile
    self.isRepeated = isRepeated
    self.smoothing = smoothing
  }
}
