/// How many pixels of two pictures of the same size differ in a component.
///
/// - Parameter pixels: Four components a pixel.
package func differingPixels(_ one: [UInt8], _ other: [UInt8]) -> Int {
  precondition(one.count == other.count, "The pictures are of different sizes.")
  return stride(from: 0, to: one.count, by: 4).count { start in
    (start..<start + 4).contains { one[$0] != other[$0] }
  }
}

/// How many components of two pictures of the same size differ.
package func differingComponents(_ one: [UInt8], _ other: [UInt8]) -> Int {
  precondition(one.count == other.count, "The pictures are of different sizes.")
  return one.indices.count { one[$0] != other[$0] }
}

/// How many pixels have a colour, whatever their alpha.
///
/// - Parameter color: Red, green and blue.
package func pixels(of pixels: [UInt8], withColor color: [UInt8]) -> Int {
  stride(from: 0, to: pixels.count, by: 4).count { start in
    pixels[start] == color[0] && pixels[start + 1] == color[1] && pixels[start + 2] == color[2]
  }
}

/// Whether a picture is more than an empty surface, which is black, white or clear.
package func showsSomething(_ pixels: [UInt8]) -> Bool {
  pixels.contains { $0 != 0 && $0 != 255 }
}

/// The pixels at the edges of what is darker than white: columns and rows, both ends included; `nil` where
/// all is white.
package func inkBounds(of pixels: [UInt8], width: Int) -> (
  columns: ClosedRange<Int>, rows: ClosedRange<Int>
)? {
  var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
  for index in 0..<pixels.count / 4 {
    let start = 4 * index
    guard pixels[start] < 250 || pixels[start + 1] < 250 || pixels[start + 2] < 250 else {
      continue
    }
    let (x, y) = (index % width, index / width)
    (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
  }
  return right < 0 ? nil : (left...right, top...bottom)
}
