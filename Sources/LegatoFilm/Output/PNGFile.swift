import LegatoDisplay
import LegatoRaster

/// Pictures as PNG files.
package enum PNGFile {
  /// The pixels of a PNG file; `nil` where it cannot be read.
  package static func decode(_ bytes: [UInt8]) -> ImageData? { decodePixels(bytes) }

  /// A picture without transparency as a PNG file: the same pixels give the same bytes.
  ///
  /// - Throws: `FilmFailure` where a font is missing.
  @MainActor
  package static func encode(_ image: ImageData) throws(FilmFailure) -> [UInt8] {
    let rasterizer = CairoRasterizer(
      textEngine: try TextEngine.shared(), width: image.width, height: image.height)
    let size = Size(Double(image.width), Double(image.height))
    var list = DisplayList(size: size, scale: 1, background: DisplayColor(1, 1, 1))
    var layer = Layer(name: "picture")
    layer.commands = [.image(image, in: Rect(0, 0, size.width, size.height), opacity: 1)]
    let id = list.insert(layer)
    list.modify(list.root) { $0.children = [id] }
    rasterizer.render(list, changes: .everything)
    return rasterizer.pngData()
  }
}
