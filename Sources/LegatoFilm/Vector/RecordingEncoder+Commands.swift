import LegatoDisplay

extension RecordingEncoder {
  mutating func write(
    _ commands: [DrawCommand], depth: Int, to writer: inout ByteWriter
  ) throws(FilmFailure) {
    writer.count(commands.count)
    for command in commands {
      switch command {
      case .fill(let geometry, let paint, let evenOdd):
        writer.byte(evenOdd ? 1 : 0)
        write(geometry, to: &writer)
        write(paint, to: &writer)
      case .stroke(let geometry, let style, let paint):
        writer.byte(2)
        write(geometry, to: &writer)
        writer.style(style)
        write(paint, to: &writer)
      case .text(let layout, let origin, let paint):
        writer.byte(3)
        writer.count(resources.text(layout))
        writer.point(origin)
        write(paint, to: &writer)
      case .image(let image, let rect, let opacity):
        writer.byte(4)
        writer.count(resources.image(image))
        writer.rect(rect)
        writer.number(opacity)
      case .group(let group):
        writer.byte(5)
        try write(group, depth: depth + 1, to: &writer)
      }
    }
  }

  private mutating func write(
    _ group: DrawGroup, depth: Int, to writer: inout ByteWriter
  ) throws(FilmFailure) {
    guard depth <= VectorFormat.maxGroupDepth else {
      throw FilmFailure(
        "A recording keeps groups of drawing up to \(VectorFormat.maxGroupDepth) deep in each"
          + " other.")
    }
    writer.transform(group.transform)
    writer.number(group.opacity)
    writer.blendMode(group.blendMode)
    writer.filters(group.filters)
    writer.flag(group.isIsolated)
    writer.flag(group.isAntialiased)
    writer.count(group.clips.count)
    for clip in group.clips {
      writer.flag(clip.isInverse)
      switch clip.area {
      case .geometry(let geometry, let transform, let evenOdd):
        writer.byte(0)
        write(geometry, to: &writer)
        writer.transform(transform)
        writer.flag(evenOdd)
      case .picture(let inner):
        writer.byte(1)
        try write(inner, depth: depth + 1, to: &writer)
      }
    }
    try write(group.commands, depth: depth, to: &writer)
  }

  mutating func write(_ geometry: Geometry, to writer: inout ByteWriter) {
    switch geometry {
    case .rect(let rect):
      writer.byte(0)
      writer.rect(rect)
    case .roundedRect(let rect, let radius, let continuous):
      writer.byte(continuous ? 2 : 1)
      writer.rect(rect)
      writer.number(radius.width)
      writer.number(radius.height)
    case .ellipse(let rect):
      writer.byte(3)
      writer.rect(rect)
    case .path(let path):
      writer.byte(4)
      writer.count(resources.path(path))
    }
  }

  private mutating func write(_ paint: Paint, to writer: inout ByteWriter) {
    switch paint {
    case .color(let color):
      writer.byte(0)
      writer.color(color)
    case .linearGradient(let stops, let start, let end):
      writer.byte(1)
      writer.count(resources.gradient(stops))
      writer.point(start)
      writer.point(end)
    case .radialGradient(let stops, let center, let start, let end):
      writer.byte(2)
      writer.count(resources.gradient(stops))
      writer.point(center)
      writer.number(start)
      writer.number(end)
    case .ellipticalGradient(let stops, let center, let unit, let start, let end):
      writer.byte(3)
      writer.count(resources.gradient(stops))
      writer.point(center)
      writer.number(unit.width)
      writer.number(unit.height)
      writer.number(start)
      writer.number(end)
    case .angularGradient(let stops, let center, let start, let end):
      writer.byte(4)
      writer.count(resources.gradient(stops))
      writer.point(center)
      writer.number(start)
      writer.number(end)
    case .image(let pattern):
      writer.byte(5)
      writer.count(resources.image(pattern.image))
      writer.rect(pattern.part)
      writer.rect(pattern.tile)
      writer.flag(pattern.isRepeated)
      writer.count(VectorFormat.smoothings.firstIndex(of: pattern.smoothing) ?? 0)
    case .backdrop(let backdrop):
      writer.byte(6)
      writer.number(backdrop.radius)
      writer.numbers(backdrop.matrix)
      writer.color(backdrop.ground)
      writer.number(backdrop.opacity)
    }
  }
}

extension ByteWriter {
  mutating func blendMode(_ mode: BlendMode) {
    count(VectorFormat.blendModes.firstIndex(of: mode) ?? 0)
  }

  fileprivate mutating func style(_ style: LineStyle) {
    number(style.width)
    count(VectorFormat.caps.firstIndex(of: style.cap) ?? 0)
    count(VectorFormat.joins.firstIndex(of: style.join) ?? 0)
    number(style.miterLimit)
    numbers(style.dash)
    number(style.dashPhase)
    flag(style.isAntialiased)
  }

  mutating func filters(_ filters: [Filter]) {
    count(filters.count)
    for filter in filters {
      switch filter {
      case .blur(let radius, let opaque):
        byte(opaque ? 1 : 0)
        number(radius)
      case .shadow(let tint, let radius, let offset):
        byte(2)
        color(tint)
        number(radius)
        point(offset)
      case .colorMatrix(let matrix):
        byte(3)
        numbers(matrix)
      case .luminanceToAlpha: byte(4)
      case .alphaThreshold(let min, let max, let tint):
        byte(5)
        number(min)
        number(max)
        color(tint)
      }
    }
  }
}
