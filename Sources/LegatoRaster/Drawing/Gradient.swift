import Glibc
import LegatoDisplay

/// A gradient, ready to be asked for pixels: its colours in a table of 1,024 steps, and the way
/// from a place to a place along it.
struct Gradient {
  private enum Shape {
    case linear(start: Point, end: Point)
    /// `unit` is what a distance of 1 measures in x and y.
    case radial(center: Point, unit: Size, start: Double, end: Double)
    case angular(center: Point, start: Double, end: Double)
  }

  private let shape: Shape
  private let table: [UInt32]
  private static let steps = 1024

  /// `nil` where there is nothing to paint: no stops, or a plain colour.
  init?(_ paint: Paint, opacity: Double) {
    let stops: [GradientStop]
    switch paint {
    case .color, .image, .backdrop: return nil
    case .linearGradient(let list, let start, let end):
      (stops, shape) = (list, .linear(start: start, end: end))
    case .radialGradient(let list, let center, let start, let end):
      (stops, shape) = (
        list, .radial(center: center, unit: Size(1, 1), start: start, end: end)
      )
    case .ellipticalGradient(let list, let center, let unit, let start, let end):
      guard unit.width > 0, unit.height > 0 else { return nil }
      (stops, shape) = (list, .radial(center: center, unit: unit, start: start, end: end))
    case .angularGradient(let list, let center, let start, let end):
      (stops, shape) = (list, .angular(center: center, start: start, end: end))
    }
    guard !stops.isEmpty else { return nil }
    table = Self.table(stops, opacity: opacity)
  }

  /// The pixels of a box.
  ///
  /// - Parameter inverse: from pixels to the gradient's own coordinates.
  func bitmap(_ box: PixelBox, inverse: Transform) -> Bitmap {
    let bitmap = Bitmap(width: box.width, height: box.height)
    switch shape {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      guard square > 0, square.isFinite else {
        bitmap.fill(bitmap.bounds, with: table[Self.steps])
        return bitmap
      }
      // A place along the line is affine in x and y; a gradient that runs along x has equal rows.
      let alongX = (inverse.a * dx + inverse.b * dy) / square
      let alongY = (inverse.c * dx + inverse.d * dy) / square
      let rest = ((inverse.tx - start.x) * dx + (inverse.ty - start.y) * dy) / square
      for y in 0..<bitmap.height {
        let line = bitmap.row(y)
        if y > 0, alongY == 0 {
          line.update(from: bitmap.pixels, count: bitmap.width)
          continue
        }
        let first = rest + alongY * (Double(box.y + y) + 0.5)
        let (width, left) = (bitmap.width, Double(box.x) + 0.5)
        table.withUnsafeBufferPointer { table in
          for x in 0..<width {
            let place = first + alongX * (left + Double(x))
            let unit = place > 0 ? (place < 1 ? place : 1) : 0
            line[x] = table[Int(Int32(unit * Double(Self.steps) + 0.5))]
          }
        }
      }
    case .radial(let center, let unit, let start, let end):
      let span = end - start
      each(bitmap, box: box, inverse: inverse) { point in
        let distance = hypot(
          (point.x - center.x) / unit.width, (point.y - center.y) / unit.height)
        return span == 0 ? (distance < end ? 0 : 1) : (distance - start) / span
      }
    case .angular(let center, var start, let end):
      let span = end - start
      // Of more than a turn the last one is drawn: it begins where `hidden` turns are over.
      let hidden = max(0, abs(span) - 2 * .pi)
      if hidden > 0 { start += span > 0 ? hidden : -hidden }
      each(bitmap, box: box, inverse: inverse) { point in
        guard span != 0 else { return 1 }
        // The angle from the start on, in the direction of the gradient, within one turn.
        let angle = atan2(point.y - center.y, point.x - center.x) - start
        let turned = span > 0 ? angle : -angle
        let turns = turned / (2 * .pi)
        let within = (turns - turns.rounded(.down)) * 2 * .pi
        // Behind the end, the nearer of both ends goes on.
        let part = (within + hidden) / abs(span)
        return part <= 1 ? part : within - abs(span) < 2 * .pi - within ? 1 : 0
      }
    }
    return bitmap
  }

  private func each(
    _ bitmap: Bitmap, box: PixelBox, inverse: Transform, place: (Point) -> Double
  ) {
    for y in 0..<bitmap.height {
      let line = bitmap.row(y)
      for x in 0..<bitmap.width {
        let point = inverse.apply(Point(Double(box.x + x) + 0.5, Double(box.y + y) + 0.5))
        line[x] = color(place(point))
      }
    }
  }

  private func color(_ place: Double) -> UInt32 {
    // Written so that what is not a number comes to the first colour.
    let unit = place > 0 ? (place < 1 ? place : 1) : 0
    return table[Int(unit * Double(Self.steps) + 0.5)]
  }

  /// The colours at 0, 1/1024, … 1. Before the first and behind the last stop, their colours go
  /// on; two stops at one place make a hard edge.
  private static func table(_ stops: [GradientStop], opacity: Double) -> [UInt32] {
    var places: [Double] = []
    var last = 0.0
    for stop in stops {
      last = max(last, stop.location.isNaN ? last : min(max(stop.location, 0), 1))
      places.append(last)
    }
    let colors = stops.map { stop in
      let color = stop.color.clamped
      let alpha = color.alpha * opacity
      return SIMD4(color.blue * alpha, color.green * alpha, color.red * alpha, alpha)
    }
    var next = 0
    return (0...steps).map { step in
      let place = Double(step) / Double(steps)
      while next < places.count, places[next] <= place { next += 1 }
      let mixed: SIMD4<Double>
      if next == 0 {
        mixed = colors[0]
      } else if next == places.count {
        mixed = colors[next - 1]
      } else {
        let share = (place - places[next - 1]) / (places[next] - places[next - 1])
        mixed = colors[next - 1] + (colors[next] - colors[next - 1]) * share
      }
      let shown = mixed * 255 + 0.5
      return UInt32(shown.w) << 24 | UInt32(shown.z) << 16 | UInt32(shown.y) << 8
        | UInt32(shown.x)
    }
  }
}
