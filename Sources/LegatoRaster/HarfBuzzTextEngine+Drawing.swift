import LegatoDisplay

extension HarfBuzzTextEngine: DrawingRenderer {
  /// The pixels that are drawn for an image at most, as for a surface.
  private static let maxPixels = 1 << 27

  public func image(
    of commands: [DrawCommand], size: Size, scale: Double, background: DisplayColor
  ) -> ImageData? {
    var list = DisplayList(size: size, scale: scale, background: background)
    list.modify(list.root) { $0.commands = commands }
    return image(of: list)
  }

  public func image(of list: DisplayList) -> ImageData? {
    rasterizer(of: list).map {
      ImageData(width: $0.width, height: $0.height, pixels: $0.premultiplied)
    }
  }

  public func png(_ image: ImageData) -> [UInt8] {
    let size = Size(Double(image.width), Double(image.height))
    let commands = [
      DrawCommand.image(image, in: Rect(0, 0, size.width, size.height), opacity: 1)
    ]
    var list = DisplayList(size: size, scale: 1, background: .clear)
    list.modify(list.root) { $0.commands = commands }
    return rasterizer(of: list)?.pngData() ?? []
  }

  private func rasterizer(of list: DisplayList) -> CairoRasterizer? {
    let (width, height) = (
      (list.size.width * list.scale).rounded(.up), (list.size.height * list.scale).rounded(.up)
    )
    guard width >= 1, height >= 1, width <= 16_384, height <= 16_384,
      width * height <= Double(Self.maxPixels)
    else { return nil }
    let rasterizer = CairoRasterizer(textEngine: self, width: Int(width), height: Int(height))
    _ = rasterizer.render(list, changes: .everything)
    return rasterizer
  }
}

extension CairoRasterizer {
  /// The pixels row by row: red, green, blue, alpha, premultiplied.
  fileprivate var premultiplied: [UInt8] {
    withPixels { bytes, bytesPerRow in
      [UInt8](unsafeUninitializedCapacity: 4 * width * height) { target, count in
        count = 4 * width * height
        for y in 0..<height {
          for x in 0..<width {
            let (from, to) = (y * bytesPerRow + 4 * x, 4 * (y * width + x))
            target[to] = bytes[from + 2]
            target[to + 1] = bytes[from + 1]
            target[to + 2] = bytes[from]
            target[to + 3] = bytes[from + 3]
          }
        }
      }
    }
  }
}
