import LegatoMotion
import SwiftUI

/// A transition as data.
indirect enum RandomTransition {
  case identity, opacity, scale, slide, own, blurReplace
  case scaled(Double)
  case offset(Double, Double)
  case move(Edge)
  case push(Edge)
  case modifier(Double)
  case combined(RandomTransition, RandomTransition)
  case asymmetric(RandomTransition, RandomTransition)
  case animated(RandomTransition, Animation?)

  static func make(_ random: inout SeededGenerator, depth: Int = 0) -> RandomTransition {
    switch random.below(depth < 2 ? 15 : 11) {
    case 0: .identity
    case 1: .opacity
    case 2: .scale
    case 3: .slide
    case 4: .own
    case 5: .scaled(random.chance(0.2) ? random.hostile() : random.round(from: 0, to: 2))
    case 6: .offset(random.round(from: -50, to: 50), random.chance(0.1) ? random.hostile() : 10)
    case 7: .move(random.pick(Edge.allCases))
    case 8: .push(random.pick(Edge.allCases))
    case 9: .modifier(random.round(from: 0, to: 90))
    case 10: .blurReplace
    case 11: .combined(make(&random, depth: depth + 1), make(&random, depth: depth + 1))
    case 12: .asymmetric(make(&random, depth: depth + 1), make(&random, depth: depth + 1))
    default: .animated(make(&random, depth: depth + 1), RandomAnimation.optional(&random))
    }
  }

  @MainActor var transition: AnyTransition {
    switch self {
    case .identity: .identity
    case .opacity: .opacity
    case .scale: .scale
    case .slide: .slide
    case .own: AnyTransition(Turning())
    case .blurReplace: AnyTransition(.blurReplace)
    case .scaled(let scale): .scale(scale: scale, anchor: .leading)
    case .offset(let x, let y): .offset(x: x, y: y)
    case .move(let edge): .move(edge: edge)
    case .push(let edge): .push(from: edge)
    case .modifier(let degrees):
      .modifier(active: Tilt(degrees: degrees), identity: Tilt(degrees: 0))
    case .combined(let first, let second): first.transition.combined(with: second.transition)
    case .asymmetric(let insertion, let removal):
      .asymmetric(insertion: insertion.transition, removal: removal.transition)
    case .animated(let base, let animation): base.transition.animation(animation)
    }
  }
}

private struct Turning: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(90 * phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct Tilt: ViewModifier {
  var degrees: Double
  func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)) }
}
