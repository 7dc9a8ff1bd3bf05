import Foundation
import LegatoDisplay
import LegatoResources

/// Loads images for a host and keeps what it has decoded, by content, within a bound. It is used on
/// the thread that runs the host.
final class ImageStore {
  private let engine: any TextLayoutEngine
  private var images = RecentValues<[UInt8], ImageData>(limit: 96 << 20)

  init(_ engine: any TextLayoutEngine) {
    self.engine = engine
  }

  /// Why there is no image.
  struct Fault: Error {
    let message: String
  }

  func load(_ source: Image.Source, in values: EnvironmentValues) -> Result<LoadedImage, Fault> {
    switch source {
    case .loaded(let image): return .success(image)
    case .drawn(let drawn): return draw(drawn, in: values)
    case .symbol(let name, _):
      return .failure(Fault(message: "Image: \(name) is a symbol."))
    case .named(let name, let bundle, _):
      let resources = Resources(bundle: bundle, values: values)
      guard let resource = resources.image(name) else {
        return .failure(Fault(message: "Image(\"\(name)\"): \(resources.fault(of: name))"))
      }
      do {
        let bytes = try ResourceFile.read(resource.path).get()
        if resource.isSymbol { return symbol(name, bytes, in: values) }
        let data = try decode(bytes)
        return .success(
          LoadedImage(
            data, scale: resource.scale, isTemplate: resource.isTemplate ?? false))
      } catch {
        return .failure(
          Fault(message: "Image(\"\(name)\"): \(error); a placeholder is drawn."))
      }
    }
  }

  /// A symbol of the app's own, as large as the font around says.
  private func symbol(
    _ name: String, _ bytes: [UInt8], in values: EnvironmentValues
  ) -> Result<LoadedImage, Fault> {
    let font = SymbolElement.font(in: values)
    guard let glyph = SymbolTemplate(bytes)?.glyph(weight: font.weight),
      let data = try? decode(glyph.drawing)
    else {
      return .failure(
        Fault(
          message: "Image(\"\(name)\"): the symbol set holds no template with glyphs and guides;"
            + " a placeholder is drawn."))
    }
    return .success(
      LoadedImage(
        content: .image(data), size: Size(glyph.width * font.size, glyph.height * font.size),
        isTemplate: true))
  }

  /// Reads the bytes of an image file.
  func decode(_ bytes: [UInt8]) throws(ImageFault) -> ImageData {
    if let known = images.value(bytes) { return known }
    let image = try engine.images.decode(bytes)
    images.store(image, for: bytes, weight: image.byteCount + bytes.count)
    return image
  }

  private func draw(
    _ drawn: DrawnImage, in values: EnvironmentValues
  ) -> Result<LoadedImage, Fault> {
    let size = drawn.size
    guard size.width > 0, size.height > 0, size.width.native.isInSupportedRange,
      size.height.native.isInSupportedRange
    else {
      return .failure(
        Fault(
          message:
            "Image(size:): \(size.width) × \(size.height) is no size; a placeholder is drawn."))
    }
    var fault: String?
    let commands = drawn.commands(
      DrawnImage.Tools(textEngine: engine, images: self, environment: values) {
        fault = fault ?? $0
      })
    if let fault { ViewGraph.reportWhereItRuns(fault) }
    return .success(
      LoadedImage(content: .commands(commands), size: Size(size.width, size.height)))
  }
}

extension LoadedImage {
  /// - Parameter scale: pixels to a point.
  init(_ data: ImageData, scale: Double, isTemplate: Bool = false) {
    let scale = scale > 0 && scale.isInSupportedRange ? scale : 1
    self.init(
      content: .image(data), size: Size(Double(data.width) / scale, Double(data.height) / scale),
      isTemplate: isTemplate)
  }
}

/// A dictionary that forgets what was used least recently once its values weigh more than a limit. A
/// value that is heavier by itself is not kept.
struct RecentValues<Key: Hashable, Value> {
  private var values: [Key: (value: Value, weight: Int, use: Int)] = [:]
  private var weight = 0
  private var uses = 0
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  mutating func value(_ key: Key) -> Value? {
    guard let value = values[key]?.value else { return nil }
    uses += 1
    values[key]?.use = uses
    return value
  }

  mutating func store(_ value: Value, for key: Key, weight added: Int) {
    guard added <= limit else { return }
    if let old = values.removeValue(forKey: key) { weight -= old.weight }
    while weight + added > limit, let oldest = values.min(by: { $0.value.use < $1.value.use }) {
      values[oldest.key] = nil
      weight -= oldest.value.weight
    }
    uses += 1
    values[key] = (value, added, uses)
    weight += added
  }
}

extension ImageStore {
  /// The images of the host at work. Styles are resolved outside of the main actor, on its thread.
  static var current: ImageStore? {
    guard MainThread.isCurrent else { return nil }
    nonisolated(unsafe) var store: ImageStore?
    MainActor.assumeIsolated { store = ViewGraph.current?.images }
    return store
  }
}

/// Keeps the images of a host.
@MainActor
private final class ImageService: GraphService {
  let store: ImageStore

  init(_ graph: ViewGraph) {
    store = ImageStore(graph.textEngine)
  }
}

extension ViewGraph {
  /// The images of the host.
  final var images: ImageStore { service(ImageService.self).store }
}
