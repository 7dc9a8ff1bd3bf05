import LegatoMotion

/// A fluid spring inside modifiers that leave its motion alone but for the clock that it runs on.
struct SpringInModifiers {
  enum Modifier: Hashable {
    case delay(Double)
    case speed(Double)
    case logicallyComplete(after: Double)
  }

  let spring: DampedSpring
  let blendDuration: Double
  /// Outermost first.
  let modifiers: [Modifier]

  /// What the spring's clock shows when `time` seconds have passed.
  func innerTime(at time: Double) -> Double {
    modifiers.reduce(time) { time, modifier in
      switch modifier {
      case .delay(let delay): max(0, time - delay)
      case .speed(let speed): time * speed
      case .logicallyComplete: time
      }
    }
  }

  /// Seconds until the spring's clock shows `time`; infinite where the clock does not advance.
  func outerTime(at time: Double) -> Double {
    modifiers.reversed().reduce(time) { time, modifier in
      switch modifier {
      case .delay(let delay): max(0, time + delay)
      case .speed(let speed): time == 0 ? 0 : time / speed
      case .logicallyComplete: time
      }
    }
  }

  /// Seconds until the motion counts as logically complete, where the spring itself says so at
  /// `time` on its own clock.
  func logicalEnd(_ time: Double) -> Double {
    modifiers.reversed().reduce(time) { time, modifier in
      switch modifier {
      case .delay(let delay): max(0, time + delay)
      case .speed(let speed): time == 0 ? 0 : time / speed
      case .logicallyComplete(let after): min(time, after)
      }
    }
  }
}

extension Animation.Kind {
  /// The spring that this is, with its modifiers; `nil` for anything else.
  var springInModifiers: SpringInModifiers? {
    var modifiers: [SpringInModifiers.Modifier] = []
    var kind = self
    while true {
      switch kind {
      case .delay(let delay, let base):
        modifiers.append(.delay(delay.isFinite ? delay : 0))
        kind = base
      case .speed(let speed, let base):
        modifiers.append(.speed(speed.isFinite && speed > 0 ? speed : 0))
        kind = base
      case .logicallyComplete(let after, let base):
        modifiers.append(.logicallyComplete(after: after > 0 ? after : 0))
        kind = base
      case .systemDefault:
        kind = Animation.spring.kind
      case .fluidSpring(let response, let dampingFraction, let blendDuration):
        return SpringInModifiers(
          spring: DampedSpring(response: response, dampingRatio: dampingFraction).limited(),
          blendDuration: blendDuration > 0 ? blendDuration : 0, modifiers: modifiers)
      default:
        return nil
      }
    }
  }
}
