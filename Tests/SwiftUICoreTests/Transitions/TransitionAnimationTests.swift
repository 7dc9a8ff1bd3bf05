import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 6.1: transitions with an animation of their own; 14: less motion.
@MainActor @Suite("Transitions with their own animation, and for less motion")
struct TransitionAnimationTests {
  private let model = Model(true)

  private func probe(
    _ transition: AnyTransition, _ configuration: HostConfiguration = HostConfiguration()
  ) throws -> Probe {
    try Probe(
      Toggling(model: model) {
        Rectangle().frame(width: 50, height: 30).transition(transition)
      }, configuration)
  }

  /// What the removal moves, and how.
  private func removal(_ transition: AnyTransition, _ animation: Animation?) throws
    -> [String: String]
  {
    model.value = true
    let probe = try probe(transition)
    model.set(false, animation)
    probe.host.advance(to: 0)
    return Dictionary(
      probe.host.motions.map { ($0.property, $0.animation) }, uniquingKeysWith: { $1 })
  }

  private let own = Animation.linear(duration: 2)

  @Test func itRunsInAChangeWithoutAny() throws {
    #expect(try removal(.opacity.animation(own), nil) == ["opacity": own.description])
    let typed = AnyTransition(ScaleTransition(0.5).animation(own))
    #expect(try removal(typed, nil) == ["scale": own.description])
  }

  @Test func itTakesPrecedenceOverThatOfTheChange() throws {
    #expect(try removal(.opacity.animation(own), .second) == ["opacity": own.description])
  }

  @Test func disablesAnimationsDoesNotTouchIt() throws {
    let probe = try probe(.opacity.animation(own))
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.value = false }
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.5), 0.75))
  }

  @Test func theFrameMovesWithTheTransitionThatMovesIt() throws {
    #expect(try removal(.move(edge: .top).animation(own), nil) == ["frame": own.description])
    let fade = AnyTransition.opacity.animation(own)
    #expect(
      try removal(fade.combined(with: .slide), .second) == [
        "opacity": own.description, "frame": Animation.second.description,
      ])
    #expect(
      try removal(AnyTransition.slide.animation(own).combined(with: .opacity), .second) == [
        "opacity": Animation.second.description, "frame": own.description,
      ])
  }

  @Test func eachPartOfACombinationHasItsOwn() throws {
    let found = try removal(
      .opacity.animation(own).combined(with: .scale.animation(.second)), nil)
    #expect(found == ["opacity": own.description, "scale": Animation.second.description])
  }

  @Test func eachWayOfAnAsymmetricTransitionHasItsOwn() throws {
    let probe = try probe(
      .asymmetric(insertion: .scale.animation(.second), removal: .opacity.animation(own)))
    model.set(false, nil)
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.5), 0.75))
    probe.host.advance(to: 3)
    #expect(!probe.shows("Rectangle"))
    model.set(true, nil)
    #expect(isClose(probe.value("Rectangle", "scale", at: 3.5), 0.5, within: 0.001))
  }

  @Test func nilMakesItInstant() throws {
    let probe = try probe(.opacity.animation(nil))
    model.set(false, .second)
    probe.host.advance(to: 0)
    #expect(!probe.shows("Rectangle"))
  }

  private struct Rising: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.animation(.linear(duration: 2)) { $0.opacity(phase.isIdentity ? 1 : 0) }
    }
  }

  @Test func aTransitionOfOnesOwnMayHoldItsAnimation() throws {
    #expect(try removal(AnyTransition(Rising()), nil) == ["opacity": own.description])
  }

  @Test func theContentKeepsTheAnimationOfTheChange() throws {
    let own = own
    let probe = try Probe(
      Showing(model: model) { isThere in
        OpacityTransition().animation(own).apply(
          content: Rectangle().blur(radius: isThere ? 0 : 8),
          phase: isThere ? .identity : .willAppear)
      })
    model.set(false, .second)
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.5), 0.75))
    #expect(isClose(probe.value("Rectangle", "blur"), 4))
  }

  // MARK: Less motion

  @Test("R0–R8") func whatMovesCrossFadesBothWays() throws {
    for transition in [
      AnyTransition.move(edge: .top), .scale, .slide, .offset(x: 9), .push(from: .leading),
      .opacity.combined(with: .move(edge: .top)), .asymmetric(insertion: .scale, removal: .slide),
      AnyTransition(.blurReplace), .modifier(active: Still(), identity: Still()), .opacity,
    ] {
      model.value = true
      let probe = try probe(transition, HostConfiguration(reducesMotion: true))
      for isThere in [false, true] {
        model.set(isThere, .second)
        probe.host.advance(by: 0.25)
        #expect(probe.moving == ["opacity"])
        #expect(isClose(probe.value("Rectangle", "opacity"), isThere ? 0.25 : 0.75))
        probe.host.advance(by: 2)
      }
    }
  }

  private struct Still: ViewModifier { func body(content: Content) -> some View { content } }

  @Test("R9") func identityStaysAsItIs() throws {
    let probe = try probe(.identity, HostConfiguration(reducesMotion: true))
    model.set(false, .second)
    probe.host.advance(to: 0)
    #expect(!probe.shows("Rectangle"))
  }

  @Test("R10") func valuesMoveAsEver() throws {
    struct Scene: View {
      let model: Model<Bool>
      var body: some View { Rectangle().frame(width: model.value ? 50 : 90) }
    }
    let probe = try Probe(Scene(model: model), HostConfiguration(reducesMotion: true))
    model.set(false, .second)
    #expect(isClose(probe.value("Rectangle", "frame", 2, at: 0.5), 70))
  }

  @Test func theReplacementKeepsTheTransitionsOwnAnimation() throws {
    let probe = try probe(
      .slide.animation(own).combined(with: .scale), HostConfiguration(reducesMotion: true))
    model.set(false, nil)
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.5), 0.75))
  }

  @Test func aSwitchThatIsTurnedWhileTheViewStandsCounts() throws {
    model.value = false
    let probe = try probe(.scale)
    model.set(true, .second)
    probe.host.advance(to: 2)
    probe.host.configuration.reducesMotion = true
    model.set(false, .second)
    #expect(isClose(probe.value("Rectangle", "opacity", at: 2.25), 0.75))
    #expect(probe.moving == ["opacity"])
  }
}
