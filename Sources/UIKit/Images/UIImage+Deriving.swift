import CoreGraphics
import Foundation
import LegatoDisplay
import SwiftUICore

extension UIImage {
  // MARK: Deriving

  /// A version of the image with a rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with(renderingMode: renderingMode)
  }
  /// A version of the image in a color, that of a template.
  public func withTintColor(_ color: UIColor) -> UIImage { with(tint: color) }
  /// A version of the image in a color.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with(renderingMode: renderingMode, tint: color)
  }
  /// A version of a symbol with a configuration; other images stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let name, _) = content else { return self }
    return with(content: .symbol(name, configuration as? SymbolConfiguration))
  }
  /// A version of a symbol with a configuration.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let name, let own) = content else { return nil }
    return with(content: .symbol(name, own.map { $0.applying(configuration) } ?? configuration))
  }
  /// A version of the image that is mirrored in interfaces from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with(flips: true) }
  /// A version of the image whose edges keep their size when it is resized.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    with(capInsets: capInsets, resizingMode: .tile)
  }
  /// A version of the image whose edges keep their size when it is resized.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with(capInsets: capInsets, resizingMode: resizingMode)
  }
  /// A version of the image that fits into a size, in points; `nil` for an image without a size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let own = self.size
    guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(size.width / own.width, size.height / own.height)
    let frame = CGRect(x: 0, y: 0, width: own.width * factor, height: own.height * factor)
    return UIGraphicsImageRenderer(size: frame.size).image { _ in self.draw(in: frame) }
  }
  /// The image, ready to be drawn: itself.
  public func preparingForDisplay() -> UIImage? { self }

  /// A format of images like this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  // MARK: Drawing

  /// What draws the image into a rectangle of a template's color.
  func commands(in frame: Rect) -> [DrawCommand] {
    let values = RunningHost.resourceEnvironment
    switch content {
    case .empty: return []
    case .picture(let image):
      let isTemplate =
        renderingMode == .alwaysTemplate || renderingMode == .automatic && image.isTemplate
        || tint != nil && renderingMode != .alwaysOriginal
      let color = (tint?.color ?? .black).display(in: values)
      return image.commands(in: frame, tint: isTemplate || tint != nil ? .color(color) : nil)
    case .symbol(let name, let configuration):
      let configuration = configuration ?? SymbolConfiguration()
      guard let layout = HostEngine.current?.symbol(name, font: configuration.descriptor),
        layout.size.width > 0, layout.size.height > 0
      else { return [] }
      let color = (tint?.color ?? configuration.colors.first?.color ?? .black).display(in: values)
      let transform = Transform(
        frame.width / layout.size.width, 0, 0, frame.height / layout.size.height, frame.x, frame.y)
      return [
        .group(DrawGroup(transform: transform, [.text(layout, at: Point(0, 0), .color(color))]))
      ]
    }
  }

  /// Draws the image at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image at a point of the current context, under a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image into a rectangle of the current context, stretched.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the image into a rectangle of the current context, under a blend mode and an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0,
      (rect.minX + rect.minY + rect.width + rect.height).isFinite
    else { return }
    let commands = commands(in: Rect(rect.minX, rect.minY, rect.width, rect.height))
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.withContext { $0.draw(commands: commands) }
    context.restoreGState()
  }

  // MARK: Data

  /// The pixels; `nil` where there is nothing to draw with, and for an image without a size.
  private var pixels: ImageData? {
    if case .picture(let image) = content, tint == nil { return image.rendered(scale: image.scale) }
    let size = size
    guard size.width > 0, size.height > 0 else { return nil }
    let display = Size(size.width, size.height)
    return HostEngine.renderer?.image(
      of: commands(in: Rect(0, 0, display.width, display.height)), size: display,
      scale: scale.native, background: .clear)
  }

  /// The underlying Core Graphics image: its pixels. `nil` where there is nothing to draw with.
  public var cgImage: CGImage? { pixels.map { CGImage($0) } }

  /// The image as a PNG file; `nil` where there is nothing to draw with.
  public func pngData() -> Data? {
    guard let pixels, let renderer = HostEngine.renderer else { return nil }
    return Data(renderer.png(pixels))
  }

  /// The image as a JPEG file; `nil` where there is nothing to draw with.
  ///
  /// - Parameter compressionQuality: 0, the smallest file, to 1, the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    pixels.map { Data(JPEGEncoder.encode($0, quality: compressionQuality.native)) }
  }
}

extension UIImage {
  /// How SwiftUI shows the image.
  package enum Look {
    case named(String, Bundle?)
    case picture(PlatformImage)
    case empty
  }

  /// What SwiftUI shows, and whether that is a template.
  package var look: (Look, isTemplate: Bool?) {
    let isTemplate: Bool? =
      renderingMode == .automatic ? nil : renderingMode == .alwaysTemplate && tint == nil
    func drawn(_ image: UIImage) -> Look {
      let size = Size(size.width, size.height)
      guard size.width > 0, size.height > 0 else { return .empty }
      let commands = image.commands(in: Rect(0, 0, size.width, size.height))
      return .picture(PlatformImage(commands, size: size, scale: scale.native))
    }
    switch content {
    case .empty: return (.empty, false)
    case .symbol:
      let hasColor = tint != nil || symbolConfiguration?.colors.isEmpty == false
      return (drawn(self), !hasColor && renderingMode != .alwaysOriginal)
    case .picture(let image):
      if tint != nil, renderingMode != .alwaysTemplate { return (drawn(self), false) }
      if let name { return (.named(name.name, name.bundle), isTemplate) }
      return (.picture(image), isTemplate)
    }
  }
}

/// Drawing that is recorded while it goes on.
final class CommandRecording {
  let size: CGSize
  let context: GraphicsContext

  init(size: CGSize) {
    self.size = size
    context = CommandRecorder.context(size: size)
  }

  var commands: [DrawCommand] { context.recordedCommands }
}
