import LegatoDisplay

@testable import LegatoRaster

/// A small generator with a seed: SplitMix64.
struct Seeded {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
  mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }
  mutating func within(_ low: Double, _ high: Double) -> Double { low + unit() * (high - low) }
  mutating func chance(_ share: Double) -> Bool { unit() < share }
}

/// Scenes of every kind of command, filter and group, and changes to them.
struct RandomScene {
  var random: Seeded
  let engine: HarfBuzzTextEngine
  var list: DisplayList
  var alive: [LayerID]

  init(seed: UInt64, engine: HarfBuzzTextEngine, layers: Int) {
    random = Seeded(seed)
    self.engine = engine
    list = DisplayList(size: Size(120, 90), scale: 2, background: DisplayColor(0.9, 0.95, 1))
    alive = [list.root]
    for _ in 0..<layers { _ = insert() }
  }

  mutating func insert() -> Set<LayerID> {
    let parent = alive[random.below(alive.count)]
    var layer = Layer(name: "random")
    layer.commands = (0..<random.below(3)).map { _ in command() }
    decorate(&layer)
    let id = list.insert(layer)
    if random.chance(0.1), parent != list.root {
      if list[parent]?.mask == nil { list.modify(parent) { $0.mask = id } }
    } else {
      list.modify(parent) { $0.children.append(id) }
    }
    alive.append(id)
    return [parent, id]
  }

  /// Some changes, and what they touched.
  mutating func change() -> DisplayChanges {
    var changes = DisplayChanges()
    for _ in 0..<(1 + random.below(3)) {
      let id = alive[random.below(alive.count)]
      switch random.below(10) {
      case 0: changes.changed.formUnion(insert())
      case 1 where id != list.root:
        let parents = alive.filter {
          list[$0]?.children.contains(id) == true || list[$0]?.mask == id
        }
        for parent in parents {
          list.modify(parent) {
            $0.children.removeAll { $0 == id }
            if $0.mask == id { $0.mask = nil }
          }
          changes.changed.insert(parent)
        }
        list.remove(id)
        alive.removeAll { $0 == id }
        changes.removed.insert(id)
      case 2:
        let commands = (0..<random.below(3)).map { _ in command() }
        list.modify(id) { $0.commands = commands }
        changes.changed.insert(id)
      case 3 where (list[id]?.children.count ?? 0) > 1:
        list.modify(id) { $0.children.reverse() }
        changes.changed.insert(id)
      default:
        guard var layer = list[id] else { continue }
        decorate(&layer)
        list.update(id, layer)
        changes.changed.insert(id)
      }
    }
    return changes
  }

  private mutating func decorate(_ layer: inout Layer) {
    layer.transform = .translation(random.within(-10, 50), random.within(-10, 40))
    switch random.below(5) {
    case 0:
      layer.transform = Transform.scale(random.within(0.3, 1.5), random.within(0.3, 1.5))
        .then(layer.transform)
    case 1:
      layer.transform = Transform.rotation(sine: 0.6, cosine: 0.8).then(layer.transform)
    case 2: layer.transform = .translation(Double(random.below(40)), Double(random.below(30)))
    default: break
    }
    layer.projection =
      random.chance(0.06)
      ? Projection(
        random.within(-1.2, 1.2), random.within(-0.3, 0.3), random.within(-0.015, 0.015),
        random.within(-0.3, 0.3), 1, random.within(-0.01, 0.01), random.within(-9, 40),
        random.within(-9, 9), 1) : nil
    layer.isGroup = random.chance(0.1)
    layer.opacity = random.chance(0.3) ? random.unit() : 1
    layer.isMoving = random.chance(0.3)
    layer.blendMode = random.chance(0.1) ? .multiply : .normal
    layer.clip =
      random.chance(0.2)
      ? Layer.Clip(
        random.chance(0.5)
          ? .rect(Rect(0, 0, 30, 30))
          : .roundedRect(Rect(2, 2, 40, 30), radius: Size(8, 8), continuous: true))
      : nil
    layer.filters = []
    if random.chance(0.15) {
      layer.filters.append(.blur(radius: random.within(0, 4), opaque: random.chance(0.3)))
    }
    if random.chance(0.15) {
      layer.filters.append(
        .shadow(DisplayColor(0, 0, 0, 0.4), radius: random.within(0, 5), offset: Point(1, 3)))
    }
  }

  private mutating func color() -> Paint {
    let color = DisplayColor(
      random.unit(), random.unit(), random.unit(), random.chance(0.5) ? 1 : 0.6)
    guard random.chance(0.3) else { return .color(color) }
    let stops = [GradientStop(color, at: 0), GradientStop(.white, at: 1)]
    switch random.below(5) {
    case 3:
      return .backdrop(
        Backdrop(
          radius: random.within(0, 4), matrix: BackdropTests.plain, ground: .white,
          opacity: random.chance(0.5) ? 1 : 0.7))
    case 4:
      let pixels = (0..<64).map { UInt8(truncatingIfNeeded: $0 % 4 == 3 ? 255 : $0 * 37) }
      return .image(
        ImagePattern(
          ImageData(width: 4, height: 4, pixels: pixels),
          tile: Rect(random.within(0, 9), 2, 7, random.within(2, 30)),
          isRepeated: random.chance(0.5), smoothing: random.chance(0.5) ? .medium : .high))
    case 0: return .linearGradient(stops, start: .zero, end: Point(20, random.within(-9, 9)))
    case 1:
      return .radialGradient(stops, center: Point(9, 9), startRadius: 1, endRadius: 20)
    default:
      return .angularGradient(stops, center: Point(15, 9), startAngle: 0.3, endAngle: 5)
    }
  }

  /// Sometimes a group, of every kind.
  private mutating func command() -> DrawCommand {
    guard random.chance(0.25) else { return plainCommand() }
    var group = DrawGroup((0..<(1 + random.below(3))).map { _ in plainCommand() })
    group.transform = Transform.rotation(sine: 0.28, cosine: 0.96)
      .then(.translation(random.within(0, 20), random.within(0, 9)))
    if random.chance(0.3) { group.transform = .identity }
    group.opacity = random.chance(0.4) ? random.unit() : 1
    group.blendMode = random.chance(0.2) ? .screen : .normal
    group.isIsolated = random.chance(0.2)
    if random.chance(0.2) {
      group.filters.append(.blur(radius: random.within(0, 4), opaque: false))
    }
    if random.chance(0.1) {
      group.filters.append(.alphaThreshold(min: 0.4, max: 1, color: red))
    }
    if random.chance(0.3) {
      group.clips.append(
        DrawGroup.Clip(
          .geometry(.ellipse(Rect(0, 0, 40, 30)), .translation(2.5, 3), evenOdd: false),
          isInverse: random.chance(0.3)))
    }
    if random.chance(0.2) {
      group.clips.append(
        DrawGroup.Clip(.picture(DrawGroup([plainCommand()])), isInverse: random.chance(0.3)))
    }
    if random.chance(0.2) {
      group.clips.append(
        DrawGroup.Clip(.geometry(.rect(Rect(4, 4, 30, 20)), .identity, evenOdd: false)))
    }
    return .group(group)
  }

  private mutating func plainCommand() -> DrawCommand {
    let rect = Rect(
      random.within(-5, 20), random.within(-5, 20), random.within(1, 50), random.within(1, 40))
    switch random.below(6) {
    case 0: return .fill(.rect(rect), color(), evenOdd: false)
    case 1: return .fill(.ellipse(rect), color(), evenOdd: true)
    case 2:
      return .fill(
        .roundedRect(rect, radius: Size(9, 9), continuous: true), color(), evenOdd: false)
    case 3:
      return .stroke(
        .ellipse(rect), LineStyle(width: random.within(0.3, 6), cap: .round, dash: [5, 7]), color())
    case 4:
      let text = TextSpan("Legato \(random.below(99))", font: FontDescriptor(size: 13))
      return .text(engine.layout(TextRequest([text])), at: Point(rect.x, rect.y), color())
    default:
      let pixels = (0..<64).map { UInt8(truncatingIfNeeded: $0 % 4 == 3 ? 255 : $0 * 37) }
      return .image(ImageData(width: 4, height: 4, pixels: pixels), in: rect, opacity: 0.8)
    }
  }
}
