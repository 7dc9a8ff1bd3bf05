import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("What does not fit")
struct ViewThatFitsLayersTests {
  private struct Candidates: View {
    let model: Model<[Int]>
    var body: some View {
      ViewThatFits {
        ForEach(model.value, id: \.self) { Text("\($0)") }
        Color.gray.frame(width: 20, height: 20)
      }
    }
  }

  @Test func aViewThatComesBackFromItsWayOutIsNotDrawnUnlessItIsChosen() throws {
    let model = Model([0, 1, 2])
    let probe = try Probe(Candidates(model: model))
    model.set([], .linear(duration: 1))
    probe.host.advance(to: 0.5)
    _ = probe.host.frame()
    model.set([1, 2, 0], nil)
    _ = probe.host.frame()
    #expect(probe.host.graph.invariantViolations(after: .record) == [])
    #expect(probe.host.semantics.map(\.label) == ["1"])
  }
}
