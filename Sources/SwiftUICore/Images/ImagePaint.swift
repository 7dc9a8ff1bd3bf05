import LegatoDisplay

/// A shape style that fills a shape by repeating a region of an image.
public struct ImagePaint: ShapeStyle, PlatformShapeStyle {
  /// The image to be drawn.
  public var image: Image
  /// A unit-space rectangle defining how much of the source image to draw. Beyond the image there is
  /// nothing: what is outside of it is cut off.
  public var sourceRect: CGRect
  /// A scale factor applied to the image during rendering: 1 shows it at its own size. A factor that
  /// is not positive and finite counts as 1.
  public var scale: CGFloat

  /// Creates a shape-filling shape style.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    guard let images = ImageStore.current else { return .color(.clear) }
    switch images.load(image.source, in: environment) {
    case .failure(let fault):
      ViewGraph.reportWhereItRuns("ImagePaint: " + fault.message)
      return .color(SystemColor.fill.display(environment.colorScheme))
    case .success(let loaded):
      guard case .image(let data) = loaded.content else {
        ViewGraph.reportWhereItRuns(
          "ImagePaint: an image that is drawn by code is no paint; nothing is drawn.")
        return .color(.clear)
      }
      let whole = Rect(0, 0, 1, 1)
      let asked = Rect(sourceRect.minX, sourceRect.minY, sourceRect.width, sourceRect.height)
      let part =
        asked.x.isInSupportedRange && asked.y.isInSupportedRange ? asked.intersection(whole) : whole
      let scale = scale.native.isInSupportedRange && scale > 0 ? scale.native : 1
      return .image(
        ResolvedImagePaint(
          image: data, part: part,
          tile: Size(
            loaded.size.width * part.width * scale, loaded.size.height * part.height * scale)))
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A shape style that fills a shape by repeating a region of an image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
