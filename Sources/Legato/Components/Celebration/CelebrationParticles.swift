import LegatoMotion
import SwiftUI

/// A burst of golden dots that rise from the lower edge and fade: 20 of them within three seconds,
/// each with its own size, path and duration. It takes the proposed size.
///
///     page.celebrates(on: achievementCount)
///
/// The dots follow from a seed, so that a burst is repeatable. When the last one has faded, all are
/// removed and `onCompletion` is called, once. Reduce Motion and Low Power Mode: nothing is drawn,
/// and `onCompletion` is called at once.
public struct CelebrationParticles: View, MotionDeclaring {
  private let seed: UInt64
  /// `nil` is the theme's.
  private let count: Int?
  private let onCompletion: @MainActor () -> Void
  @State private var isOver = false
  @State private var end = Wait()
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// Creates a burst.
  ///
  /// - Parameters:
  ///   - seed: Determines the dots; 1 by default.
  ///   - count: The number of dots, 0…200, clamped to that range; `nil`, the default, is 20, which
  ///     a theme may change.
  ///   - onCompletion: Called once: when all dots have faded, or at once where none is drawn. Not
  ///     called if the view is removed before.
  public init(
    seed: UInt64 = 1, count: Int? = nil, onCompletion: @escaping @MainActor () -> Void = {}
  ) {
    self.seed = seed
    self.count = count
    self.onCompletion = onCompletion
  }

  /// The dots rise and fade. Not drawn under Reduce Motion and in Low Power Mode.
  public nonisolated static let riseMotion = MotionDeclaration(
    component: "CelebrationParticles", motion: "rise", token: .celebration.rise,
    purpose: "Celebrates an achievement.", cost: .transform,
    role: .celebration, reducedForm: .notDrawn, reason: "It rewards, and tells nothing.")

  /// A dot appears when it begins to rise. Not drawn under Reduce Motion and in Low Power Mode.
  public nonisolated static let birthMotion = MotionDeclaration(
    component: "CelebrationParticles", motion: "birth", token: .celebration.birth,
    purpose: "Lets dots come one after the other.", cost: .transform,
    role: .celebration, reducedForm: .notDrawn, reason: "It rewards, and tells nothing.")

  /// The motions of the dots: ``riseMotion`` and ``birthMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [riseMotion, birthMotion]
  }

  private var dots: [Dot] {
    let count = count ?? Int(theme[.celebration.count])
    return Self.dots(seed: seed, count: min(count, 200), theme: theme)
  }

  private var isDrawn: Bool { motionPolicy.outcome(of: Self.riseMotion).isDrawn }

  /// The rising dots. They take no touches and are hidden from assistive technology.
  public var body: some View {
    GeometryReader { geometry in
      ForEach(isOver || !isDrawn ? [] : dots) { dot in
        RisingDot(dot: dot, field: geometry.size)
          .transition(.identity)
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
    .onAppear {
      if isDrawn {
        end.begin(dots.map(\.end).max() ?? 0, then: finish)
      } else {
        finish()
      }
    }
    .onChange(of: isDrawn) { _, isDrawn in
      if !isDrawn { finish() }
    }
    .onDisappear { end.cancel() }
  }

  private func finish() {
    end.cancel()
    guard !isOver else { return }
    isOver = true
    onCompletion()
  }
}

/// A dot that begins to rise when it appears.
private struct RisingDot: View {
  let dot: CelebrationParticles.Dot
  let field: CGSize
  @State private var hasRisen = false
  @Environment(\.motionPolicy) private var motionPolicy

  var body: some View {
    Circle()
      .fill(dot.color)
      .frame(width: dot.size, height: dot.size)
      // While they wait for their turn the dots would stand in a row along the edge.
      .moves(by: CelebrationParticles.birthMotion, delay: dot.delay) { view, nudge in
        view.opacity(nudge(hasRisen ? 1 : 0))
      }
      .opacity(hasRisen ? 0 : 1)
      .position(
        x: dot.x * field.width, y: (hasRisen ? dot.endY : 1) * field.height
      )
      .onAppear {
        let motion = CelebrationParticles.riseMotion
        let rise = motion.timed(by: motion.token.lasting(dot.duration))
        withAnimation(motionPolicy.outcome(of: rise, delay: dot.delay).movement) { hasRisen = true }
      }
  }
}

private struct CelebratesOnChange<Trigger: Equatable>: ViewModifier {
  let trigger: Trigger
  let seed: UInt64
  let onCompletion: @MainActor () -> Void
  @State private var bursts: UInt64 = 0

  func body(content: Content) -> some View {
    content
      .overlay {
        if bursts > 0 {
          CelebrationParticles(seed: seed &+ bursts, onCompletion: onCompletion)
            .id(bursts)
            .transition(.identity)
        }
      }
      .onChange(of: trigger) { bursts += 1 }
  }
}

extension View {
  /// Plays a burst of ``CelebrationParticles`` over this view whenever a value changes. A new burst
  /// replaces a running one; its dots follow from the seed and its number.
  ///
  /// - Parameters:
  ///   - trigger: Every change of it plays a burst.
  ///   - seed: Determines the dots; 1 by default.
  ///   - onCompletion: Called when a burst is over; not for one that is replaced.
  public func celebrates(
    on trigger: some Equatable, seed: UInt64 = 1,
    onCompletion: @escaping @MainActor () -> Void = {}
  ) -> some View {
    modifier(CelebratesOnChange(trigger: trigger, seed: seed, onCompletion: onCompletion))
  }
}
