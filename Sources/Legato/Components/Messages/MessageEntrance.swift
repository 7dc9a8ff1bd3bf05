import SwiftUI

/// Lets the row of a message come in from a side by its own width and fade in, once, from the
/// moment at which its message arrived.
///
/// A row that is made later goes on from there: it shows what it would have shown had it been there
/// all the time. Under Reduce Motion it fades in where it is; what is on its way when people ask
/// for less motion is at its place on the next frame.
struct MessageEntrance: ViewModifier {
  let motion: MotionDeclaration
  /// `nil` fades in its place.
  let edge: Edge?
  /// For how long the message had been coming in when the row was made.
  @State private var elapsed: Double
  @State private var isIn: Bool
  /// Not 0 for a moment, to put an end to what runs.
  @State private var halt = 0.0
  @Environment(\.motionPolicy) private var motionPolicy

  /// - Parameter elapsed: For how many seconds the message has been coming in; `nil` for what is at
  ///   its place.
  init(by motion: MotionDeclaration, edge: Edge?, elapsed: Double?) {
    self.motion = motion
    self.edge = edge
    _elapsed = State(initialValue: elapsed ?? 0)
    _isIn = State(initialValue: elapsed == nil)
  }

  func body(content: Content) -> some View {
    let outcome = motionPolicy.outcome(of: motion)
    let (movement, fade) = (outcome.movement?.underway(elapsed), outcome.fade?.underway(elapsed))
    content
      .transaction {
        $0.replaceAnimation(by: movement)
      } body: {
        $0.modifier(EdgeShift(edge: edge, fraction: isIn ? halt : movement == nil ? 0 : 1))
      }
      .transaction {
        $0.replaceAnimation(by: fade)
      } body: {
        $0.opacity(isIn ? 1 - halt : 0)
      }
      .onAppear { isIn = true }
      .onChange(of: movement == nil) { _, isForbidden in
        // Only a change of the same value takes a motion over: away from the end, by nothing that is
        // seen, and then, before a frame is shown, to the end.
        if isForbidden { withAnimation(.halt) { halt = 1e-6 } }
      }
      .onChange(of: halt) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        if halt != 0 { withTransaction(transaction) { halt = 0 } }
      }
  }
}

extension Transaction {
  /// Lets a change that may animate go by an animation, or by none.
  fileprivate mutating func replaceAnimation(by animation: Animation?) {
    if !disablesAnimations, self.animation != .halt { self.animation = animation }
  }
}

extension Animation {
  /// The same animation as if it had begun some seconds ago.
  func underway(_ elapsed: Double) -> Animation {
    elapsed > 0 && elapsed.isFinite ? Animation(Underway(base: self, elapsed: elapsed)) : self
  }
}

/// An animation that began before it was asked for.
private struct Underway: CustomAnimation {
  let base: Animation
  /// Seconds.
  let elapsed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time + elapsed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time + elapsed, context: context)
  }
}
