/// Turns drawing commands into an image at once, beside any frame. What a text engine conforms to as
/// well where its platform can draw: code that asks for the pixels of what it has drawn needs it.
///
/// Calls come from one thread, the one that runs the host.
public protocol DrawingRenderer: AnyObject {
  /// The pixels of what the commands draw.
  ///
  /// - Parameters:
  ///   - size: in points; what lies outside of it is not drawn.
  ///   - scale: pixels to a point.
  ///   - background: what is there before; transparent for an image with holes.
  /// - Returns: `nil` where the size has no pixels, or more than a rasteriser draws.
  func image(
    of commands: [DrawCommand], size: Size, scale: Double, background: DisplayColor
  ) -> ImageData?

  /// The pixels of a frame; `nil` where its size has no pixels, or more than a rasteriser draws.
  func image(of list: DisplayList) -> ImageData?

  /// The image as a PNG file. The same pixels give the same bytes.
  func png(_ image: ImageData) -> [UInt8]
}
