extension Bitmap {
  /// The pixels row by row: red, green, blue, alpha, not premultiplied.
  func rgba() -> [UInt8] {
    let count = width * height
    return [UInt8](unsafeUninitializedCapacity: count * 4) { bytes, length in
      for index in 0..<count {
        let pixel = pixels[index]
        let alpha = pixel >> 24
        func straight(_ value: UInt32) -> UInt8 {
          if alpha == 255 { return UInt8(truncatingIfNeeded: value) }
          return alpha == 0 ? 0 : UInt8(min((value * 255 + alpha / 2) / alpha, 255))
        }
        bytes[4 * index] = straight(pixel >> 16 & 255)
        bytes[4 * index + 1] = straight(pixel >> 8 & 255)
        bytes[4 * index + 2] = straight(pixel & 255)
        bytes[4 * index + 3] = UInt8(alpha)
      }
      length = count * 4
    }
  }
}
