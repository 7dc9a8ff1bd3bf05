import LegatoDisplay

/// A symbol that has been found: its glyph, and how it is painted.
struct SymbolDrawing {
  let name: String
  let layout: TextLayout
  var mode = SymbolRenderingMode.Kind.monochrome
  /// 0…1: how much of it shows in full.
  var value = 1.0

  /// How opaque the part beyond the value is.
  private static let rest = 0.3
  /// How opaque the second layer is in hierarchical symbols.
  private static let secondLayer = 0.25

  /// - Parameters:
  ///   - given: the name, before the environment's variants are applied.
  ///   - value: 0…1, how much of it shows in full; `nil` and NaN are treated as 1.
  /// - Returns: `nil` where the engine has no such symbol.
  init?(
    _ given: String, value: Double?, mode: SymbolRenderingMode?, in values: EnvironmentValues,
    font: FontDescriptor, engine: any TextLayoutEngine
  ) {
    let names = values.symbolVariants == .none ? [given] : values.symbolVariants.names(for: given)
    var found: (String, TextLayout)?
    for name in names where found == nil {
      found = engine.symbol(name, font: font).map { (name, $0) }
    }
    guard let found else { return nil }
    (name, layout) = found
    self.mode = mode?.kind ?? values.symbolRenderingMode?.kind ?? .monochrome
    self.value = value.map { $0.isNaN ? 1 : min(max($0, 0), 1) } ?? 1
  }

  /// Whether it is drawn as one glyph in one paint.
  var isPlain: Bool { value >= 1 && (mode == .monochrome || !(hasInside || color != nil)) }

  /// The commands that draw it with its top left at a corner.
  ///
  /// - Parameters:
  ///   - paint: the first level of the foreground style.
  ///   - second: its second level, of which a palette's second layer is made.
  func commands(at corner: Point, _ paint: Paint, second: Paint?) -> [DrawCommand] {
    let painted = layers(at: corner, paint, second: second)
    guard value < 1 else { return painted }
    let box = layout.inkBounds.offset(corner.x, corner.y)
    let full = Rect(box.x, box.y, box.width * value, box.height)
    let dim = Rect(full.maxX, box.y, box.width - full.width, box.height)
    func part(_ area: Rect, opacity: Double) -> DrawCommand {
      .group(
        DrawGroup(
          opacity: opacity,
          clips: [DrawGroup.Clip(.geometry(.rect(area), .identity, evenOdd: false))], painted))
    }
    return [part(full, opacity: 1), part(dim, opacity: Self.rest)]
  }

  private func layers(at corner: Point, _ paint: Paint, second: Paint?) -> [DrawCommand] {
    let glyph = { (paint: Paint) in DrawCommand.text(layout, at: corner, paint) }
    switch mode {
    case .monochrome: return [glyph(paint)]
    case .multicolor:
      guard let color else { return [glyph(paint)] }
      return hasInside ? [inside(at: corner, .color(.white)), glyph(color)] : [glyph(color)]
    case .palette:
      guard hasInside, let second else { return [glyph(paint)] }
      return [inside(at: corner, paint), glyph(second)]
    case .hierarchical:
      guard hasInside else { return [glyph(paint)] }
      return [
        inside(at: corner, paint),
        .group(DrawGroup(opacity: Self.secondLayer, [glyph(paint)])),
      ]
    }
  }

  // MARK: Layers

  /// The shapes around a sign that is left out of them.
  private var hasInside: Bool {
    ["circle", "square", "seal", "octagon", "triangle", "shield", "diamond"].contains {
      name.hasSuffix(".\($0).fill")
    }
  }

  /// What shows through the glyph within its shape: the sign.
  private func inside(at corner: Point, _ paint: Paint) -> DrawCommand {
    let box = layout.inkBounds.offset(corner.x, corner.y)
    // The shape's own edge must not let anything through: the field ends a little within.
    var field = box.inset(by: min(box.width, box.height) * 0.14)
    if name.contains("triangle") {
      // The sign is about a fifth as wide as the triangle, and in its lower part.
      field = Rect(
        box.midX - box.width * 0.12, box.y + box.height * 0.34, box.width * 0.24,
        box.height * 0.56)
    }
    let isRound = !name.contains("square") && !name.contains("triangle")
    let geometry: Geometry = isRound ? .ellipse(field) : .rect(field)
    return .group(
      DrawGroup(
        clips: [
          DrawGroup.Clip(
            .picture(DrawGroup([.text(layout, at: corner, .color(.black))])), isInverse: true)
        ], [.fill(geometry, paint, evenOdd: false)]))
  }

  /// The colour of its own that a symbol has.
  private var color: Paint? {
    SymbolColors.color(of: name).map { .color($0.display(.light)) }
  }
}

/// The colours that symbols have of themselves, by the first part of their names.
enum SymbolColors {
  static func color(of name: String) -> SystemColor? {
    var parts = name.split(separator: ".")
    guard parts.contains("fill") || parts.count == 1 else { return nil }
    while !parts.isEmpty {
      if let color = table[parts.joined(separator: ".")] { return color }
      parts.removeLast()
    }
    return nil
  }

  private static let table: [String: SystemColor] = [
    "exclamationmark.triangle": .yellow, "exclamationmark.octagon": .red,
    "exclamationmark.circle": .red, "checkmark.circle": .green, "checkmark.seal": .green,
    "checkmark.shield": .green, "xmark.circle": .red, "xmark.octagon": .red, "minus.circle": .red,
    "plus.circle": .green, "questionmark.circle": .blue, "info.circle": .blue, "heart": .red,
    "star": .yellow, "bolt": .yellow, "flame": .orange, "leaf": .green, "drop": .blue,
    "sun.max": .yellow, "moon": .indigo, "moon.stars": .indigo, "bell": .yellow, "flag": .orange,
    "gift": .red, "phone": .green, "video": .green, "trash": .red, "folder": .cyan,
    "envelope": .blue, "bookmark": .red, "lightbulb": .yellow, "trophy": .yellow,
  ]
}
