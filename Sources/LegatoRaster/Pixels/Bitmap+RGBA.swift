extension Bitmap {
  /// The pixels row by row: red, green, blue, alpha, not premultiplied.
  func rgba() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      for y in 0..<height {
        write(row: y, 4, to: UnsafeMutableBufferPointer(rebasing: bytes[(4 * width * y)...]))
      }
      count = width * height * 4
    }
  }

  /// Writes a row as red, green, blue and, of four components, alpha, not premultiplied.
  func write(row y: Int, _ components: Int, to bytes: UnsafeMutableBufferPointer<UInt8>) {
    let line = row(y)
    for x in 0..<width {
      let pixel = line[x]
      let alpha = pixel >> 24
      func straight(_ value: UInt32) -> UInt8 {
        if alpha == 255 { return UInt8(truncatingIfNeeded: value) }
        return alpha == 0 ? 0 : UInt8(min((value * 255 + alpha / 2) / alpha, 255))
      }
      let at = components * x
      bytes[at] = straight(pixel >> 16 & 255)
      bytes[at + 1] = straight(pixel >> 8 & 255)
      bytes[at + 2] = straight(pixel & 255)
      if components == 4 { bytes[at + 3] = UInt8(alpha) }
    }
  }
}
