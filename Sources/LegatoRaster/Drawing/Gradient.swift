import CPixels
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
  init?(_ paint: Paint, opacity: Double, tables: GradientTables? = nil) {
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
    table = tables?.table(stops, opacity: opacity) ?? Self.table(stops, opacity: opacity)
  }

  /// Whether nothing shows through.
  var isOpaque: Bool { table.allSatisfy { $0 >= 0xFF00_0000 } }

  /// The pixels of a box.
  ///
  /// - Parameter inverse: from pixels to the gradient's own coordinates.
  func bitmap(_ box: PixelBox, inverse: Transform) -> Bitmap {
    let bitmap = Bitmap(width: box.width, height: box.height)
    let hasEqualRows = hasEqualRows(inverse)
    for y in 0..<bitmap.height {
      if y > 0, hasEqualRows {
        bitmap.row(y).update(from: bitmap.pixels, count: bitmap.width)
      } else {
        row(box.y + y, x: box.x, count: bitmap.width, inverse: inverse, into: bitmap.row(y))
      }
    }
    return bitmap
  }

  /// The same through a projection; clear where nothing is seen.
  func bitmap(_ box: PixelBox, inverse: Projection) -> Bitmap {
    let bitmap = Bitmap(width: box.width, height: box.height)
    for y in 0..<bitmap.height {
      let line = bitmap.row(y)
      func each(_ place: (Point) -> Double) {
        for x in 0..<bitmap.width {
          let middle = Point(Double(box.x + x) + 0.5, Double(box.y + y) + 0.5)
          line[x] = inverse.image(of: middle).map { color(place($0)) } ?? 0
        }
      }
      switch shape {
      case .linear(let start, let end):
        let slope = Slope(start, end, .identity)
        each { slope.rest + slope.x * $0.x + slope.y * $0.y }
      case .radial(let center, let unit, let start, let end):
        each { Self.radial($0, center, unit, start, end) }
      case .angular(let center, let start, let end):
        let turn = Turn(start, end)
        each { turn.place($0, center) }
      }
    }
    return bitmap
  }

  /// Whether the gradient runs along x.
  func hasEqualRows(_ inverse: Transform) -> Bool {
    guard case .linear(let start, let end) = shape else { return false }
    return Slope(start, end, inverse).y == 0
  }

  /// The pixels of a row, from `x` on.
  func row(
    _ y: Int, x: Int, count: Int, inverse: Transform, into line: UnsafeMutablePointer<UInt32>
  ) {
    guard count > 0 else { return }
    switch shape {
    case .linear(let start, let end):
      let slope = Slope(start, end, inverse)
      let first = slope.rest + slope.y * (Double(y) + 0.5)
      cpixels_gradient_row(
        line, count, first, slope.x, Double(x) + 0.5, table, Int32(Self.steps))
    case .radial(let center, let unit, let start, let end):
      each(y, x: x, count: count, inverse: inverse, into: line) { point in
        Self.radial(point, center, unit, start, end)
      }
    case .angular(let center, let start, let end):
      let turn = Turn(start, end)
      each(y, x: x, count: count, inverse: inverse, into: line) { point in
        turn.place(point, center)
      }
    }
  }

  @inline(__always)
  private static func radial(
    _ point: Point, _ center: Point, _ unit: Size, _ start: Double, _ end: Double
  ) -> Double {
    let span = end - start
    let distance = hypot((point.x - center.x) / unit.width, (point.y - center.y) / unit.height)
    return span == 0 ? (distance < end ? 0 : 1) : (distance - start) / span
  }

  /// The part of a turn that an angular gradient takes.
  private struct Turn {
    private let start: Double
    private let span: Double
    /// Of more than a turn the last one is drawn: it begins where these turns are over.
    private let hidden: Double

    init(_ start: Double, _ end: Double) {
      span = end - start
      hidden = max(0, abs(span) - 2 * .pi)
      self.start = hidden > 0 ? start + (span > 0 ? hidden : -hidden) : start
    }

    @inline(__always)
    func place(_ point: Point, _ center: Point) -> Double {
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

  /// How far along a linear gradient's line a pixel is: affine in x and y.
  private struct Slope {
    var x = 0.0
    var y = 0.0
    var rest = 1.0

    /// A line without length is at its end everywhere.
    init(_ start: Point, _ end: Point, _ inverse: Transform) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      guard square > 0, square.isFinite else { return }
      x = (inverse.a * dx + inverse.b * dy) / square
      y = (inverse.c * dx + inverse.d * dy) / square
      rest = ((inverse.tx - start.x) * dx + (inverse.ty - start.y) * dy) / square
    }
  }

  private func each(
    _ y: Int, x: Int, count: Int, inverse: Transform, into line: UnsafeMutablePointer<UInt32>,
    place: (Point) -> Double
  ) {
    for index in 0..<count {
      let point = inverse.apply(Point(Double(x + index) + 0.5, Double(y) + 0.5))
      line[index] = color(place(point))
    }
  }

  private func color(_ place: Double) -> UInt32 {
    // Written so that what is not a number comes to the first colour.
    let unit = place > 0 ? (place < 1 ? place : 1) : 0
    return table[Int(unit * Double(Self.steps) + 0.5)]
  }

  /// The colours at 0, 1/1024, … 1. Before the first and behind the last stop, their colours go
  /// on; two stops at one place make a hard edge.
  fileprivate static func table(_ stops: [GradientStop], opacity: Double) -> [UInt32] {
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

/// The colours of the gradients that were drawn last: a frame draws the same ones in several parts.
final class GradientTables {
  private struct Entry {
    let stops: [GradientStop]
    let opacity: Double
    let table: [UInt32]
  }

  /// The one used last at the end.
  private var entries: [Entry] = []
  private static let limit = 16

  func table(_ stops: [GradientStop], opacity: Double) -> [UInt32] {
    if let index = entries.lastIndex(where: { $0.opacity == opacity && $0.stops == stops }) {
      if index < entries.count - 1 { entries.append(entries.remove(at: index)) }
      return entries[entries.count - 1].table
    }
    let table = Gradient.table(stops, opacity: opacity)
    if entries.count >= Self.limit { entries.removeFirst() }
    entries.append(Entry(stops: stops, opacity: opacity, table: table))
    return table
  }
}
