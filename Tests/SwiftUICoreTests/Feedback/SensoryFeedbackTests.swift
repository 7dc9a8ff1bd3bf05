import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 11.2.
@MainActor @Suite("Sensory feedback")
struct SensoryFeedbackTests {
  @Test func aChangeIsFelt() throws {
    struct Felt: View {
      let model: Model<Int>
      var body: some View { Text("x").sensoryFeedback(.success, trigger: model.value) }
    }
    let model = Model(0)
    let probe = try Probe(Felt(model: model))
    #expect(probe.host.feedback.isEmpty)
    probe.host.advance(to: 0.3)
    model.set(1, nil)
    _ = probe.host.frame()
    #expect(
      probe.host.feedback
        == [FeedbackEvent(time: 0.3, feedback: .success, path: "Felt/Text")])
    // The same value again is no change.
    model.set(1, nil)
    probe.host.advance(to: 1)
    #expect(probe.host.feedback.count == 1)
  }

  @Test func aConditionIsAskedWithBothValues() throws {
    struct Felt: View {
      let model: Model<Int>
      var body: some View {
        Text("x")
          .sensoryFeedback(.increase, trigger: model.value) { old, new in new > old }
          .sensoryFeedback(.warning, trigger: model.value) { model.value == 9 }
      }
    }
    let model = Model(5)
    let probe = try Probe(Felt(model: model))
    for value in [6, 3, 9] {
      model.set(value, nil)
      _ = probe.host.frame()
    }
    #expect(probe.host.feedback.map(\.feedback) == [.increase, .increase, .warning])
  }

  @Test func aClosureChooses() throws {
    struct Felt: View {
      let model: Model<Int>
      var body: some View {
        Text("x").sensoryFeedback(trigger: model.value) { old, new in
          new == 0 ? nil : new > old ? .increase : .decrease
        }
      }
    }
    let model = Model(5)
    let probe = try Probe(Felt(model: model))
    for value in [6, 3, 0] {
      model.set(value, nil)
      _ = probe.host.frame()
    }
    #expect(probe.host.feedback.map(\.feedback) == [.increase, .decrease])
  }

  @Test func intensitiesStayWithinTheirRange() {
    #expect(SensoryFeedback.impact(weight: .heavy, intensity: 7) == .impact(weight: .heavy))
    #expect(SensoryFeedback.impact(intensity: .nan) == .impact(weight: .medium, intensity: 1))
    #expect(SensoryFeedback.impact(flexibility: .soft, intensity: -1).name == "impact soft 0.0")
    #expect(SensoryFeedback.impact.name == "impact light 1.0")
    #expect(SensoryFeedback.impact != .impact(weight: .medium))
    #expect(SensoryFeedback.levelChange.name == "levelChange")
  }
}
