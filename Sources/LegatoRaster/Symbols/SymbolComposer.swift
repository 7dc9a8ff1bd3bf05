import Glibc
import LegatoDisplay

/// Draws symbols from the signs of the fonts and from shapes, in the grid of 24 units.
struct SymbolComposer {
  let library: FontLibrary
  /// How much farther out each edge is than that of the regular weight.
  private let growth: Double
  /// Whether the symbol is a filled one: what is cut out of its areas grows, and does not shrink.
  private let isFilled: Bool

  init(library: FontLibrary, weight: SymbolWeight = .regular, isFilled: Bool = false) {
    self.init(library: library, growth: weight.growth * 24 / SymbolSetter.em, isFilled: isFilled)
  }

  private init(library: FontLibrary, growth: Double, isFilled: Bool) {
    self.library = library
    self.growth = growth
    self.isFilled = isFilled
  }

  private func with(growth: Double) -> SymbolComposer {
    SymbolComposer(library: library, growth: growth, isFilled: isFilled)
  }

  private func grown(_ contours: SymbolContours?) -> SymbolContours? {
    isFilled ? contours?.grownAsFilled(by: growth) : contours?.grown(by: growth)
  }

  /// - Returns: `nil` where a part of it is unknown, or a symbol is drawn from itself.
  func contours(_ symbol: Symbol, depth: Int = 0) -> SymbolContours? {
    guard depth < 12 else { return nil }
    func part(_ symbol: Symbol) -> SymbolContours? { contours(symbol, depth: depth + 1) }
    /// A part that is drawn larger or smaller then, whose lines are as heavy as all others all the same.
    func part(_ symbol: Symbol, scaled scale: Double) -> SymbolContours? {
      with(growth: scale > 0 ? growth / scale : growth)
        .contours(symbol, depth: depth + 1)
    }
    switch symbol {
    case .filled, .outlined, .sign: return grown(sign(symbol))
    case .text(let text): return grown(self.text(text))
    case .named(let name): return SymbolTable.symbol(name).flatMap(part)
    case .box(let width, let height, let radius, let line):
      return .box(
        Self.centered(width + 2 * growth, height + 2 * growth),
        radius: radius > 0 ? max(0, radius + growth) : 0, line: line > 0 ? line + 2 * growth : 0)
    case .dashes(let width, let height, let radius):
      return .dashes(Self.centered(width, height), radius: radius, line: line)
    case .line(let width, let numbers):
      let points = Self.points(numbers)
      return SymbolContours(
        lines: zip(points, points.dropFirst()).map {
          SymbolContours.bar($0, $1, width: max(0.2, width + 2 * growth))
        })
    case .area(let numbers):
      return grown(SymbolContours(lines: [Self.points(numbers)]).normalized)
    case .turned(let symbol, let degrees):
      let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      return part(symbol)?.transformed(
        Transform(c, s, -s, c, 12 - c * 12 + s * 12, 12 - s * 12 - c * 12))
    case .mirrored(let symbol): return part(symbol)?.transformed(Transform(-1, 0, 0, 1, 24, 0))
    case .flipped(let symbol): return part(symbol)?.transformed(Transform(1, 0, 0, -1, 0, 24))
    case .placed(let symbol, let scale, let x, let y):
      return part(symbol, scaled: scale)?.scaled(
        scale, about: Self.middle, to: Point(12 + 24 * x, 12 + 24 * y))
    case .sized(let symbol, let width, let height):
      return sized(symbol, width * 24 / SymbolSetter.em, height * 24 / SymbolSetter.em, depth)
    case .over(let symbols): return joined(symbols.map(part))
    case .row(let symbols): return row(symbols.map(part))
    case .hollow(let symbol): return part(symbol)?.hollowed(line: Self.outline + 2 * growth)
    case .slashed(let symbol): return part(symbol).map(slashed)
    case .dotted(let symbol): return part(symbol).map(dotted)
    case .badged(let symbol, let mark): return both(part(symbol), part(mark), badged)
    case .enclosed(let mark, let shape):
      return both(part(mark), part(shape)) { $1 + $0.marking($1) }
    case .cut(let mark, let shape):
      return both(part(mark), part(shape)) { $1 + $0.marking($1).backwards }
    case .pile(let back, let front): return both(part(back), part(front), piled)
    case .half(let outline, let filled, let half):
      return both(part(outline), part(filled)) { $0 + $1.inside(Self.area(half)) }
    }
  }

  private static let middle = Point(12, 12)
  private var line: Double { 1.55 + 2 * growth }
  /// The line of what is hollow: within it a sign has less room than beside it.
  private static let outline = 1.5
  /// The room between what is before and what is behind.
  private static let gap = 1.4

  private static func points(_ numbers: [Double]) -> [Point] {
    stride(from: 0, to: numbers.count - 1, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
  }

  private static func centered(_ width: Double, _ height: Double) -> Rect {
    Rect(12 - width / 2, 12 - height / 2, width, height)
  }

  private static func area(_ half: Symbol.Half) -> [Point] {
    let box =
      switch half {
      case .left: Rect(-12, -12, 24, 48)
      case .right: Rect(12, -12, 24, 48)
      case .top: Rect(-12, -12, 48, 24)
      case .bottom: Rect(-12, 12, 48, 24)
      }
    return SymbolContours.roundedRectangle(box, 0)
  }

  // MARK: Signs of fonts

  private func sign(_ symbol: Symbol) -> SymbolContours? {
    guard let (face, glyph, middle) = SymbolSource(library: library).glyph(symbol) else {
      return nil
    }
    return contours(glyph, of: face, x: 0, middle: middle)
  }

  private func contours(_ glyph: UInt32, of face: Face, x: Double, middle: Double)
    -> SymbolContours?
  {
    let lines = face.withOutline(glyph) { OutlineFlattener.lines(of: $0) }
    guard let lines else { return nil }
    let unit = 24 / face.unitsPerEm
    return SymbolContours(lines: lines).transformed(
      Transform(unit, 0, 0, -unit, 24 * x, 12 + 24 * middle)
    ).normalized
  }

  /// Text in the middle, with capital letters of 14 units, smaller where it is wide.
  private func text(_ text: String) -> SymbolContours? {
    let family = FontCatalogue.Family.text
    let face = library.face(library.number(family: family, weight: 600, isItalic: false))
    let fallback = library.face(
      library.number(family: FontCatalogue.Family.fallback, weight: 700, isItalic: false))
    var line = SymbolContours()
    var x = 0.0
    for scalar in text.unicodeScalars {
      let source = face.glyph(scalar.value) != 0 ? face : fallback
      let glyph = source.glyph(scalar.value)
      guard glyph != 0 else { return nil }
      line = line + (contours(glyph, of: source, x: x, middle: 0) ?? SymbolContours())
      x += source.advance(glyph)
    }
    let bounds = line.bounds
    let scale = min(14 / (24 * face.capHeight), 20 / max(bounds.width, 1))
    return line.scaled(scale, about: Point(bounds.midX, bounds.midY), to: Self.middle)
  }

  // MARK: Compositions

  /// As large as is said in the regular weight, and by as much larger in others as their lines are.
  private func sized(_ symbol: Symbol, _ width: Double, _ height: Double, _ depth: Int)
    -> SymbolContours?
  {
    let regular = with(growth: 0).contours(symbol, depth: depth + 1)
    let box = Self.centered(width, height)
    guard growth != 0, let regular else { return regular?.stretched(to: box) }
    let bounds = regular.bounds
    guard bounds.width > 0, bounds.height > 0 else { return regular }
    let (x, y) = (width / bounds.width, height / bounds.height)
    return with(growth: growth * 2 / (x + y))
      .contours(symbol, depth: depth + 1)?
      .transformed(Transform(x, 0, 0, y, box.x - x * bounds.x, box.y - y * bounds.y))
  }

  private func joined(_ parts: [SymbolContours?]) -> SymbolContours? {
    parts.contains { $0 == nil }
      ? nil : SymbolContours(lines: parts.compactMap(\.self).flatMap(\.lines))
  }

  private func both(
    _ first: SymbolContours?, _ second: SymbolContours?,
    _ made: (SymbolContours, SymbolContours) -> SymbolContours
  ) -> SymbolContours? {
    guard let first, let second else { return nil }
    return made(first, second)
  }

  /// Side by side, on one middle line.
  private func row(_ parts: [SymbolContours?]) -> SymbolContours? {
    guard joined(parts) != nil else { return nil }
    var x = 0.0
    var row = SymbolContours()
    for part in parts.compactMap(\.self) {
      let bounds = part.bounds
      row = row + part.transformed(Transform(1, 0, 0, 1, x - bounds.x, 0))
      x += bounds.width + Self.gap
    }
    return row.scaled(
      min(1, 22 / max(row.bounds.width, 1)), about: Point(row.bounds.midX, 12), to: Self.middle)
  }

  private func slashed(_ base: SymbolContours) -> SymbolContours {
    let (from, to) = (Point(3.5, 3.5), Point(20.5, 20.5))
    let room = SymbolContours.bar(from, to, width: line + 2 * Self.gap)
    return base.outside(room)
      + SymbolContours(lines: [SymbolContours.bar(from, to, width: line)])
  }

  private func dotted(_ base: SymbolContours) -> SymbolContours {
    let place = Point(18.5, 5.5)
    return base.outside(SymbolContours.disc(place, 3.8 + Self.gap))
      + SymbolContours(lines: [SymbolContours.disc(place, 3.8)])
  }

  private func badged(_ base: SymbolContours, _ mark: SymbolContours) -> SymbolContours {
    let (place, radius) = (Point(18, 18), 5.4)
    let disc = SymbolContours(lines: [SymbolContours.disc(place, radius)])
    let room = Rect(place.x - 3.1, place.y - 3.1, 6.2, 6.2)
    return base.outside(SymbolContours.disc(place, radius + Self.gap)) + disc
      + mark.fitted(room).backwards
  }

  private func piled(_ back: SymbolContours, _ front: SymbolContours) -> SymbolContours {
    let behind = back.scaled(0.76, about: Self.middle, to: Point(9.4, 9.4))
    let before = front.scaled(0.76, about: Self.middle, to: Point(14.6, 14.6))
    let bounds = before.bounds
    let larger = before.transformed(
      Transform.scale(
        1 + 2 * Self.gap / max(bounds.width, 1), 1 + 2 * Self.gap / max(bounds.height, 1),
        about: Point(bounds.midX, bounds.midY)))
    return behind.outside(larger.hull) + before
  }
}

extension SymbolContours {
  /// As large as a mark is in a shape.
  fileprivate func marking(_ shape: SymbolContours) -> SymbolContours {
    let bounds = shape.bounds
    let (width, height) = (bounds.width * 0.54, bounds.height * 0.5)
    return fitted(Rect(bounds.midX - width / 2, bounds.midY - height / 2, width, height))
  }
}

extension Transform {
  fileprivate static func scale(_ x: Double, _ y: Double, about point: Point) -> Transform {
    Transform(x, 0, 0, y, point.x * (1 - x), point.y * (1 - y))
  }
}
