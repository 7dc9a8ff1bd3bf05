import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 6.2: what each transition does, half way in and half way out.
@MainActor @Suite("What built-in transitions do")
struct TransitionValueTests {
  private func probe<T: Transition>(
    _ transition: T, _ model: Model<Bool>, _ configuration: HostConfiguration = HostConfiguration()
  ) throws -> Probe {
    try Probe(
      Toggling(model: model) {
        Rectangle().frame(width: 50, height: 30).transition(transition)
      }, configuration)
  }

  /// The values of the box when it comes and when it goes, at a share of the way.
  private func values<T: Transition>(
    _ transition: T, _ property: String, _ component: Int = 0, at share: Double = 0.5,
    _ configuration: HostConfiguration = HostConfiguration()
  ) throws -> (coming: Double?, going: Double?) {
    let model = Model(false)
    let probe = try probe(transition, model, configuration)
    model.set(true, .second)
    let coming = probe.value("Rectangle", property, component, at: share)
    probe.host.advance(to: 2)
    model.set(false, .second)
    return (coming, probe.value("Rectangle", property, component, at: 2 + share))
  }

  /// How far the box is from its place, in points.
  private func offsets<T: Transition>(
    _ transition: T, _ configuration: HostConfiguration = HostConfiguration()
  ) throws -> [Double] {
    let size = configuration.size
    let rest = (x: (size.width - 50) / 2, y: (size.height - 30) / 2)
    let x = try values(transition, "frame", 0, configuration)
    let y = try values(transition, "frame", 1, configuration)
    return [
      (x.coming ?? .nan) - rest.x, (y.coming ?? .nan) - rest.y, (x.going ?? .nan) - rest.x,
      (y.going ?? .nan) - rest.y,
    ].map { ($0 * 2).rounded() / 2 }
  }

  private let even = HostConfiguration(size: .init(400, 400))

  @Test func movesArePartsOfTheViewsOwnSize() throws {
    #expect(try offsets(.move(edge: .top), even) == [0, -15, 0, -15])
    #expect(try offsets(.move(edge: .bottom), even) == [0, 15, 0, 15])
    #expect(try offsets(.move(edge: .leading), even) == [-25, 0, -25, 0])
    #expect(try offsets(.move(edge: .trailing), even) == [25, 0, 25, 0])
    #expect(try offsets(.slide, even) == [-25, 0, 25, 0])
    #expect(try offsets(.push(from: .leading), even) == [-25, 0, 25, 0])
    #expect(try offsets(.push(from: .top), even) == [0, -15, 0, 15])
    #expect(try offsets(.offset(x: 8, y: -6), even) == [4, -3, 4, -3])
  }

  @Test func rightToLeftMirrorsThem() throws {
    var mirrored = even
    mirrored.layoutDirection = .rightToLeft
    #expect(try offsets(.move(edge: .leading), mirrored) == [25, 0, 25, 0])
    #expect(try offsets(.slide, mirrored) == [25, 0, -25, 0])
    #expect(try offsets(.push(from: .leading), mirrored) == [25, 0, -25, 0])
    #expect(try offsets(.push(from: .top), mirrored) == [0, -15, 0, 15])
    #expect(try offsets(.offset(x: 8), mirrored) == [-4, 0, -4, 0])
  }

  @Test func pushFadesBothWays() throws {
    let (coming, going) = try values(.push(from: .top), "opacity", at: 0.25)
    #expect(isClose(coming, 0.25) && isClose(going, 0.75))
  }

  @Test func scaleLeavesOpacityAlone() throws {
    let (coming, going) = try values(.scale, "scale")
    #expect(isClose(coming, 0.5) && isClose(going, 0.5))
    #expect(try values(.scale, "opacity").coming == nil)
    #expect(isClose(try values(.scale(0.2), "scale").coming, 0.6))
  }

  @Test func blurReplaceBlursFadesAndScales() throws {
    #expect(isClose(try values(.blurReplace, "blur", at: 0).coming, 7))
    #expect(isClose(try values(.blurReplace, "blur").going, 3.5))
    #expect(isClose(try values(.blurReplace, "opacity", at: 0.25).coming, 0.25))
    #expect(isClose(try values(.blurReplace, "scale", at: 0).coming, 0.9))
    #expect(isClose(try values(.blurReplace, "scale").going, 0.95))
    #expect(isClose(try values(.blurReplace(.upUp), "scale", at: 0).coming, 0.9))
    #expect(isClose(try values(.blurReplace(.upUp), "scale").going, 1.05))
    #expect(BlurReplaceTransition(configuration: .downUp).configuration != .upUp)
  }

  private struct Turn: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.rotationEffect(.degrees(90 * phase.value))
    }
  }

  @Test func aTransitionOfOnesOwnRunsThroughThePhases() throws {
    let (coming, going) = try values(Turn(), "rotation", at: 0.25)
    #expect(isClose(coming, -67.5) && isClose(going, 22.5))
    #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.identity.value == 0)
    #expect(Turn.properties.hasMotion && !OpacityTransition.properties.hasMotion)
  }

  @Test func typedTransitionsCombine() throws {
    let both = OpacityTransition().combined(with: Turn())
    #expect(isClose(try values(both, "opacity", at: 0.25).coming, 0.25))
    #expect(isClose(try values(both, "rotation", at: 0.25).coming, -67.5))
    #expect(try values(both, "opacity").going == 0.5)
  }

  @Test func typedTransitionsAreAsymmetric() throws {
    let asymmetric = AsymmetricTransition(insertion: .scale, removal: Turn())
    let scale = try values(asymmetric, "scale", at: 0.25)
    let turn = try values(asymmetric, "rotation", at: 0.25)
    #expect(isClose(scale.coming, 0.25, within: 0.001) && scale.going == 1)
    #expect(turn.coming == 0 && isClose(turn.going, 22.5))
  }

  private struct Tinted: ViewModifier {
    let radius: Double
    func body(content: Content) -> some View { content.blur(radius: radius) }
  }

  @Test func twoModifiersMakeATransition() throws {
    let transition = AnyTransition.modifier(
      active: Tinted(radius: 10), identity: Tinted(radius: 0))
    let model = Model(false)
    let probe = try Probe(
      Toggling(model: model) { Rectangle().transition(transition) })
    model.set(true, .second)
    #expect(isClose(probe.value("Rectangle", "blur", at: 0.25), 7.5))
  }

  @Test func aTransitionCanBeAppliedByHand() throws {
    struct Scene: View {
      let phase: Model<TransitionPhase>
      var body: some View {
        BlurReplaceTransition(configuration: .upUp)
          .apply(content: Rectangle().frame(width: 50, height: 30), phase: phase.value)
      }
    }
    let phase = Model(TransitionPhase.willAppear)
    let probe = try Probe(Scene(phase: phase))
    #expect(isClose(probe.value("Rectangle", "scale"), 0.9))
    phase.set(.identity, .second)
    #expect(isClose(probe.value("Rectangle", "scale", at: 0.5), 0.95))
    phase.set(.didDisappear, nil)
    #expect(isClose(probe.value("Rectangle", "opacity", at: 2), 0))
  }
}
