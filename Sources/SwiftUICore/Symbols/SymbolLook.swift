/// What effects do to a symbol at a moment.
struct SymbolLook: Equatable {
  var scale = 1.0
  var opacity = 1.0
  /// Clockwise.
  var degrees = 0.0
  /// Parts of the font's size.
  var x = 0.0
  var y = 0.0

  /// Both effects at once.
  func with(_ other: SymbolLook) -> SymbolLook {
    SymbolLook(
      scale: scale * other.scale, opacity: opacity * other.opacity,
      degrees: degrees + other.degrees, x: x + other.x, y: y + other.y)
  }
}

/// One cycle of an effect that starts and ends at rest, as a function of the way through it.
struct SymbolCycle: Equatable {
  private typealias Table = SymbolEffectTable

  let kind: SymbolEffectConfiguration.Kind
  let seconds: Double
  /// Between the cycles of an effect that goes on.
  let pause: Double

  /// `nil` for effects that hold a symbol, or that replace one.
  init?(_ kind: SymbolEffectConfiguration.Kind) {
    self.kind = kind
    switch kind {
    case .bounce: (seconds, pause) = (Table.bounceSeconds, Table.bouncePause)
    case .pulse: (seconds, pause) = (Table.pulseSeconds, 0)
    case .variableColor: (seconds, pause) = (Table.variableColorSeconds, 0)
    case .wiggle: (seconds, pause) = (Table.wiggleSeconds, Table.wigglePause)
    case .rotate: (seconds, pause) = (Table.rotateSeconds, 0)
    case .breathe: (seconds, pause) = (Table.breatheSeconds, 0)
    case .automatic, .scale, .appear, .disappear, .replace, .drawOn, .drawOff: return nil
    }
  }

  var isRotation: Bool { if case .rotate = kind { true } else { false } }

  /// - Parameters:
  ///   - part: 0…1 through the cycle.
  ///   - number: of the cycle, from 0.
  func look(_ part: Double, number: Int, reducesMotion: Bool, isRightToLeft: Bool) -> SymbolLook {
    switch kind {
    case .pulse: return SymbolLook(opacity: Self.dip(part, to: Table.pulseOpacity))
    case .variableColor(let isCumulative, let reverses, let hidesInactive):
      let minOpacity = hidesInactive ? 0 : Table.inactiveOpacity
      let isBack = reverses && number % 2 == 1
      let light = isCumulative ? Self.filling(isBack ? 1 - part : part) : Self.passing(part)
      return SymbolLook(opacity: minOpacity + (1 - minOpacity) * light)
    default: break
    }
    if reducesMotion { return SymbolLook(opacity: Self.dip(part, to: Table.reducedOpacity)) }
    switch kind {
    case .bounce(let isUp):
      let size = isUp ? Table.bounceUp : -Table.bounceDown
      return SymbolLook(scale: 1 + size * Self.along(Table.bounceWay, part))
    case .breathe(let fades):
      let breath = Self.dip(part, to: 0)
      return SymbolLook(
        scale: 1 + Table.breatheScale * (1 - breath),
        opacity: fades ? 1 - (1 - Table.breatheOpacity) * (1 - breath) : 1)
    case .rotate(let isClockwise):
      return SymbolLook(degrees: (isClockwise ? 360 : -360) * Self.ease(part))
    case .wiggle(let form):
      let way = Self.along(Table.wiggleWay, part)
      switch form {
      case .rotation(let isClockwise):
        return SymbolLook(degrees: (isClockwise ? 1 : -1) * way * Table.wiggleDegrees)
      case .axis(let angle):
        let radians = (angle.isFinite ? angle : 0) * .pi / 180
        let distance = way * Table.wiggleDistance
        return SymbolLook(x: distance * cos(radians), y: distance * sin(radians))
      case .reading(let isForward):
        let side = isForward == isRightToLeft ? -1.0 : 1
        return SymbolLook(x: side * way * Table.wiggleDistance)
      }
    default: return SymbolLook()
    }
  }

  /// 1 at both ends, `low` in the middle.
  private static func dip(_ part: Double, to low: Double) -> Double {
    1 - (1 - low) * (1 - cos(2 * .pi * part)) / 2
  }

  private static func ease(_ part: Double) -> Double { part * part * (3 - 2 * part) }

  private static func along(_ way: Table.Way, _ part: Double) -> Double {
    for (from, to) in zip(way, way.dropFirst()) where part <= to.at {
      let inside = max(0, (part - from.at) / (to.at - from.at))
      return from.value + (to.value - from.value) * ease(inside)
    }
    return 0
  }

  /// One layer after the other lights up, and all go dark at the start: 0…1.
  private static func filling(_ part: Double) -> Double {
    let steps = Double(Table.variableColorLayers + 1)
    let (step, inside) = (
      (part * steps).rounded(.down), (part * steps).truncatingRemainder(dividingBy: 1)
    )
    let ramp = ease(min(1, inside / Table.variableColorRamp))
    let layers = Double(Table.variableColorLayers)
    // The first step is the way down.
    if step < 1 { return 1 - ramp }
    return min(1, (step - 1 + ramp) / layers)
  }

  /// Each layer lights up for a moment: as many flashes as there are layers, 0…1.
  private static func passing(_ part: Double) -> Double {
    let layers = Double(Table.variableColorLayers)
    return (1 + cos(2 * .pi * part * layers)) / 2
  }
}
