import CPixels
import LegatoDisplay

extension Canvas {
  /// An image laid in tiles over a box.
  ///
  /// - Parameter transform: from the pattern's coordinates to the plane.
  func picture(
    of pattern: ImagePattern, in box: PixelBox, transform: Transform, opacity: Double
  ) -> Bitmap? {
    let (image, tile) = (pattern.image, pattern.tile)
    guard image.width > 0, image.height > 0, tile.width > 0, tile.height > 0 else { return nil }
    let (x, y) = (transform.lengthX * tile.width, transform.lengthY * tile.height)
    guard x.isFinite, y.isFinite,
      let picture = compositing.images?.bitmap(pattern, width: x, height: y)
    else { return nil }
    let placed = Transform(
      tile.width / Double(picture.width), 0, 0, tile.height / Double(picture.height), tile.x,
      tile.y
    ).then(transform)
    guard let inverse = placed.inverse, inverse.isDrawable else { return nil }
    let sampler = Sampler(
      source: picture, inverse: inverse, edge: pattern.isRepeated ? .repeated : .extended,
      isSmooth: pattern.smoothing != .none)
    let shown = Bitmap(width: box.width, height: box.height)
    let share = UInt32((unitOpacity(opacity) * 255).rounded())
    for line in 0..<shown.height {
      let row = shown.row(line)
      if pattern.smoothing == .high {
        sampler.fineRow(box.y + line, x: box.x, count: shown.width, into: row)
      } else {
        sampler.row(box.y + line, x: box.x, count: shown.width, into: row)
      }
      if share < 255 {
        for index in 0..<shown.width { row[index] = Pixel.scaled(row[index], share) }
      }
    }
    return shown
  }
}

extension Transform {
  /// How long a unit of each direction becomes.
  var lengthX: Double { (a * a + b * b).squareRoot() }
  var lengthY: Double { (c * c + d * d).squareRoot() }
}

extension Sampler {
  /// As `row`, each pixel the mean of four places within it.
  func fineRow(_ y: Int, x: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    guard isSmooth, count > 0 else { return row(y, x: x, count: count, into: target) }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * count) { rows in
      guard let left = rows.baseAddress else { return }
      let right = left + count
      func half(_ dy: Double, into half: UnsafeMutablePointer<UInt32>) {
        row(x: Double(x) + 0.25, y: Double(y) + dy, count: count, into: half)
        row(x: Double(x) + 0.75, y: Double(y) + dy, count: count, into: right)
        cpixels_mix_rows(half, half, right, count, 128)
      }
      half(0.25, into: target)
      half(0.75, into: left)
      cpixels_mix_rows(target, target, left, count, 128)
    }
  }
}
