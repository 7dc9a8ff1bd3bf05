import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 5.1: a view or a modifier of the user's that is `Animatable` has its body
/// evaluated in every frame while its data move.
@MainActor @Suite("Animatable views and modifiers")
struct AnimatableViewTests {
  struct Counter: View, Animatable {
    var number: Double
    let log: Log
    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View {
      log("body \(number)")
      return Text(verbatim: "\(Int(number.rounded()))").accessibilityIdentifier("count")
    }
  }

  struct Subject: View {
    let model: Model<Double>
    let log: Log
    var body: some View {
      log("parent")
      return Counter(number: model.value, log: log)
    }
  }

  private func text(_ probe: Probe) -> String? { probe.host.semantics.first?.label }

  @Test func theBodySeesTheInterpolatedData() throws {
    let model = Model(0.0)
    let probe = try Probe(Subject(model: model, log: Log()))
    model.set(100, .linear(duration: 1))
    for (time, expected) in [(0.0, "0"), (0.25, "25"), (0.5, "50"), (0.99, "99"), (1.0, "100")] {
      probe.host.advance(to: time)
      _ = probe.host.frame()
      #expect(text(probe) == expected)
    }
    #expect(!probe.host.needsFrame)
  }

  @Test func aFrameEvaluatesTheOneBodyOnly() throws {
    let model = Model(0.0)
    let log = Log()
    let probe = try Probe(Subject(model: model, log: log))
    model.set(100, .linear(duration: 1))
    _ = probe.host.frame()
    probe.host.advance(to: 0.5)
    log.entries = []
    let frame = probe.host.frame()
    #expect(frame.statistics.bodies == 1)
    #expect(log.entries == ["body 50.0"])
  }

  @Test func whatMovesIsNamed() throws {
    let model = Model(0.0)
    let probe = try Probe(Subject(model: model, log: Log()))
    model.set(100, .linear(duration: 1))
    #expect(probe.value("Counter", "animatableData", at: 0.5) == 50)
    #expect(probe.host.motions.map(\.property) == ["animatableData"])
    probe.host.advance(to: 2)
    #expect(probe.host.motions.isEmpty)
  }

  @Test func withoutAnAnimationItSnaps() throws {
    let model = Model(0.0)
    let log = Log()
    let probe = try Probe(Subject(model: model, log: log))
    model.set(100, nil)
    _ = probe.host.frame()
    #expect(text(probe) == "100")
    #expect(!log.entries.contains { $0 != "parent" && $0 != "body 0.0" && $0 != "body 100.0" })
  }

  struct Shake: ViewModifier, Animatable {
    var shakes: Double
    nonisolated var animatableData: Double {
      get { shakes }
      set { shakes = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: 10 * sin(shakes * 2 * .pi)) }
  }

  @Test func aModifierMovesByWhatItsBodySays() throws {
    struct Subject: View {
      let model: Model<Double>
      var body: some View {
        Rectangle().frame(width: 10, height: 10).modifier(Shake(shakes: model.value))
      }
    }
    let model = Model(0.0)
    let probe = try Probe(Subject(model: model))
    let rest = probe.value("Rectangle", "frame") ?? 0
    model.set(1, .linear(duration: 1))
    #expect(isClose(probe.value("Rectangle", "frame", at: 0.25), rest + 10, within: 0.3))
    #expect(isClose(probe.value("Rectangle", "frame", at: 0.75), rest - 10, within: 0.3))
    #expect(isClose(probe.value("Rectangle", "frame", at: 1), rest))
  }

  @Test func seekingEqualsPlaying() throws {
    let (played, sought) = (Model(0.0), Model(0.0))
    let one = try Probe(Subject(model: played, log: Log()))
    let other = try Probe(Subject(model: sought, log: Log()))
    played.set(100, .spring)
    sought.set(100, .spring)
    for step in 0...30 {
      one.host.advance(to: Double(step) / 60)
      _ = one.host.frame()
    }
    other.host.advance(to: 0.5)
    #expect(text(one) == text(other))
  }

  @Test func aViewThatGoesStopsMoving() throws {
    struct Holder: View {
      let model: Model<Double>
      let isShown: Model<Bool>
      var body: some View {
        VStack { if isShown.value { Counter(number: model.value, log: Log()) } }
      }
    }
    let (model, isShown) = (Model(0.0), Model(true))
    let probe = try Probe(Holder(model: model, isShown: isShown))
    model.set(100, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    isShown.set(false, nil)
    _ = probe.host.frame()
    #expect(probe.host.motions.isEmpty)
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
  }
}
