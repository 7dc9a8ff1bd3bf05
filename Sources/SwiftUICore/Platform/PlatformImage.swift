package import Foundation
package import LegatoDisplay
import LegatoResources

/// An image that code has at hand: pixels, a drawing, or what code has drawn.
package struct PlatformImage: Hashable, Sendable {
  let loaded: LoadedImage
  /// Pixels to a point of what has pixels.
  package let scale: Double

  /// - Parameter scale: pixels to a point; 1 where it is no positive number.
  package init(_ data: ImageData, scale: Double) {
    let scale = scale > 0 && scale.isInSupportedRange ? scale : 1
    loaded = LoadedImage(data, scale: scale)
    self.scale = scale
  }

  /// - Parameters:
  ///   - commands: what draws the image, from its top left.
  ///   - size: in points.
  package init(_ commands: [DrawCommand], size: Size, scale: Double) {
    loaded = LoadedImage(content: .commands(commands), size: size)
    self.scale = scale
  }

  private init(loaded: LoadedImage, scale: Double) {
    self.loaded = loaded
    self.scale = scale
  }

  /// Reads the bytes of an image file; `nil` where they are none that can be read, or there is no engine
  /// to read them.
  package init?(_ bytes: [UInt8], scale: Double) {
    guard MainThread.isCurrent else { return nil }
    let data =
      ImageStore.current.map { try? $0.decode(bytes) }
      ?? HostEngine.current.map { try? $0.images.decode(bytes) }
    guard let data = data ?? nil else { return nil }
    self.init(data, scale: scale)
  }

  /// The image of a name in a bundle, the main one where it is `nil`, for the appearance and the scale of
  /// an environment; `nil` where there is none, or it cannot be read.
  package init?(named name: String, in bundle: Bundle?, for values: EnvironmentValues) {
    guard let file = Resources(bundle: bundle, values: values).image(name),
      case .success(let bytes) = ResourceFile.read(file.path),
      let image = PlatformImage(bytes, scale: file.scale)
    else { return nil }
    var loaded = image.loaded
    if let isTemplate = file.isTemplate { loaded.isTemplate = isTemplate }
    self.init(loaded: loaded, scale: file.scale)
  }

  /// The file of an image of an asset catalogue, where it is not there or is no image: catalogues are kept without their
  /// files where `git lfs` keeps those. `nil` where the catalogues have no image of the name, or it can be read.
  package static func unreadableFile(
    named name: String, in bundle: Bundle?, for values: EnvironmentValues
  ) -> String? {
    guard let file = Resources(bundle: bundle, values: values).image(name),
      file.path.contains(".xcassets/"), PlatformImage(named: name, in: bundle, for: values) == nil
    else { return nil }
    return file.path
  }

  /// In points.
  package var size: Size { loaded.size }
  package var isTemplate: Bool { loaded.isTemplate }

  /// The pixels, where it is made of pixels; `nil` for a drawing.
  package var data: ImageData? {
    guard case .image(let data) = loaded.content, data.drawing == nil else { return nil }
    return data
  }

  /// The same image with another number of pixels to a point.
  package func scaled(to scale: Double) -> PlatformImage {
    guard case .image(let data) = loaded.content else { return self }
    return PlatformImage(data, scale: scale)
  }

  /// What draws the image into a rectangle.
  ///
  /// - Parameter tint: what it is painted with, as far as it is opaque; `nil` for its own colours.
  package func commands(in frame: Rect, tint: Paint? = nil) -> [DrawCommand] {
    PictureDrawing(loaded, Image(.loaded(loaded)).resizable()).commands(in: frame, tint: tint)
  }

  /// The pixels, drawn where it has none of its own; `nil` where there is nothing to draw with.
  package func rendered(scale: Double) -> ImageData? {
    if let data { return data }
    return HostEngine.renderer?.image(
      of: commands(in: Rect(0, 0, size.width, size.height)), size: size, scale: scale,
      background: .clear)
  }
}

extension Image {
  /// An image that code has at hand.
  package init(_ image: PlatformImage) { self.init(.loaded(image.loaded)) }

  /// Whether the symbol of a name exists; `true` where there is nothing to ask.
  package static func hasSymbol(_ name: String) -> Bool {
    HostEngine.current.map { $0.symbol(name, font: FontDescriptor()) != nil } ?? true
  }

  /// How wide and high the symbol of a name is in a font, in points; `nil` where there is no such symbol.
  package static func symbolSize(_ name: String, _ font: FontDescriptor) -> Size? {
    HostEngine.current?.symbol(name, font: font)?.size
  }
}

/// Drawing code that runs outside of a canvas.
package enum CommandRecorder {
  /// A context whose commands are kept; where there is no engine it draws nothing.
  ///
  /// - Parameter size: of the canvas, in points.
  package static func context(size: CGSize) -> GraphicsContext {
    let engine = HostEngine.current ?? NoEngine.shared
    let board = DrawingBoard(
      DrawingBoard.Tools(
        textEngine: engine, images: ImageStore.current ?? ImageStore(engine), symbols: [:],
        report: { RunningHost.report($0) }))
    return GraphicsContext(board, size: size, environment: RunningHost.resourceEnvironment)
  }
}

/// Sets no text and reads no image: for drawing code that runs before there is a host.
private final class NoEngine: TextLayoutEngine, ImageDecoder {
  nonisolated(unsafe) static let shared = NoEngine()

  var images: any ImageDecoder { self }
  func decode(_ bytes: [UInt8]) throws(ImageFault) -> ImageData { throw .unknownKind }
  func carets(_ request: TextRequest) -> TextCarets { TextCarets(lines: []) }
  func hasFont(named name: String) -> Bool { false }
  func symbol(_ name: String, font: FontDescriptor) -> TextLayout? { nil }
  func metrics(of font: FontDescriptor) -> FontMetrics { .sanFrancisco(font.size) }
  func layout(_ request: TextRequest) -> TextLayout {
    TextLayout(
      text: request.spans.map(\.text).joined(), runs: [], size: .zero, firstBaseline: 0,
      lastBaseline: 0, lineCount: 0, isTruncated: false, inkBounds: .zero)
  }
}

extension GraphicsContext {
  /// What has been drawn so far on the context's canvas.
  package var recordedCommands: [DrawCommand] { board.commands }

  /// Draws commands as one under the state of the context, in user space.
  package func draw(commands: [DrawCommand]) {
    emit(commands, as: .commands(commands), transform: transform.display)
  }
}

extension Image {
  /// An image that code has at hand, with what is said in its place; nothing where it is `nil`.
  package init(_ image: PlatformImage, label: Text?) {
    self.init(.loaded(image.loaded), label: label.map { .text($0) } ?? .nothing)
  }
}

extension Image {
  /// The name of an image resource, and the bundle that it is in.
  package static func place(of resource: ImageResource) -> (name: String, bundle: Bundle) {
    (resource.name, resource.bundle)
  }
}

extension Color {
  /// Whether a bundle, the main one where it is `nil`, has a colour set of a name.
  package static func hasColor(named name: String, in bundle: Bundle?) -> Bool {
    Resources(bundle: bundle, values: RunningHost.resourceEnvironment).color(name) != nil
  }
}
