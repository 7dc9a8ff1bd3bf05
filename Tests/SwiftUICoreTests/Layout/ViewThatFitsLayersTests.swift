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

  /// Wide where there is room for it, and narrow otherwise, at the left of a centred frame.
  private struct Wide: View {
    let model: Model<Double>
    var body: some View {
      ViewThatFits(in: .horizontal) {
        VStack { Color.red.frame(width: 100, height: 40) }
        Color.blue.frame(width: 20, height: 20)
      }.frame(width: model.value, height: 40, alignment: .topLeading)
    }
  }

  @Test func whatFitsAgainIsWhereItBelongsAtOnce() throws {
    let model = Model(100.0)
    let probe = try Probe.square(Wide(model: model))
    func isDrawn(_ place: String) -> Bool { probe.list.description.contains("at (\(place), 180)") }
    #expect(isDrawn("150"))
    model.set(60, nil)
    #expect(isDrawn("170"))
    // It was shown at 150 last; the animation of the change is not one of it.
    model.set(120, .linear(duration: 1))
    #expect(isDrawn("140"))
    probe.host.advance(by: 0.5)
    #expect(isDrawn("140"))
    // What stays chosen moves as everything does.
    model.set(140, .linear(duration: 1))
    probe.host.advance(by: 0.5)
    #expect(isDrawn("135"))
  }
}
