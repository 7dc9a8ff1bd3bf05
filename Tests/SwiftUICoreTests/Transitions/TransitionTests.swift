import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS section 6.
@MainActor @Suite("Transitions")
struct TransitionTests {
  private let animation = Animation.linear(duration: 1)

  private func probe(
    _ transition: AnyTransition, _ model: Model<Bool>,
    _ configuration: HostConfiguration = HostConfiguration()
  ) throws -> Probe {
    try Probe(
      Toggling(model: model) {
        Rectangle().frame(width: 50, height: 30).transition(transition)
      }, configuration)
  }

  @Test func insertionStartsFromTheActiveState() throws {
    let model = Model(false)
    let probe = try probe(.opacity, model)
    model.set(true, animation)
    #expect(probe.value("Rectangle", "opacity", at: 0) == 0)
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.25), 0.25))
    #expect(probe.value("Rectangle", "opacity", at: 1) == 1)
  }

  @Test func theDefaultTransitionIsOpacity() throws {
    let model = Model(true)
    let probe = try Probe(
      Toggling(model: model) { Rectangle().frame(width: 50, height: 30) })
    model.set(false, animation)
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.25), 0.75))
  }

  @Test func moveGoesOffByTheViewsOwnSize() throws {
    for (edge, dx, dy) in [
      (Edge.top, 0.0, -30.0), (.bottom, 0, 30), (.leading, -50, 0), (.trailing, 50, 0),
    ] {
      let model = Model(true)
      let probe = try probe(.move(edge: edge), model)
      let x = probe.value("Rectangle", "frame", 0) ?? .nan
      let y = probe.value("Rectangle", "frame", 1) ?? .nan
      model.set(false, animation)
      #expect(isClose(probe.value("Rectangle", "frame", 0, at: 0.5), x + dx / 2), "\(edge)")
      #expect(isClose(probe.value("Rectangle", "frame", 1), y + dy / 2), "\(edge)")
    }
  }

  @Test func slideComesFromLeadingAndGoesToTrailing() throws {
    let model = Model(true)
    let probe = try probe(.slide, model)
    let x = probe.value("Rectangle", "frame", 0) ?? .nan
    model.set(false, animation)
    #expect(isClose(probe.value("Rectangle", "frame", 0, at: 0.5), x + 25))
    probe.host.advance(to: 2)
    model.set(true, animation)
    #expect(isClose(probe.value("Rectangle", "frame", 0, at: 2.5), x - 25))
  }

  @Test func scaleStartsAlmostAtZero() throws {
    let model = Model(false)
    let probe = try probe(.scale, model)
    model.set(true, animation)
    #expect(isClose(probe.value("Rectangle", "scale", at: 0), 1e-5, within: 1e-9))
  }

  @Test func combinedRunsBoth() throws {
    let model = Model(true)
    let probe = try probe(.opacity.combined(with: .scale), model)
    model.set(false, animation)
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.25), 0.75))
    #expect(isClose(probe.value("Rectangle", "scale"), 0.75))
    // The scale's barrier comes between the view and the surface: that is no movement.
    #expect(Set(probe.host.motions.map(\.property)) == ["opacity", "scale"])
  }

  @Test func asymmetricUsesOneForEachWay() throws {
    let model = Model(true)
    let probe = try probe(.asymmetric(insertion: .scale, removal: .opacity), model)
    model.set(false, animation)
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.25), 0.75))
    #expect(probe.value("Rectangle", "scale") ?? 1 == 1)
    probe.host.advance(to: 2)
    model.set(true, animation)
    #expect(isClose(probe.value("Rectangle", "scale", at: 2.25), 0.25, within: 0.001))
    #expect(probe.value("Rectangle", "opacity") ?? 1 == 1)
  }

  @Test func aRemovedViewStaysDrawnUntilItsMotionEndsAndThenGoes() throws {
    let model = Model(true)
    let probe = try probe(.opacity, model)
    model.set(false, animation)
    probe.host.advance(to: 0.99)
    #expect(probe.list.description.contains("fill rect"))
    probe.host.advance(to: 1.01)
    #expect(!probe.list.description.contains("fill rect"))
    #expect(probe.host.motions.isEmpty)
  }

  @Test func identityGoesAtOnce() throws {
    let model = Model(true)
    let probe = try probe(.identity, model)
    model.set(false, animation)
    probe.host.advance(to: 0)
    #expect(!probe.list.description.contains("fill rect"))
  }

  @Test func withoutAnAnimationNothingRuns() throws {
    let model = Model(true)
    let probe = try probe(.opacity, model)
    model.set(false, nil)
    probe.host.advance(to: 0)
    #expect(!probe.list.description.contains("fill rect"))
    #expect(probe.host.motions.isEmpty)
  }

  @Test func aTransitionsOwnAnimationRunsWithoutAnyOther() throws {
    let model = Model(true)
    let probe = try probe(.opacity.animation(.linear(duration: 2)), model)
    model.set(false, nil)
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.5), 0.75))
  }

  @Test func reinsertionRevivesFromWhereItIs() throws {
    let model = Model(true)
    let log = Log()
    let probe = try Probe(
      Toggling(model: model) {
        Rectangle().frame(width: 50, height: 30).transition(.opacity)
          .onAppear { log("appear") }.onDisappear { log("disappear") }
      })
    model.set(false, .spring(duration: 0.5))
    probe.host.advance(to: 0.2)
    let before = probe.value("Rectangle", "opacity") ?? .nan
    model.set(true, .spring(duration: 0.5))
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.2), before))
    probe.host.advance(to: 3)
    #expect(probe.value("Rectangle", "opacity") == 1)
    #expect(log.entries == ["appear"])
  }

  @Test func onDisappearComesWhenTheTransitionHasFinished() throws {
    let model = Model(true)
    let log = Log()
    let probe = try Probe(
      Toggling(model: model) {
        Rectangle().transition(.opacity).onDisappear { log("disappear") }
      })
    model.set(false, animation)
    probe.host.advance(to: 0.9)
    #expect(log.entries.isEmpty)
    probe.host.advance(to: 1.1)
    #expect(log.entries == ["disappear"])
  }

  @Test func firstRenderRunsNone() throws {
    let probe = try probe(.opacity, Model(true))
    #expect(probe.host.motions.isEmpty)
    #expect(probe.value("Rectangle", "opacity") ?? 1 == 1)
  }

  @Test func reduceMotionPutsOpacityInPlaceOfEveryTransitionThatMoves() throws {
    for transition in [
      AnyTransition.move(edge: .top), .scale, .slide, .offset(x: 9), .push(from: .leading),
      .opacity.combined(with: .move(edge: .top)), .asymmetric(insertion: .scale, removal: .slide),
    ] {
      let model = Model(true)
      let probe = try probe(transition, model, HostConfiguration(reducesMotion: true))
      model.set(false, animation)
      probe.host.advance(to: 0.25)
      #expect(probe.host.motions.map(\.property) == ["opacity"])
      #expect(isClose(probe.value("Rectangle", "opacity"), 0.75))
    }
  }

  @Test func aSwitchLeavesThroughTheTransitionThatItCameWith() throws {
    struct Switching: View {
      let model: Model<Int>
      var body: some View {
        ZStack {
          switch model.value {
          case 0: Rectangle().frame(width: 20, height: 20).transition(.scale)
          case 1: Circle().frame(width: 20, height: 20).transition(.scale)
          default: Capsule().frame(width: 20, height: 20).transition(.scale)
          }
        }
      }
    }
    let model = Model(0)
    let probe = try Probe(Switching(model: model))
    model.set(1, animation)
    probe.host.advance(to: 0.5)
    model.set(2, .spring(duration: 0.5))
    let shown = probe.value("Circle", "scale", at: 0.5)
    #expect(isClose(shown, 0.5))
    probe.host.advance(to: 0.6)
    #expect(
      probe.host.values.filter { $0.path.hasSuffix("Circle") && $0.property.hasPrefix("scale") }
        .count == 1)
    #expect(probe.list.description.contains("Capsule scale"))
    probe.host.advance(to: 5)
    #expect(probe.host.motions.isEmpty)
    #expect(!probe.list.description.contains("Circle"))
  }

  @Test func siblingsCloseUpWhileTheRemovedViewKeepsItsPlace() throws {
    struct Column: View {
      let model: Model<Bool>
      var body: some View {
        VStack(spacing: 0) {
          if model.value { Rectangle().frame(width: 10, height: 40).transition(.opacity) }
          Circle().frame(width: 10, height: 10)
        }
      }
    }
    let model = Model(true)
    let probe = try Probe(Column(model: model))
    let top = probe.value("Rectangle[0]", "frame", 1) ?? .nan
    let below = probe.value("Circle[1]", "frame", 1) ?? .nan
    model.set(false, animation)
    #expect(probe.value("Rectangle[0]", "frame", 1, at: 0.5) == top)
    #expect(isClose(probe.value("Circle[1]", "frame", 1), below - 10))
    #expect(isClose(probe.value("Circle[1]", "frame", 1, at: 1), below - 20))
  }

  @Test func aRemovedViewIsDrawnBelowItsLiveSiblings() throws {
    struct Swap: View {
      let model: Model<Bool>
      var body: some View {
        ZStack {
          Capsule()
          if model.value { Circle() } else { Ellipse() }
        }
      }
    }
    let model = Model(true)
    let probe = try Probe(Swap(model: model))
    model.set(false, animation)
    probe.host.advance(to: 0.5)
    let text = probe.list.description
    let order = ["Circle", "Capsule", "Ellipse"].compactMap { text.range(of: $0)?.lowerBound }
    #expect(order == order.sorted() && order.count == 3)
  }
}
