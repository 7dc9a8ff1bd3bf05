import Glibc

/// Pixels of a surface that stay what they are and stand elsewhere in the next frame.
struct PixelShift: Equatable {
  /// Where they come to stand.
  let box: PixelBox
  /// How far they come.
  let dx: Int
  let dy: Int
}

extension Bitmap {
  /// Brings the pixels of a shift to their new place; what lies around it stays. The source may overlap it.
  func move(_ shift: PixelShift) {
    let box = shift.box.intersection(bounds)
      .intersection(bounds.offset(shift.dx, shift.dy))
    guard !box.isEmpty, shift.dx != 0 || shift.dy != 0 else { return }
    let back = shift.dy * width + shift.dx
    if shift.dx == 0, box.width == width {
      let first = row(box.y)
      memmove(first, first - back, box.area * MemoryLayout<UInt32>.stride)
      return
    }
    func moveRow(_ y: Int) {
      let first = row(y) + box.x
      memmove(first, first - back, box.width * MemoryLayout<UInt32>.stride)
    }
    // A row is read before it is written over.
    if shift.dy > 0 {
      for y in box.rows.reversed() { moveRow(y) }
    } else {
      for y in box.rows { moveRow(y) }
    }
  }
}
