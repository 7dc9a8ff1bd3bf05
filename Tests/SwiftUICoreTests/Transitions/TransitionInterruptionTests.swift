import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 6.4 and 6.5: what happens while a transition runs.
@MainActor @Suite("Transitions that are interrupted, and what is in front")
struct TransitionInterruptionTests {
  private let model = Model(true)

  private func probe(_ transition: AnyTransition) throws -> Probe {
    try Probe(
      Toggling(model: model) {
        Rectangle().frame(width: 50, height: 30).transition(transition)
      })
  }

  @Test func removalDuringInsertionStartsFromWhatIsShown() throws {
    model.value = false
    let probe = try probe(.opacity)
    model.set(true, .second)
    probe.host.advance(to: 0.5)
    model.set(false, .spring(duration: 0.5))
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.5), 0.5))
    probe.host.advance(to: 0.6)
    #expect(probe.value("Rectangle", "opacity") ?? 1 < 0.5)
    probe.host.advance(to: 5)
    #expect(!probe.shows("Rectangle") && probe.moving.isEmpty)
  }

  @Test func aSpringKeepsItsVelocityWhenItTurnsAround() throws {
    model.value = false
    let probe = try probe(.opacity)
    model.set(true, .spring(duration: 1))
    probe.host.advance(to: 0.2)
    let before = try #require(probe.value("Rectangle", "opacity"))
    model.set(false, .spring(duration: 1))
    #expect(probe.value("Rectangle", "opacity", at: 0.21) ?? 0 > before, "it still goes up")
  }

  @Test func insertionDuringRemovalRevives() throws {
    let probe = try probe(.scale)
    model.set(false, .second)
    probe.host.advance(to: 0.5)
    model.set(true, .second)
    probe.host.advance(to: 5)
    #expect(probe.value("Rectangle", "scale") == 1)
    #expect(probe.host.values.filter { $0.property == "scale" }.count == 1)
  }

  @Test func revivalWithoutAnAnimationEndsWhereTheMotionEnds() throws {
    let probe = try probe(.opacity)
    model.set(false, .second)
    probe.host.advance(to: 0.5)
    model.set(true, nil)
    probe.host.advance(to: 3)
    #expect(probe.value("Rectangle", "opacity") == 1 && probe.shows("Rectangle"))
  }

  @Test func asymmetricTransitionsOfDifferentModifiersRunApart() throws {
    model.value = false
    let probe = try probe(.asymmetric(insertion: .scale, removal: .opacity))
    model.set(true, .second)
    probe.host.advance(to: 0.5)
    model.set(false, .second)
    #expect(isClose(probe.value("Rectangle", "scale", at: 0.75), 0.75, within: 0.001))
    #expect(isClose(probe.value("Rectangle", "opacity"), 0.75))
  }

  @Test func branchesThatSwapQuicklyAreBothInFlight() throws {
    struct Swap: View {
      let model: Model<Bool>
      var body: some View {
        ZStack { if model.value { Circle() } else { Capsule() } }
      }
    }
    let probe = try Probe(Swap(model: model))
    model.set(false, .second)
    probe.host.advance(to: 0.25)
    model.set(true, .second)
    #expect(isClose(probe.value("Circle", "opacity", at: 0.25), 0.75))
    #expect(isClose(probe.value("Capsule", "opacity"), 0.25))
    #expect(probe.shows("Circle") && probe.shows("Capsule"))
    probe.host.advance(to: 3)
    #expect(probe.shows("Circle") && !probe.shows("Capsule"))
    #expect(probe.value("Circle", "opacity") == 1)
  }

  @Test func theTransitionIsTheOneThatStoodBeforeTheRemoval() throws {
    struct Scene: View {
      let step: Model<Int>
      var body: some View {
        ZStack {
          if step.value < 2 {
            Rectangle().frame(width: 50, height: 30)
              .transition(step.value == 0 ? .move(edge: .top) : .move(edge: .leading))
          }
        }
      }
    }
    let step = Model(0)
    let probe = try Probe(Scene(step: step))
    let x = try #require(probe.value("Rectangle", "frame", 0))
    step.set(1, nil)
    _ = probe.host.frame()
    step.set(2, .second)
    #expect(isClose(probe.value("Rectangle", "frame", 0, at: 0.5), x - 25))
  }

  @Test func aViewLeavesWithATransitionOfAnotherKindThanItCameWith() throws {
    struct Scene: View {
      let step: Model<Int>
      var body: some View {
        ZStack {
          if step.value > 0 {
            Rectangle().transition(step.value == 1 ? AnyTransition.scale : .opacity)
          }
        }
      }
    }
    let step = Model(0)
    let probe = try Probe(Scene(step: step))
    step.set(1, .second)
    probe.host.advance(to: 0.5)
    #expect(probe.moving == ["scale"])
    probe.host.advance(to: 2)
    step.set(2, nil)
    probe.host.advance(to: 2)
    step.set(0, .second)
    #expect(isClose(probe.value("Rectangle", "opacity", at: 2.25), 0.75))
    #expect(probe.moving == ["opacity"])
    probe.host.advance(to: 4)
    #expect(!probe.shows("Rectangle"))
  }

  @Test func whatIsGoingAwayIsNotHit() throws {
    var taps = 0
    let probe = try Probe(
      Toggling(model: model) {
        Rectangle().frame(width: 50, height: 30).onTapGesture { taps += 1 }
      })
    let middle = probe.host.contentBounds
    probe.host.tap(at: .init(middle.midX, middle.midY))
    #expect(taps == 1)
    model.set(false, .second)
    probe.host.advance(to: 0.1)
    probe.host.tap(at: .init(middle.midX, middle.midY))
    #expect(taps == 1)
    model.set(true, .second)
    probe.host.advance(to: 0.2)
    probe.host.tap(at: .init(middle.midX, middle.midY))
    #expect(taps == 2)
  }

  // MARK: Drawing order

  private struct Pile: View {
    let cards: Model<[Int]>
    let top: Double
    var body: some View {
      ZStack {
        Color.gray
        ForEach(cards.value, id: \.self) { Text("card\($0)").zIndex($0 == 3 ? top : 0) }
      }
    }
  }

  private func order(_ top: Double, _ steps: [[Int]]) throws -> [String] {
    let cards = Model([1, 2, 3])
    let probe = try Probe(Pile(cards: cards, top: top))
    for (index, step) in steps.enumerated() {
      cards.set(step, .second)
      probe.host.advance(to: Double(index + 1) / 10)
    }
    let text = probe.list.description
    return order(of: ["#8E8E93", "card1", "card2", "card3"], in: text)
  }

  private func order(of names: [String], in text: String) -> [String] {
    names.compactMap { name in text.range(of: name).map { (name, $0.lowerBound) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  @Test func removedViewsAreDrawnFirst() throws {
    #expect(try order(0, [[1, 2]]) == ["card3", "#8E8E93", "card1", "card2"])
  }

  @Test func aHigherZIndexKeepsARemovedViewInFront() throws {
    #expect(try order(1, [[1, 2]]) == ["#8E8E93", "card1", "card2", "card3"])
  }

  @Test func removedViewsAreDrawnInTheOrderOfTheirRemoval() throws {
    #expect(try order(0, [[1, 3], [3]]) == ["card2", "card1", "#8E8E93", "card3"])
  }

  @Test func theOrderOfRemovalCountsAcrossConditionals() throws {
    let step = Model(0)
    let probe = try Probe(
      Showing(model: step) { step in
        ZStack {
          if step < 2 { Circle() }
          if step < 1 { Capsule() }
        }
      })
    for number in 1...2 {
      step.set(number, .second)
      probe.host.advance(to: Double(number) / 10)
    }
    let text = probe.list.description
    #expect(order(of: ["Circle", "Capsule"], in: text) == ["Capsule", "Circle"])
  }
}
