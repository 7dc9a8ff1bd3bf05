import CPixels
import LegatoDisplay

/// Reads a bitmap through a projection: for each pixel the mean over its area of what lies there,
/// so that neither edges nor what is far away flicker.
///
/// As in `Sampler` each pixel is worked out from its own place alone.
struct ProjectiveSampler {
  private let inverse: Projection
  private let reductions: Reductions

  /// - Parameter inverse: from the plane that is drawn on to the bitmap's pixels.
  init(reductions: Reductions, inverse: Projection) {
    self.inverse = inverse
    self.reductions = reductions
  }

  /// Writes the pixels of a box, row by row.
  func draw(_ box: PixelBox, row target: (Int) -> UnsafeMutablePointer<UInt32>) {
    var (line, done) = (0, 0)
    var needed: Int32 = 0
    while line < box.height {
      reductions.withLevels { levels, isComplete, tiles in
        guard let first = levels.baseAddress else { return }
        var projected = CPixelsProjected(
          inverse: (
            inverse.m11, inverse.m12, inverse.m13, inverse.m21, inverse.m22, inverse.m23,
            inverse.m31, inverse.m32, inverse.m33
          ), levels: first, count: Int32(levels.count),
          is_complete: isComplete ? 1 : 0, tiles: tiles)
        while line < box.height {
          done += cpixels_project_row(
            target(line) + done, &projected, Int64(box.x + done), Int64(box.y + line),
            box.width - done, &needed)
          guard done == box.width else { return }
          (line, done) = (line + 1, 0)
        }
      }
      if line < box.height { _ = reductions.halved(Int(needed)) }
    }
  }
}
