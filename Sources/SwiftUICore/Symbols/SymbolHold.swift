/// An effect that holds a symbol somewhere as long as it is active.
@MainActor
final class SymbolHold {
  let kind: SymbolEffectConfiguration.Kind
  private let rate: Double
  private unowned let element: Element
  /// 0 at rest, 1 where the effect holds the symbol.
  private let amount: AnimatedAttribute<Double>

  init(
    _ element: Element, _ kind: SymbolEffectConfiguration.Kind, _ options: SymbolEffectOptions
  ) {
    self.kind = kind
    self.element = element
    rate = options.sanitizedRate
    amount = AnimatedAttribute(element, kind.name) { [$0] }
  }

  /// The first time it is there at once: a symbol comes as it is.
  func move(to value: Double, reducesMotion: Bool) {
    var transaction = Transaction()
    if !(reducesMotion && kind.isMovement) {
      let animation = kind.hides ? SymbolEffectTable.holdWithoutOvershoot : SymbolEffectTable.hold
      transaction.animation = rate == 1 ? animation : animation.speed(rate)
    }
    amount.set(value, transaction)
    if transaction.animation == nil { amount.jump() }
  }

  var isMoving: Bool { amount.isMoving }

  func look(reducesMotion: Bool) -> SymbolLook {
    kind.look(held: amount.presented, reducesMotion: reducesMotion)
  }

  func restingLook(reducesMotion: Bool) -> SymbolLook {
    kind.look(held: amount.model, reducesMotion: reducesMotion)
  }

  func drop() {
    amount.cancel()
    element.attributes.removeAll { $0 === amount }
  }
}

extension SymbolEffectConfiguration.Kind {
  private typealias Table = SymbolEffectTable

  /// What an effect that holds, or that brings a symbol in or out, does `amount` of the way.
  func look(held amount: Double, reducesMotion: Bool) -> SymbolLook {
    func gone(_ scale: Double) -> SymbolLook {
      SymbolLook(
        scale: reducesMotion ? 1 : max(0, 1 + (scale - 1) * amount),
        opacity: min(max(1 - amount, 0), 1))
    }
    switch self {
    case .scale(let isUp):
      let scale = isUp ? Table.scaleUp : Table.scaleDown
      return SymbolLook(scale: max(0, 1 + (scale - 1) * amount))
    case .appear(let isUp): return gone(isUp ? Table.goneSmall : Table.goneLarge)
    case .disappear(let isUp): return gone(isUp ? Table.goneLarge : Table.goneSmall)
    case .automatic: return gone(Table.goneSmall)
    // There are no strokes to draw: the symbol fades.
    case .drawOn, .drawOff: return gone(1)
    default: return SymbolLook()
    }
  }

  /// Whether the effect takes a symbol away.
  var hides: Bool {
    switch self {
    case .appear, .disappear, .drawOn, .drawOff, .automatic: true
    default: false
    }
  }

  /// Whether all that the effect does is to move a symbol.
  var isMovement: Bool { if case .scale = self { true } else { false } }

  /// What the effect is called, for people.
  var name: String {
    switch self {
    case .automatic: "automatic"
    case .bounce: "bounce"
    case .pulse: "pulse"
    case .variableColor: "variableColor"
    case .scale(let isUp): isUp ? "scale.up" : "scale.down"
    case .appear: "appear"
    case .disappear: "disappear"
    case .replace: "replace"
    case .wiggle: "wiggle"
    case .rotate: "rotate"
    case .breathe: "breathe"
    case .drawOn: "drawOn"
    case .drawOff: "drawOff"
    }
  }
}
