import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Who waits for a logical end")
struct LogicalEndTests {
  @Test func aMotionWithoutAnEndInBetweenKeepsNobodyWaiting() throws {
    let (log, model) = (Log(), Model(1.0))
    let probe = try Probe(Showing(model: model) { Rectangle().opacity($0) })
    func move(_ value: Double, _ animation: Animation, _ name: String) {
      probe.host.act {
        withAnimation(animation, completionCriteria: .logicallyComplete) {
          model.value = value
        } completion: {
          log(name)
        }
      }
    }
    move(0.8, .linear(duration: 1), "first")
    move(0.6, .linear(duration: 1).speed(0), "endless")
    move(0.4, .linear(duration: 2), "last")
    #expect(probe.host.graph.invariantViolations() == [])
    probe.host.advance(to: 1)
    #expect(log.entries == ["first"])
    #expect(probe.host.graph.invariantViolations() == [])
    probe.host.advance(to: 2)
    #expect(log.entries.contains("last"))
    #expect(probe.host.graph.invariantViolations() == [])
  }
}
