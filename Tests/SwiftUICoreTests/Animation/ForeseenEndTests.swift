import SwiftUI
import Synchronization
import TestSupport
import Testing

@testable import SwiftUICore

/// Decision 0007: the end of an animation of the user's that moves as one of SwiftUI's does.
@MainActor @Suite("Ends that are foreseen")
struct ForeseenEndTests {
  final class Calls: Sendable {
    private let number = Mutex(0)
    var count: Int { number.withLock { $0 } }
    func add() { number.withLock { $0 += 1 } }
  }

  /// Moves as its base does, until a time of its own or for ever after.
  struct Wrapper: CustomAnimation {
    let base: Animation
    let calls: Calls
    var cut = Double.infinity
    var stays = false
    var remembers = false

    struct Asked<V: VectorArithmetic>: AnimationStateKey {
      static var defaultValue: Int { 0 }
    }

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      calls.add()
      if remembers { context.state[Asked<V>.self] += 1 }
      guard time <= cut, context.state[Asked<V>.self] < 60 else { return nil }
      let shown = base.animate(value: value, time: time, context: &context)
      return stays && time < 3 ? shown ?? value : shown
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      base.shouldMerge(
        previous: (previous.base as? Self)?.base ?? previous, value: value, time: time,
        context: &context)
    }

    static func == (left: Self, right: Self) -> Bool { left.base == right.base }
    func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
  }

  private static let bases: [Animation] = [
    .easeInOut(duration: 0.25), .linear(duration: 0.3).delay(0.2), .spring(response: 0.4),
    .spring(response: 0.3, dampingFraction: 0.4).delay(0.1).speed(2), .linear(duration: 0),
    .easeOut(duration: 0.2).repeatCount(3, autoreverses: true),
    .interpolatingSpring(stiffness: 100, damping: 10), .smooth.logicallyComplete(after: 0.12),
    .linear(duration: 0.2).delay(-0.1),
  ]

  /// When a change to 1, and then one to 3 at 0.1 s, is over.
  private func ends(_ animation: Animation) throws -> (removed: Double, logical: [Double]) {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    let log = Log()
    for target in [1.0, 3] {
      withAnimation(animation) {
        model.value = target
      } completion: {
        log("\(probe.host.now)")
      }
      probe.host.advance(to: probe.host.now + 0.1)
    }
    let end = probe.host.graph.motion.active.map(\.attribute.endTime).max() ?? 0
    probe.host.advance(to: 30)
    #expect(probe.scale() == 3)
    return (end, log.entries.compactMap(Double.init))
  }

  @Test func itEndsExactlyWhenItsBaseDoes() throws {
    for base in Self.bases {
      let (plain, wrapped) = (
        try ends(base), try ends(Animation(Wrapper(base: base, calls: Calls())))
      )
      #expect(abs(plain.removed - wrapped.removed) < 1e-9, "\(base)")
      #expect(plain.logical.count == 2 && wrapped.logical.count == 2, "\(base)")
      for (one, other) in zip(plain.logical, wrapped.logical) {
        #expect(abs(one - other) < 1e-9, "\(base)")
      }
    }
  }

  @Test func itIsNotSteppedThroughAheadOfTime() throws {
    for base in [Animation.easeInOut(duration: 2), .spring(response: 1), .linear.delay(5)] {
      let calls = Calls()
      let model = Model(0.0)
      let probe = try Probe(Scaler(model: model))
      model.set(1, Animation(Wrapper(base: base, calls: calls)))
      _ = probe.host.frame()
      #expect(!probe.host.motions.isEmpty && calls.count <= 12, "\(base): \(calls.count)")
    }
    // One that goes on for ever is looked at where the look ends.
    let calls = Calls()
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    model.set(1, Animation(Wrapper(base: .linear.repeatForever(), calls: calls)))
    _ = probe.host.frame()
    #expect(!probe.host.motions.isEmpty && calls.count <= 12)
    probe.host.advance(to: 100)
    #expect(!probe.host.motions.isEmpty)
  }

  @Test func whatItsBaseSaysIsNotBelievedUnseen() throws {
    let base = Animation.linear(duration: 1)
    let rows: [(Wrapper, Double)] = [
      (Wrapper(base: base, calls: Calls(), cut: 0.3), 0.3),
      (Wrapper(base: base, calls: Calls(), stays: true), 3),
      // Sixty steps of a 120th of a second, and no matter how often it is looked at.
      (Wrapper(base: base, calls: Calls(), remembers: true), 59.0 / 120),
      (Wrapper(base: .linear.repeatForever(), calls: Calls(), cut: 12), 12),
    ]
    for (animation, end) in rows {
      let model = Model(0.0)
      let probe = try Probe(Scaler(model: model))
      model.set(1, Animation(animation))
      probe.host.advance(to: end - 0.01)
      #expect(!probe.host.motions.isEmpty, "\(end)")
      probe.host.advance(to: end + 0.01)
      #expect(probe.host.motions.isEmpty && probe.scale() == 1, "\(end)")
    }
  }
}
