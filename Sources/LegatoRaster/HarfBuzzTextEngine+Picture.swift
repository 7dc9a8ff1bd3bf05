import LegatoDisplay

extension HarfBuzzTextEngine {
  /// The pixels of a list, premultiplied. Each time all of it is drawn.
  public func picture(of list: DisplayList) -> ImageData? {
    let (width, height) = list.pixelSize
    guard width > 0, height > 0 else { return nil }
    let rasterizer = CairoRasterizer(textEngine: self, width: width, height: height)
    rasterizer.render(list, changes: .everything)
    var pixels = rasterizer.rgba()
    for place in stride(from: 0, to: pixels.count, by: 4) where pixels[place + 3] < 255 {
      let alpha = Int(pixels[place + 3])
      for index in place..<place + 3 {
        pixels[index] = UInt8((Int(pixels[index]) * alpha + 127) / 255)
      }
    }
    return ImageData(width: rasterizer.width, height: rasterizer.height, pixels: pixels)
  }
}
