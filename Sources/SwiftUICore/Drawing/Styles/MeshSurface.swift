import LegatoDisplay

/// A mesh with colours as they are shown, and how it is painted.
struct MeshSurface: Hashable {
  /// A point of the mesh; tangents are `nil` where they follow from the neighbours.
  struct Vertex: Hashable {
    var position: SIMD2<Double>
    /// Half the way to the neighbours on the left and right, and above and below: what Bézier's control points
    /// are, three times over, for Hermite.
    var before: SIMD2<Double>?
    var after: SIMD2<Double>?
    var above: SIMD2<Double>?
    var below: SIMD2<Double>?

    init(_ point: SIMD2<Float>) { position = Self.usable(point) }

    init(_ point: MeshGradient.BezierPoint) {
      position = Self.usable(point.position)
      before = 3 * (position - Self.usable(point.leadingControlPoint))
      after = 3 * (Self.usable(point.trailingControlPoint) - position)
      above = 3 * (position - Self.usable(point.topControlPoint))
      below = 3 * (Self.usable(point.bottomControlPoint) - position)
    }

    /// Within ten frames' widths; what is no number is 0.
    private static func usable(_ point: SIMD2<Float>) -> SIMD2<Double> {
      func number(_ value: Float) -> Double {
        value.isFinite ? min(max(Double(value), -10), 10) : 0
      }
      return SIMD2(number(point.x), number(point.y))
    }
  }

  let width: Int
  let height: Int
  private var vertices: [Vertex]
  /// Red, green, blue and alpha, or those of Oklab.
  private var colors: [SIMD4<Double>]
  private let background: DisplayColor
  private let isSmooth: Bool
  private let isPerceptual: Bool

  /// The samples on a side.
  private static let side = 128
  /// Into how many pieces a patch is cut on each side.
  private static let pieces = 12

  /// - Returns: `nil` where there are not as many vertices and colours as the mesh has places, or too many.
  init?(
    width: Int, height: Int, vertices: [Vertex], colors: [DisplayColor], background: DisplayColor,
    isSmooth: Bool, isPerceptual: Bool
  ) {
    guard (2...32).contains(width), (2...32).contains(height), vertices.count == width * height,
      colors.count == width * height
    else { return nil }
    self.width = width
    self.height = height
    self.vertices = vertices
    self.background = background
    self.isSmooth = isSmooth
    self.isPerceptual = isPerceptual
    self.colors = colors.map { color in
      guard isPerceptual else { return SIMD4(color.red, color.green, color.blue, color.alpha) }
      let lanes = Oklab.vector(color).lanes
      return SIMD4(lanes.x, lanes.y, lanes.z, lanes.w)
    }
  }

  /// What is animated: places, and colours.
  var vector: AnimatableVector {
    get {
      AnimatableVector(
        vertices.flatMap { [$0.position.x, $0.position.y] }
          + colors.flatMap { [$0.x, $0.y, $0.z, $0.w] })
    }
    set {
      let numbers = newValue.components
      guard numbers.count == 6 * vertices.count else { return }
      for index in vertices.indices {
        let moved = SIMD2(numbers[2 * index], numbers[2 * index + 1])
        vertices[index].position = moved
      }
      let start = 2 * vertices.count
      for index in colors.indices {
        let place = start + 4 * index
        colors[index] = SIMD4(
          numbers[place], numbers[place + 1], numbers[place + 2], numbers[place + 3])
      }
    }
  }

  var style: ResolvedStyle {
    .image(
      ResolvedImagePaint(
        image: image, part: Rect(0, 0, 1, 1), tile: Size(0, 0), fillsFrame: true))
  }

  // MARK: Curves

  private func vertex(_ column: Int, _ row: Int) -> Vertex { vertices[row * width + column] }

  /// The direction in which a line runs through a place, from its neighbours.
  private func tangent<V: SIMD>(
    _ values: (Int) -> V, _ index: Int, _ count: Int
  ) -> V where V.Scalar == Double {
    let (first, last) = (max(index - 1, 0), min(index + 1, count - 1))
    return (values(last) - values(first)) / V.Scalar(last - first)
  }

  private func hermite<V: SIMD>(_ a: V, _ ta: V, _ b: V, _ tb: V, _ t: Double) -> V
  where V.Scalar == Double {
    let (square, cube) = (t * t, t * t * t)
    let first = (2 * cube - 3 * square + 1) * a + (cube - 2 * square + t) * ta
    return first + (3 * square - 2 * cube) * b + (cube - square) * tb
  }

  /// A place of a row of the mesh, and the tangents there towards the rows beside it.
  private func along(_ row: Int, _ column: Int, _ t: Double) -> SIMD2<Double> {
    let (left, right) = (vertex(column, row), vertex(column + 1, row))
    let place = { (index: Int) in vertex(index, row).position }
    return hermite(
      left.position, left.after ?? tangent(place, column, width), right.position,
      right.before ?? tangent(place, column + 1, width), t)
  }

  private func across(_ column: Int, _ row: Int, isBelow: Bool) -> SIMD2<Double> {
    let vertex = vertex(column, row)
    let own = isBelow ? vertex.below : vertex.above
    return own ?? tangent({ self.vertex(column, $0).position }, row, height)
  }

  private func position(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD2<Double> {
    let top = along(row, column, u)
    let bottom = along(row + 1, column, u)
    let start =
      across(column, row, isBelow: true) * (1 - u) + across(column + 1, row, isBelow: true) * u
    let end =
      across(column, row + 1, isBelow: false) * (1 - u)
      + across(column + 1, row + 1, isBelow: false) * u
    return hermite(top, start, bottom, end, v)
  }

  private func color(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD4<Double> {
    func at(_ column: Int, _ row: Int) -> SIMD4<Double> { colors[row * width + column] }
    guard isSmooth else {
      let top = at(column, row) * (1 - u) + at(column + 1, row) * u
      return top * (1 - v) + (at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u) * v
    }
    func along(_ row: Int) -> SIMD4<Double> {
      let place = { (index: Int) in at(index, row) }
      return hermite(
        at(column, row), tangent(place, column, width), at(column + 1, row),
        tangent(place, column + 1, width), u)
    }
    let rows = { (row: Int) in along(row) }
    return hermite(
      along(row), tangent(rows, row, height), along(row + 1), tangent(rows, row + 1, height), v)
  }

  // MARK: Pixels

  private var image: ImageData {
    let side = Self.side
    var pixels = [UInt8](repeating: 0, count: 4 * side * side)
    let ground = bytes(SIMD4(background.red, background.green, background.blue, background.alpha))
    if ground != .zero {
      for index in 0..<(side * side) { set(4 * index, ground, in: &pixels) }
    }
    for row in 0..<(height - 1) {
      for column in 0..<(width - 1) { paint(column, row, into: &pixels) }
    }
    return ImageData(width: side, height: side, pixels: pixels)
  }

  private func paint(_ column: Int, _ row: Int, into pixels: inout [UInt8]) {
    let count = Self.pieces
    var places: [SIMD2<Double>] = []
    var shades: [SIMD4<Double>] = []
    for v in 0...count {
      for u in 0...count {
        let (x, y) = (Double(u) / Double(count), Double(v) / Double(count))
        places.append(position(column, row, x, y) * Double(Self.side))
        shades.append(color(column, row, x, y))
      }
    }
    for v in 0..<count {
      for u in 0..<count {
        let a = v * (count + 1) + u
        let (b, c, d) = (a + 1, a + count + 1, a + count + 2)
        triangle([a, b, c], places, shades, into: &pixels)
        triangle([b, d, c], places, shades, into: &pixels)
      }
    }
  }

  /// Fills the pixels whose centres a triangle has. Edges belong to both sides, so that nothing shows between.
  private func triangle(
    _ corners: [Int], _ places: [SIMD2<Double>], _ shades: [SIMD4<Double>],
    into pixels: inout [UInt8]
  ) {
    let (a, b, c) = (places[corners[0]], places[corners[1]], places[corners[2]])
    let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    guard abs(area) > 1e-9 else { return }
    let side = Double(Self.side)
    let left = Int(max(min(a.x, b.x, c.x) - 0.5, 0).rounded(.up))
    let right = Int(min(max(a.x, b.x, c.x) - 0.5, side - 1).rounded(.down))
    let top = Int(max(min(a.y, b.y, c.y) - 0.5, 0).rounded(.up))
    let bottom = Int(min(max(a.y, b.y, c.y) - 0.5, side - 1).rounded(.down))
    guard left <= right, top <= bottom else { return }
    for y in top...bottom {
      for x in left...right {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let first = ((b.x - px) * (c.y - py) - (c.x - px) * (b.y - py)) / area
        let second = ((c.x - px) * (a.y - py) - (a.x - px) * (c.y - py)) / area
        let third = 1 - first - second
        guard first >= -1e-6, second >= -1e-6, third >= -1e-6 else { continue }
        var shade = shades[corners[0]] * first + shades[corners[1]] * second
        shade += shades[corners[2]] * third
        let new = bytes(isPerceptual ? Self.encoded(shade) : shade)
        set(4 * (y * Self.side + x), new, in: &pixels)
      }
    }
  }

  private static func encoded(_ lanes: SIMD4<Double>) -> SIMD4<Double> {
    let color = Oklab.color(AnimatableQuad(lanes))
    return SIMD4(color.red, color.green, color.blue, color.alpha)
  }

  private func set(_ place: Int, _ color: SIMD4<UInt8>, in pixels: inout [UInt8]) {
    pixels[place] = color.x
    pixels[place + 1] = color.y
    pixels[place + 2] = color.z
    pixels[place + 3] = color.w
  }

  /// Premultiplied.
  private func bytes(_ color: SIMD4<Double>) -> SIMD4<UInt8> {
    let alpha = min(max(color.w, 0), 1)
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * alpha * 255).rounded()) }
    return SIMD4(byte(color.x), byte(color.y), byte(color.z), UInt8((alpha * 255).rounded()))
  }
}
