import SwiftUI

extension Animation {
  /// Is over as soon as it begins, and takes what runs below it along: what moves is at its end.
  static var halt: Animation { .linear(duration: 0) }
}

/// What of a motion an effect belongs to.
enum MotionPart {
  /// Positions, sizes, angles.
  case movement
  /// Opacities and colours.
  case fade

  func animation(of outcome: MotionOutcome) -> Animation? {
    switch self {
    case .movement: outcome.movement
    case .fade: outcome.fade
    }
  }
}

/// Changes a number by too little to be seen.
///
/// SwiftUI keeps a motion running that has begun, and only a change of the same value can take it
/// over. So this is how a motion is told to be over: the value changes by a millionth, with an
/// animation of no length, and back before a frame is shown, without one: it rests where it should.
struct Nudge {
  fileprivate var isOn = false

  /// Towards the inside of 0…1, so that an opacity stays one.
  func callAsFunction(_ value: Double) -> Double {
    guard isOn else { return value }
    return value < 0.5 ? value + 1e-6 : value - 1e-6
  }
}

/// Puts an end to what runs when motion begins to be forbidden.
private struct EndsWhenForbidden: ViewModifier {
  let isForbidden: Bool
  @Binding var nudge: Nudge

  func body(content: Content) -> some View {
    content
      .onChange(of: isForbidden) { _, isForbidden in
        if isForbidden { withAnimation(.halt) { nudge.isOn = true } }
      }
      // Nothing runs any more, so that this is no motion either.
      .onChange(of: nudge.isOn) { _, isOn in
        if isOn { nudge.isOn = false }
      }
  }
}

extension View {
  /// Applies effects that move by a declared motion, as far as the policy lets it: whatever the
  /// animation of the change is, and without an animation for the view they are written on. A
  /// motion that runs when the policy begins to forbid it is at its end on the next frame.
  ///
  /// - Parameters:
  ///   - motion: It may be another one in each state; the one of the new state counts.
  ///   - delay: Seconds.
  ///   - part: Which part of the motion the effects are.
  ///   - isHeld: Whether a finger moves the effects. Then they are where it is, and the motion goes
  ///     on with its speed when it lets go.
  ///   - effects: Every number that moves goes through the nudge.
  func moves<Effects: View>(
    by motion: MotionDeclaration, delay: Double = 0, _ part: MotionPart = .movement,
    isHeld: Bool = false,
    @ViewBuilder effects: @escaping (PlaceholderContentView<Self>, Nudge) -> Effects
  ) -> some View {
    MovingEffects(
      base: self, motion: motion, delay: delay, part: part, isHeld: isHeld, effects: effects)
  }
}

private struct MovingEffects<Base: View, Effects: View>: View {
  let base: Base
  let motion: MotionDeclaration
  let delay: Double
  let part: MotionPart
  let isHeld: Bool
  let effects: (PlaceholderContentView<Base>, Nudge) -> Effects
  @Environment(\.motionPolicy) private var motionPolicy
  @State private var nudge = Nudge()

  var body: some View {
    let animation = part.animation(of: motionPolicy.outcome(of: motion, delay: delay))
    base
      .transaction { transaction in
        if !transaction.disablesAnimations, transaction.animation != .halt {
          // An animation of no length would forget how fast the finger is.
          transaction.animation = isHeld ? nil : animation
        }
      } body: {
        effects($0, nudge)
      }
      .modifier(EndsWhenForbidden(isForbidden: animation == nil, nudge: $nudge))
  }
}

extension View {
  /// Applies effects that move by one of two declared motions: by the one whose value has changed,
  /// and by the first where both have. Otherwise as ``moves(by:delay:_:isHeld:effects:)``.
  func moves<First: Equatable, Second: Equatable, Effects: View>(
    by first: MotionDeclaration, value: First, or second: MotionDeclaration, value other: Second,
    @ViewBuilder effects: @escaping (PlaceholderContentView<Self>, Nudge) -> Effects
  ) -> some View {
    EffectsOfTwo(
      base: self, first: first, second: second, value: value, other: other, effects: effects)
  }
}

private struct EffectsOfTwo<Base: View, First: Equatable, Second: Equatable, Effects: View>: View {
  let base: Base
  let first: MotionDeclaration
  let second: MotionDeclaration
  let value: First
  let other: Second
  let effects: (PlaceholderContentView<Base>, Nudge) -> Effects
  @Environment(\.motionPolicy) private var motionPolicy
  @State private var nudge = Nudge()

  var body: some View {
    let one = motionPolicy.outcome(of: first).movement
    let two = motionPolicy.outcome(of: second).movement
    base
      .transaction { transaction in
        if transaction.animation != .halt { transaction.animation = nil }
      } body: {
        // The inner one counts.
        effects($0, nudge).animation(one, value: value).animation(two, value: other)
      }
      .modifier(EndsWhenForbidden(isForbidden: one == nil || two == nil, nudge: $nudge))
  }
}

extension View {
  /// Applies effects that go from phase 0 to phase 1 again and again, by a declared loop, while
  /// they are wanted, seen, allowed and not paused; otherwise the phase is 0 on the next frame.
  ///
  /// - Parameters:
  ///   - motion: A motion that repeats without an end.
  ///   - isActive: Whether the loop is wanted.
  ///   - effects: Called with the phase.
  func loops<Effects: View>(
    by motion: MotionDeclaration, isActive: Bool = true,
    @ViewBuilder effects: @escaping (PlaceholderContentView<Self>, Double) -> Effects
  ) -> some View {
    LoopingEffects(base: self, motion: motion, isActive: isActive, effects: effects)
  }
}

private struct LoopingEffects<Base: View, Effects: View>: View {
  let base: Base
  let motion: MotionDeclaration
  let isActive: Bool
  let effects: (PlaceholderContentView<Base>, Double) -> Effects
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.loopsArePaused) private var isPaused
  @State private var isSeen = false

  var body: some View {
    let loop = motionPolicy.outcome(of: motion).movement
    let runs = isActive && isSeen && !isPaused && loop != nil
    base
      .transaction { transaction in
        transaction.animation = runs ? loop : .halt
      } body: {
        effects($0, runs ? 1 : 0)
      }
      .onAppear { isSeen = true }
      .onDisappear { isSeen = false }
  }
}

extension View {
  /// Applies effects that move as the change does that brings them about, unless people asked for
  /// less motion; what runs at that moment is at its end on the next frame.
  ///
  /// - Parameter effects: Told whether motion is reduced; then nothing should be elsewhere.
  func movesAsCaller<Effects: View>(
    @ViewBuilder effects: @escaping (PlaceholderContentView<Self>, Bool, Nudge) -> Effects
  ) -> some View {
    CallersEffects(base: self, effects: effects)
  }
}

private struct CallersEffects<Base: View, Effects: View>: View {
  let base: Base
  let effects: (PlaceholderContentView<Base>, Bool, Nudge) -> Effects
  @Environment(\.motionPolicy) private var motionPolicy
  @State private var nudge = Nudge()

  var body: some View {
    let isReduced = motionPolicy.reducesMotion
    base
      .transaction { transaction in
        if isReduced, transaction.animation != .halt { transaction.animation = nil }
      } body: {
        effects($0, isReduced, nudge)
      }
      .modifier(EndsWhenForbidden(isForbidden: isReduced, nudge: $nudge))
  }
}
