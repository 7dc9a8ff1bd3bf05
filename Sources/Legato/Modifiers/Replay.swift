import SwiftUI

extension View {
  /// Plays a geometry effect once for each change of a trigger, from its beginning even where it
  /// has not ended.
  ///
  /// - Parameter effect: Called with where to play to, 0 or 1, with whether this is the play that
  ///   shows, for an effect that does not show leaves the view as it is, and with the theme.
  func replays<Value: Equatable, Effect: GeometryEffect>(
    _ motion: MotionDeclaration, trigger: Value,
    effect: @escaping (Double, Bool, TokenTheme) -> Effect
  ) -> some View {
    modifier(Replay(motion: motion, trigger: trigger, effect: effect))
  }
}

/// Two tracks in turn: while one plays the other goes back to its start, unseen.
private struct Replay<Value: Equatable, Effect: GeometryEffect>: ViewModifier {
  let motion: MotionDeclaration
  let trigger: Value
  let effect: (Double, Bool, TokenTheme) -> Effect
  @State private var plays = 0
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  func body(content: Content) -> some View {
    let animation = motionPolicy.outcome(of: motion).movement
    content
      .modifier(track(isOn: plays > 0 && plays % 2 == 1, animation))
      .modifier(track(isOn: plays > 0 && plays % 2 == 0, animation))
      .onChange(of: trigger) { if animation != nil { plays += 1 } }
      .onChange(of: animation == nil) { _, isForbidden in if isForbidden { plays = 0 } }
  }

  private func track(isOn: Bool, _ animation: Animation?) -> Track {
    Track(isOn: isOn, animation: animation, effect: effect(isOn ? 1 : 0, isOn, theme))
  }

  private struct Track: ViewModifier {
    let isOn: Bool
    let animation: Animation?
    let effect: Effect

    func body(content: Content) -> some View {
      content.transaction { transaction in
        transaction.animation = isOn ? animation : .halt
      } body: {
        $0.modifier(effect)
      }
    }
  }
}
