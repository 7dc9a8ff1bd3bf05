import SwiftUI

extension View {
  /// Plays a geometry effect once for each change of a trigger, from its beginning even where it has
  /// not ended.
  ///
  /// - Parameter effect: Called with where to play to, 0 or 1, and whether this is the play that
  ///   shows: an effect that does not show leaves the view as it is.
  func replays<Value: Equatable, Effect: GeometryEffect>(
    _ motion: MotionDeclaration, trigger: Value, effect: @escaping (Double, Bool) -> Effect
  ) -> some View {
    modifier(Replay(motion: motion, trigger: trigger, effect: effect))
  }
}

/// Two tracks in turn: while one plays the other goes back to its start, unseen.
private struct Replay<Value: Equatable, Effect: GeometryEffect>: ViewModifier {
  let motion: MotionDeclaration
  let trigger: Value
  let effect: (Double, Bool) -> Effect
  @State private var plays = 0
  @Environment(\.motionPolicy) private var motionPolicy

  func body(content: Content) -> some View {
    let animation = motionPolicy.outcome(of: motion).movement
    content
      .modifier(Track(isOn: plays > 0 && plays % 2 == 1, animation: animation, effect: effect))
      .modifier(Track(isOn: plays > 0 && plays % 2 == 0, animation: animation, effect: effect))
      .onChange(of: trigger) { if animation != nil { plays += 1 } }
      .onChange(of: animation == nil) { _, isForbidden in if isForbidden { plays = 0 } }
  }

  private struct Track: ViewModifier {
    let isOn: Bool
    let animation: Animation?
    let effect: (Double, Bool) -> Effect

    func body(content: Content) -> some View {
      content.transaction { transaction in
        transaction.animation = isOn ? animation : .halt
      } body: {
        $0.modifier(effect(isOn ? 1 : 0, isOn))
      }
    }
  }
}
