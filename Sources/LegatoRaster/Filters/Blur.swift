/// A Gaussian blur of one component, kept as numbers row by row.
///
/// A small one is done with the Gaussian's own weights; a larger one with three running means
/// whose widths add up to its variance exactly: each has whole weights inside and a fraction at
/// both ends (Gwosdek and others, "Theoretical Foundations of Gaussian Convolution by Extended Box
/// Filtering", 2011). From a standard deviation of 2 on, an edge differs from the Gaussian's by
/// less than 0.7 %.
struct Blur {
  /// Standard deviation in pixels.
  let deviation: Double
  /// Whether the outermost values go on beyond the plane; otherwise there is nothing.
  let isExtended: Bool

  /// How far a blur reaches, in pixels: three standard deviations and a bit.
  static func reach(_ deviation: Double) -> Int { Int((3 * deviation).rounded(.up)) + 1 }

  /// A deviation that can be worked with: at most 400 pixels, and 0 where it is less than
  /// anyone sees or not a number.
  static func usable(_ deviation: Double) -> Double {
    deviation > 0.05 ? min(deviation, 400) : 0
  }

  /// Blurs in both directions.
  func apply(to plane: Plane) -> Plane {
    down(down(plane).transposed()).transposed()
  }

  private func down(_ plane: Plane) -> Plane {
    if deviation < 2 { return weighted(plane) }
    return mean(mean(mean(plane)))
  }

  /// One column at a time would miss the cache: the sums of all columns go down together.
  private func mean(_ plane: Plane) -> Plane {
    // A mean of w values has the variance (w² − 1) / 12, and each has a third of the whole.
    let variance = deviation * deviation / 3
    let radius = Int((((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down))
    let whole = 2 * radius + 1
    // The end's fraction f that gives the rest: the variance is
    // ((w³ − w) / 12 + 2 f (r + 1)²) / (w + 2 f).
    let inner = Double(whole * whole * whole - whole) / 12
    let outer = Double((radius + 1) * (radius + 1))
    let fraction = (variance * Double(whole) - inner) / (2 * (outer - variance))
    let norm = Float(1 / (Double(whole) + 2 * fraction))
    let share = Float(fraction)
    var result = Plane(width: plane.width, height: plane.height)
    var sums = [Float](repeating: 0, count: plane.width)
    for y in -radius...radius {
      plane.add(y, to: &sums, factor: 1, isExtended: isExtended)
    }
    for y in 0..<plane.height {
      result.set(y, sums, norm)
      plane.add(y - radius - 1, toRow: y, of: &result, share * norm, isExtended: isExtended)
      plane.add(y + radius + 1, toRow: y, of: &result, share * norm, isExtended: isExtended)
      plane.add(y + radius + 1, to: &sums, factor: 1, isExtended: isExtended)
      plane.add(y - radius, to: &sums, factor: -1, isExtended: isExtended)
    }
    return result
  }

  private func weighted(_ plane: Plane) -> Plane {
    let reach = Self.reach(deviation)
    // The Gaussian's integral over a pixel, by Simpson's rule, so that a narrow one keeps its sum.
    let weights = (0...reach).map { distance -> Double in
      func bell(_ x: Double) -> Double { exponential(-x * x / (2 * deviation * deviation)) }
      let x = Double(distance)
      return (bell(x - 0.5) + 4 * bell(x) + bell(x + 0.5)) / 6
    }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    var result = Plane(width: plane.width, height: plane.height)
    for y in 0..<plane.height {
      for (distance, weight) in weights.enumerated() {
        let factor = Float(weight / sum)
        plane.add(y + distance, toRow: y, of: &result, factor, isExtended: isExtended)
        if distance > 0 {
          plane.add(y - distance, toRow: y, of: &result, factor, isExtended: isExtended)
        }
      }
    }
    return result
  }
}
