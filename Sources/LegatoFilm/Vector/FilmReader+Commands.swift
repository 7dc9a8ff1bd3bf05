import LegatoDisplay

extension FilmReader {
  func readCommands(
    _ reader: inout VectorReader, depth: Int
  ) throws(FilmFailure) -> [DrawCommand] {
    try reader.list(of: 2) { reader throws(FilmFailure) in
      let kind = try reader.byte()
      switch kind {
      case 0, 1:
        return .fill(try readGeometry(&reader), try readPaint(&reader), evenOdd: kind == 1)
      case 2:
        return .stroke(try readGeometry(&reader), try reader.style(), try readPaint(&reader))
      case 3:
        return .text(
          try reader.choice(of: texts), at: try reader.point(), try readPaint(&reader))
      case 4:
        return .image(
          try reader.choice(of: images), in: try reader.rect(), opacity: try reader.number())
      case 5: return .group(try readGroup(&reader, depth: depth + 1))
      default: throw VectorReader.damaged("something is drawn in no known way")
      }
    }
  }

  private func readGroup(
    _ reader: inout VectorReader, depth: Int
  ) throws(FilmFailure) -> DrawGroup {
    guard depth <= VectorFormat.maxGroupDepth else {
      throw VectorReader.damaged("its groups lie too deep in each other")
    }
    var group = DrawGroup(transform: try reader.transform(), [])
    group.opacity = try reader.number()
    group.blendMode = try reader.choice(of: VectorFormat.blendModes)
    group.filters = try reader.filters()
    group.isIsolated = try reader.flag()
    group.isAntialiased = try reader.flag()
    group.clips = try reader.list(of: 2) { reader throws(FilmFailure) in
      let isInverse = try reader.flag()
      switch try reader.byte() {
      case 0:
        return DrawGroup.Clip(
          .geometry(
            try readGeometry(&reader), try reader.transform(), evenOdd: try reader.flag()),
          isInverse: isInverse)
      case 1:
        return DrawGroup.Clip(
          .picture(try readGroup(&reader, depth: depth + 1)), isInverse: isInverse)
      default: throw VectorReader.damaged("something is clipped in no known way")
      }
    }
    group.commands = try readCommands(&reader, depth: depth)
    return group
  }

  func readGeometry(_ reader: inout VectorReader) throws(FilmFailure) -> Geometry {
    let kind = try reader.byte()
    switch kind {
    case 0: return .rect(try reader.rect())
    case 1, 2:
      let rect = try reader.rect()
      let radius = Size(try reader.number(), try reader.number())
      return .roundedRect(rect, radius: radius, continuous: kind == 2)
    case 3: return .ellipse(try reader.rect())
    case 4: return .path(try reader.choice(of: paths))
    default: throw VectorReader.damaged("a shape is of no known kind")
    }
  }

  private func readPaint(_ reader: inout VectorReader) throws(FilmFailure) -> Paint {
    switch try reader.byte() {
    case 0: return .color(try reader.color())
    case 1:
      return .linearGradient(
        try reader.choice(of: gradients), start: try reader.point(), end: try reader.point())
    case 2:
      return .radialGradient(
        try reader.choice(of: gradients), center: try reader.point(),
        startRadius: try reader.number(), endRadius: try reader.number())
    case 3:
      return .ellipticalGradient(
        try reader.choice(of: gradients), center: try reader.point(),
        unit: Size(try reader.number(), try reader.number()), startRadius: try reader.number(),
        endRadius: try reader.number())
    case 4:
      return .angularGradient(
        try reader.choice(of: gradients), center: try reader.point(),
        startAngle: try reader.number(), endAngle: try reader.number())
    case 5:
      let image = try reader.choice(of: images)
      return .image(
        ImagePattern(
          image, part: try reader.rect(), tile: try reader.rect(), isRepeated: try reader.flag(),
          smoothing: try reader.choice(of: VectorFormat.smoothings)))
    case 6:
      return .backdrop(
        Backdrop(
          radius: try reader.number(), matrix: try reader.numbers(), ground: try reader.color(),
          opacity: try reader.number()))
    default: throw VectorReader.damaged("a colour is of no known kind")
    }
  }
}

extension VectorReader {
  fileprivate mutating func style() throws(FilmFailure) -> LineStyle {
    var style = LineStyle(width: try number())
    style.cap = try choice(of: VectorFormat.caps)
    style.join = try choice(of: VectorFormat.joins)
    style.miterLimit = try number()
    style.dash = try numbers()
    style.dashPhase = try number()
    style.isAntialiased = try flag()
    return style
  }

  mutating func filters() throws(FilmFailure) -> [Filter] {
    try list { reader throws(FilmFailure) in
      let kind = try reader.byte()
      switch kind {
      case 0, 1: return .blur(radius: try reader.number(), opaque: kind == 1)
      case 2:
        return .shadow(
          try reader.color(), radius: try reader.number(), offset: try reader.point())
      case 3: return .colorMatrix(try reader.numbers())
      case 4: return .luminanceToAlpha
      case 5:
        return .alphaThreshold(
          min: try reader.number(), max: try reader.number(), color: try reader.color())
      default: throw Self.damaged("a filter is of no known kind")
      }
    }
  }
}
