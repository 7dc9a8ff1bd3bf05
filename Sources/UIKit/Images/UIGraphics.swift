import CoreGraphics
import Foundation
import SwiftUICore

// The contexts that code draws into, the current one last. Drawing happens on the main thread.
private nonisolated(unsafe) var contexts: [CGContext] = []
private nonisolated(unsafe) var begun: [BegunContext] = []

/// Returns the current graphics context; `nil` where nothing is drawn into.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  RunningHost.isMainThread ? contexts.last : nil
}

/// Makes the specified graphics context the current context.
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

/// Removes the current graphics context from the top of the stack.
public func UIGraphicsPopContext() { _ = contexts.popLast() }

/// Fills a rectangle with the fill color of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Draws the edge of a rectangle with the fill color of the current context.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }
/// Clips the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// A picture that is drawn between two calls.
private final class BegunContext {
  let recording: CommandRecording
  let scale: CGFloat
  let isOpaque: Bool
  init(_ size: CGSize, _ scale: CGFloat, isOpaque: Bool) {
    recording = CommandRecording(size: size)
    self.scale = scale
    self.isOpaque = isOpaque
  }
}

/// Creates a bitmap-based graphics context and makes it the current context.
///
/// - Parameter scale: pixels to a point; that of the screen at 0.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let begin = BegunContext(size, scale, isOpaque: opaque)
  begun.append(begin)
  contexts.append(CGContext(begin.recording.context))
}

/// Creates a bitmap-based graphics context of one pixel to a point and makes it the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns an image from the contents of the current bitmap-based graphics context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let last = begun.last else { return nil }
  return UIImage(last.recording, scale: last.scale, isOpaque: last.isOpaque)
}

/// Removes the current bitmap-based graphics context from the top of the stack.
public func UIGraphicsEndImageContext() {
  if begun.popLast() != nil { UIGraphicsPopContext() }
}

/// A set of drawing attributes that represents the configuration of an image renderer.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels to a point; that of the screen at 0.
  open var scale: CGFloat = 0
  /// Whether the image has no transparency.
  open var opaque = false
  /// Whether colors beyond sRGB are kept: never.
  open var prefersExtendedRange = false
  /// The bounds of the image.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format with the scale of the screen.
  public required override init() { super.init() }
  /// A format with the scale of the screen.
  open class func `default`() -> Self { self.init() }
  /// A format with the scale of the screen.
  open class func preferred() -> Self { self.init() }
  /// A format of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }
}

/// The drawing environment associated with an image renderer.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The context to draw with.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  private let recording: CommandRecording

  init(
    _ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat, _ recording: CommandRecording
  ) {
    self.cgContext = cgContext
    self.format = format
    self.recording = recording
  }

  /// The image as it has been drawn so far.
  public var currentImage: UIImage {
    UIImage(recording, scale: format.scale, isOpaque: format.opaque)
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle under a blend mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws the edge of a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Clips to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A graphics renderer for creating Core Graphics-backed images.
///
/// What is drawn is kept as commands: it is sharp at any scale, and has pixels as soon as code asks for
/// them.
open class UIGraphicsImageRenderer: NSObject {
  /// The type of actions that draw.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let bounds: CGRect
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates an image renderer for images of a size, in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }
  /// Creates an image renderer for images of a size and format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates an image renderer for images of a part of the plane.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// Creates an image renderer for images of a part of the plane and of a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
    format.bounds = bounds
  }

  /// Creates an image by following a set of drawing instructions.
  open func image(actions: DrawingActions) -> UIImage { draw(actions).currentImage }

  /// Creates a PNG file by following a set of drawing instructions; no data where nothing can be drawn.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Creates a JPEG file by following a set of drawing instructions; no data where nothing can be drawn.
  open func jpegData(withCompressionQuality quality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }

  private func draw(_ actions: DrawingActions) -> UIGraphicsImageRendererContext {
    let recording = CommandRecording(size: bounds.size)
    let context = CGContext(recording.context)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let rendererContext = UIGraphicsImageRendererContext(context, format, recording)
    actions(rendererContext)
    return rendererContext
  }
}
