import LegatoMotion
import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

@Suite("Motion policy")
@MainActor
struct MotionPolicyTests {
  private func motion(
    _ role: MotionRole, _ form: ReducedForm, _ timing: Timing = .linear(duration: 1)
  ) -> MotionDeclaration {
    MotionDeclaration(
      component: "Test", motion: "test",
      token: MotionToken(name: "test", timing: timing, role: role, use: "Tests."),
      purpose: "Tests.", cost: .transform, role: role,
      reducedForm: form, reason: "Tests.")
  }

  private let full = MotionPolicy(savesPower: false)
  private let reduced = MotionPolicy(reducesMotion: true, savesPower: false)
  private let saving = MotionPolicy(savesPower: true)

  @Test("section 6: Reduce Motion turns each motion into its reduced form")
  func reduceMotion() {
    let timing = Timing.linear(duration: 1)
    for role in MotionRole.allCases {
      for form in role.permittedReducedForms {
        let motion = motion(role, form)
        #expect(full.outcome(of: motion) == .moves(timing))
        let expected: MotionOutcome =
          switch form {
          case .unchanged: .moves(timing)
          case .crossFade: .fades(timing)
          case .endStateAtOnce: .endsAtOnce
          case .notDrawn: .notDrawn
          }
        #expect(reduced.outcome(of: motion) == expected)
      }
    }
  }

  @Test("section 6: Low Power Mode switches off what is decorative, and nothing else")
  func lowPower() {
    for role in MotionRole.allCases {
      let isEssential = role == .essentialState || role == .essentialSpatial
      let outcome = saving.outcome(of: motion(role, .endStateAtOnce))
      #expect((outcome == .endsAtOnce) == !isEssential, "\(role)")
    }
    #expect(saving.outcome(of: motion(.loop, .notDrawn)) == .notDrawn)
  }

  @Test("a form that a role does not permit becomes the end at once")
  func permittedForms() {
    for role in MotionRole.allCases {
      #expect(role.permittedReducedForms.contains(.endStateAtOnce))
      for form in ReducedForm.allCases {
        let declared = motion(role, form).reducedForm
        #expect(
          declared == (role.permittedReducedForms.contains(form) ? form : .endStateAtOnce))
      }
    }
    // A state must not be lost, a loop must not go on.
    #expect(!MotionRole.essentialState.permittedReducedForms.contains(.notDrawn))
    #expect(!MotionRole.loop.permittedReducedForms.contains(.unchanged))
  }

  @Test("what moves and what fades under each outcome")
  func outcomes() {
    let timing = Timing.easeOut(duration: 0.2)
    let animation = Animation.easeOut(duration: 0.2)
    let rows: [(MotionOutcome, Animation?, Animation?, Bool, Bool)] = [
      (.moves(timing), animation, animation, true, false),
      (.fades(timing), nil, animation, true, false),
      (.endsAtOnce, nil, nil, true, true), (.notDrawn, nil, nil, false, true),
    ]
    for (outcome, movement, fade, isDrawn, isInstant) in rows {
      #expect(outcome.movement == movement)
      #expect(outcome.fade == fade)
      #expect(outcome.isDrawn == isDrawn)
      #expect(outcome.isInstant == isInstant)
    }
  }

  @Test("a cross-fade takes the time of the motion, without its bounce")
  func crossFades() {
    let spring = motion(.essentialSpatial, .crossFade, .spring(response: 0.4, dampingFraction: 0.7))
    #expect(reduced.outcome(of: spring) == .fades(.easeInOut(duration: 0.4)))
    let loop = Timing.easeIn(duration: 0.3).repeatForever()
    #expect(loop.asFade == .easeIn(duration: 0.3))
  }

  @Test(
    "delays that make no sense count as none", arguments: [-1.0, -Double.infinity, .infinity, .nan])
  func delays(delay: Double) {
    #expect(
      full.outcome(of: motion(.essentialState, .unchanged), delay: delay)
        == .moves(.linear(duration: 1)))
  }

  @Test("every component declares its motions, each once and with a reason")
  func registry() {
    let declarations = MotionRegistry.declarations
    #expect(Set(declarations.map(\.id)).count == declarations.count)
    for component in MotionRegistry.components { #expect(!component.motionDeclarations.isEmpty) }
    for declaration in declarations {
      #expect(!declaration.reason.isEmpty)
      #expect(declaration.role.permittedReducedForms.contains(declaration.reducedForm))
      #expect(MotionToken(named: declaration.token.name) == declaration.token)
    }
    #expect(
      declarations.map(\.id).contains("VerticalListButtonItem.state"), "S0's own declaration")
  }

  /// A decoration that grows while it is on.
  private struct Decoration: View {
    let subject: Subject
    @Environment(\.motionPolicy) private var motionPolicy
    static let motion = MotionDeclaration(
      component: "Decoration", motion: "pop", token: .motion.normal, purpose: "Tests.",
      cost: .transform, role: .decorativeFeedback, reducedForm: .endStateAtOnce, reason: "Tests.")

    var body: some View {
      Rectangle()
        .opacity(subject.error ? 1 : 0.2)
        .animation(motionPolicy.outcome(of: Self.motion).fade, value: subject.error)
        .endsAtOnce(Self.motion)
    }
  }

  @Test("Low Power Mode is live: a decoration that runs jumps to its end, later ones do not begin")
  func liveLowPower() throws {
    let subject = Subject()
    let host = try MotionHost(Decoration(subject: subject))
    host.update { subject.error = true }
    host.advance(to: 0.125)
    expectNear(host.shown("opacity", "Rectangle"), 0.6)
    host.change(.lowPower(true))
    host.expectStill(includingLoops: true)
    expectNear(host.shown("opacity", "Rectangle"), 1)
    host.update { subject.error = false }
    expectNear(host.shown("opacity", "Rectangle"), 0.2)
    host.change(.lowPower(false))
    host.update { subject.error = true }
    host.advance(by: 0.125)
    expectNear(host.shown("opacity", "Rectangle"), 0.6)
  }

  @Test("the override of a part of an app wins over the device")
  func lowPowerOverride() throws {
    let subject = Subject()
    let host = try MotionHost(
      Decoration(subject: subject).motionPolicy(reduceMotion: nil, lowPower: true))
    host.update { subject.error = true }
    expectNear(host.shown("opacity", "Rectangle"), 1)
    host.expectStill(includingLoops: true)
  }
}
