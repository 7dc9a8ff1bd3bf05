import LegatoDisplay
import LegatoRaster

/// What a frame shows, as a display would, at one pixel to a point.
package struct DrawnPixels {
  private let bytes: [UInt8]

  /// - Parameter textEngine: the engine that set the texts of the list.
  package init(_ list: DisplayList, textEngine: HarfBuzzTextEngine) {
    var list = list
    list.scale = 1
    let rasterizer = CairoRasterizer(textEngine: textEngine, width: 1, height: 1)
    rasterizer.render(list, changes: .everything)
    bytes = rasterizer.rgba()
  }

  /// Whether the colours of two frames differ to the eye.
  ///
  /// - Parameters:
  ///   - levels: what is too little to be seen, of 255.
  ///   - count: how many components of pixels have to differ by more, at least 1.
  package func differs(from other: DrawnPixels, by levels: Int = 2, count: Int = 1) -> Bool {
    guard bytes.count == other.bytes.count else { return true }
    var left = max(count, 1)
    for index in bytes.indices
    where abs(Int(bytes[index]) - Int(other.bytes[index])) > levels {
      left -= 1
      if left == 0 { return true }
    }
    return false
  }
}
