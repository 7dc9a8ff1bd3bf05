import LegatoDisplay

extension DrawnMark {
  /// Everything that a frame marks, in the order in which it is painted.
  ///
  /// - Parameter layers: the layers below which marks count; all count where there is no such list.
  package static func all(
    in list: DisplayList, below layers: Set<LayerID>? = nil
  ) -> [DrawnMark] {
    var collector = MarkCollector(list, below: layers)
    collector.visit(list.root, MarkContext(list))
    return collector.marks
  }
}

/// What lies between a command and the surface.
private struct MarkContext {
  var projection = Projection.identity
  var opacity = 1.0
  var blur = 0.0
  var seen: Rect
  /// Innermost first.
  var colors: [[Double]] = []
  var shadows: [(color: DisplayColor, radius: Double, offset: Point)] = []
  var isMask = false

  init(_ list: DisplayList) {
    seen = Rect(0, 0, list.size.width, list.size.height)
  }

  /// How much a length grows on its way to the surface, as the square root of areas.
  var lengthScale: Double {
    let (a, b, c, d) = (projection.m11, projection.m12, projection.m21, projection.m22)
    return abs(a * d - b * c).squareRoot() / max(abs(projection.m33), 1e-9)
  }

  mutating func apply(_ filters: [Filter]) {
    let scale = lengthScale
    for filter in filters {
      switch filter {
      case .blur(let radius, _): blur += max(radius, 0) * scale
      case .colorMatrix(let matrix): colors.insert(matrix, at: 0)
      case .shadow(let color, let radius, let offset):
        shadows.append((color, max(radius, 0) * scale, Point(offset.x * scale, offset.y * scale)))
      case .luminanceToAlpha, .alphaThreshold: break
      }
    }
  }

  mutating func clip(to box: Rect) {
    // A blur and a shadow spread before the clip: what is clipped is what is seen.
    seen = seen.intersection(projection.bounds(of: box))
  }
}

private struct MarkCollector {
  let list: DisplayList
  var marks: [DrawnMark] = []
  private let starts: Set<LayerID>
  /// Whether the layer that is visited is one that counts.
  private var counts: Bool
  private var layer: UInt32 = 0
  private var name = ""
  private var index = 0

  init(_ list: DisplayList, below starts: Set<LayerID>?) {
    self.list = list
    self.starts = starts ?? []
    counts = starts == nil
  }

  mutating func visit(_ id: LayerID, _ outer: MarkContext) {
    guard let layer = list[id] else { return }
    let counted = counts
    if starts.contains(id) { counts = true }
    defer { counts = counted }
    let own = Projection(layer.transform)
    var context = outer
    context.projection = (layer.projection?.then(own) ?? own).then(outer.projection)
    context.opacity *= min(max(layer.opacity, 0), 1)
    if let clip = layer.clip { context.clip(to: clip.geometry.bounds) }
    context.apply(layer.filters)
    if counts, context.opacity > 0, !layer.commands.isEmpty {
      (self.layer, name, index) = (id.number, layer.name, 0)
      for command in layer.commands { add(command, context) }
    }
    if let mask = layer.mask {
      var inner = context
      inner.isMask = true
      visit(mask, inner)
    }
    for child in layer.children { visit(child, context) }
  }

  private mutating func add(_ command: DrawCommand, _ context: MarkContext) {
    switch command {
    case .fill(let geometry, let paint, _):
      mark(.fill, geometry, shape(geometry, context), paint, context)
    case .stroke(let geometry, let style, let paint):
      let scale = context.lengthScale
      let numbers = [style.width * scale, style.dashPhase * scale]
      mark(.stroke, geometry, numbers + shape(geometry, context), paint, context)
    case .text(let layout, let origin, let paint):
      var colors = inks(of: paint, context)
      for run in layout.runs {
        if let color = run.color { colors += ink(color, context) }
      }
      let box = layout.inkBounds.offset(origin.x, origin.y)
      mark(.text(layout.text), box, [], [], colors, context)
    case .image(let image, let rect, let opacity):
      let alpha = DisplayColor(0.5, 0.5, 0.5, min(max(opacity, 0), 1))
      mark(.image(ObjectIdentifier(image)), rect, [], [], ink(alpha, context), context)
    case .group(let group): add(group, context)
    }
  }

  private mutating func add(_ group: DrawGroup, _ outer: MarkContext) {
    var context = outer
    context.opacity *= min(max(group.opacity, 0), 1)
    for clip in group.clips where !clip.isInverse {
      switch clip.area {
      case .geometry(let geometry, let transform, _):
        context.clip(to: transform.bounds(of: geometry.bounds))
      case .picture(let picture): context.clip(to: picture.bounds)
      }
    }
    context.apply(group.filters)
    context.projection = Projection(group.transform).then(context.projection)
    for command in group.commands { add(command, context) }
  }

  // MARK: Parts of a mark

  private mutating func mark(
    _ kind: DrawnMark.Kind, _ geometry: Geometry, _ shape: [Double], _ paint: Paint,
    _ context: MarkContext
  ) {
    // A gradient that moves over a shape that rests is a motion too.
    let points = paint.points
    var kind = kind
    if case .backdrop = paint { kind = .backdrop }
    if case .image(let pattern) = paint { kind = .image(ObjectIdentifier(pattern.image)) }
    // Control points say nothing of where a path is: an arc has others with every part of a turn.
    if case .path(let data) = geometry {
      mark(kind, data.drawnBounds, points, shape, inks(of: paint, context), context)
    } else {
      mark(kind, geometry.bounds, points, shape, inks(of: paint, context), context)
    }
  }

  private mutating func mark(
    _ kind: DrawnMark.Kind, _ box: Rect, _ points: [Point], _ shape: [Double], _ ink: [Double],
    _ context: MarkContext
  ) {
    let corners = box.corners.map { context.projection.image(of: $0) ?? .zero }
    let images = points.map { context.projection.image(of: $0) ?? .zero }
    let place = (corners + images).flatMap { [$0.x, $0.y] }
    let key = DrawnMark.Key(layer: layer, index: index)
    index += 1
    let spread = 3 * context.blur
    let around = Rect(around: corners).inset(by: -spread)
    marks.append(
      DrawnMark(
        key: key, name: name, kind: context.isMask ? .mask : kind, place: place, shape: shape,
        blur: context.blur, ink: ink, seen: around.intersection(context.seen)))
    guard !context.shadows.isEmpty, !context.isMask else { return }
    let alpha = stride(from: 3, to: ink.count, by: 4).reduce(0) { max($0, ink[$1]) }
    for shadow in context.shadows {
      let offset = shadow.offset
      let cast = corners.flatMap { [$0.x + offset.x, $0.y + offset.y] }
      let color = shadow.color
      let faded = color.alpha * alpha
      marks.append(
        DrawnMark(
          key: DrawnMark.Key(layer: layer, index: index), name: name, kind: .shadow, place: cast,
          shape: [], blur: context.blur + shadow.radius,
          ink: [color.red * faded, color.green * faded, color.blue * faded, faded],
          seen: around.inset(by: -3 * shadow.radius).offset(offset.x, offset.y)
            .intersection(context.seen)))
      index += 1
    }
  }

  private func shape(_ geometry: Geometry, _ context: MarkContext) -> [Double] {
    let scale = context.lengthScale
    return switch geometry {
    case .rect: [0, 0]
    case .roundedRect(let rect, let radius, _):
      // A radius beyond half of the side is drawn as half of it.
      [
        min(radius.width, rect.width / 2) * scale, min(radius.height, rect.height / 2) * scale,
      ]
    case .ellipse(let rect): [rect.width / 2 * scale, rect.height / 2 * scale]
    case .path: []
    }
  }

  private func ink(_ color: DisplayColor, _ context: MarkContext) -> [Double] {
    var (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
    for matrix in context.colors where matrix.count == 20 {
      func row(_ start: Int) -> Double {
        let sum =
          matrix[start] * red + matrix[start + 1] * green + matrix[start + 2] * blue
          + matrix[start + 3] * alpha + matrix[start + 4]
        return min(max(sum, 0), 1)
      }
      (red, green, blue, alpha) = (row(0), row(5), row(10), row(15))
    }
    let opacity = min(max(alpha, 0), 1) * context.opacity
    return [red * opacity, green * opacity, blue * opacity, opacity]
  }

  private func inks(of paint: Paint, _ context: MarkContext) -> [Double] {
    switch paint {
    case .color(let color): ink(color, context)
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
      // At equal distances, so that gradients with other stops can be compared.
      (0...8).flatMap { ink(stops.color(at: Double($0) / 8), context) }
    case .image: ink(DisplayColor(0.5, 0.5, 0.5), context)
    case .backdrop(let backdrop): ink(DisplayColor(0.5, 0.5, 0.5, backdrop.opacity), context)
    }
  }
}

extension [GradientStop] {
  /// The colour at a place, 0…1, between the nearest stops.
  fileprivate func color(at location: Double) -> DisplayColor {
    guard let first, let last else { return .clear }
    if location <= first.location { return first.color }
    for (left, right) in zip(self, dropFirst()) where location <= right.location {
      let width = right.location - left.location
      let part = width > 0 ? (location - left.location) / width : 1
      func mix(_ value: KeyPath<DisplayColor, Double>) -> Double {
        left.color[keyPath: value] * (1 - part) + right.color[keyPath: value] * part
      }
      return DisplayColor(mix(\.red), mix(\.green), mix(\.blue), mix(\.alpha))
    }
    return last.color
  }
}

extension Paint {
  /// Where a gradient lies.
  fileprivate var points: [Point] {
    switch self {
    case .linearGradient(_, let start, let end): [start, end]
    case .radialGradient(_, let center, let inner, let outer):
      [center, Point(center.x + inner, center.y), Point(center.x + outer, center.y)]
    case .ellipticalGradient(_, let center, let unit, let inner, let outer):
      [
        center, Point(center.x + inner * unit.width, center.y + inner * unit.height),
        Point(center.x + outer * unit.width, center.y + outer * unit.height),
      ]
    case .color, .angularGradient, .image, .backdrop: []
    }
  }
}

extension PathData {
  /// The box around the path itself, from eight points of every curve: to a hundredth of a radius.
  fileprivate var drawnBounds: Rect {
    var points: [Point] = []
    var last = Point.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        points.append(point)
        last = point
      case .quad(let point, let control):
        points += Self.points(last, control, control, point, isQuad: true)
        last = point
      case .curve(let point, let control1, let control2):
        points += Self.points(last, control1, control2, point, isQuad: false)
        last = point
      case .close: break
      }
    }
    return Rect(around: points)
  }

  private static func points(
    _ start: Point, _ control1: Point, _ control2: Point, _ end: Point, isQuad: Bool
  ) -> [Point] {
    (1...8).map { step in
      let t = Double(step) / 8
      let u = 1 - t
      let weights =
        isQuad
        ? [u * u, 2 * u * t, 0, t * t] : [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      let points = zip([start, control1, control2, end], weights)
      return points.reduce(Point.zero) {
        Point($0.x + $1.0.x * $1.1, $0.y + $1.0.y * $1.1)
      }
    }
  }
}
