import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A value that a tool holds, to look at the others: the studio's freeze.
@MainActor @Suite("Values that are held")
struct HeldValueTests {
  /// Every kind of value that a tick knows by its type, and one that it does not.
  private struct Moved: View {
    let isMoved: Bool

    var body: some View {
      Color.red.frame(width: isMoved ? 80 : 40, height: 20)
        .opacity(isMoved ? 0.2 : 1)
        .blur(radius: isMoved ? 4 : 0)
        .rotationEffect(.degrees(isMoved ? 90 : 0))
        .scaleEffect(isMoved ? 2 : 1)
        .offset(x: isMoved ? 60 : 0)
    }
  }

  private struct Scene: View {
    let model: Model<Bool>

    var body: some View { Moved(isMoved: model.value) }
  }

  @Test(
    "stay as they are while all else goes on, whatever moves them, and are where they would be when let go",
    arguments: [Animation.spring(duration: 0.6, bounce: 0.3), .linear(duration: 0.6)])
  func heldValuesStay(animation: Animation) throws {
    let (model, free) = (Model(false), Model(false))
    let (probe, other) = (try Probe(Scene(model: model)), try Probe(Scene(model: free)))
    model.set(true, animation)
    free.set(true, animation)
    for stage in [probe, other] { stage.host.advance(to: 0.2) }
    let moving = probe.host.graph.movingAttributes
    #expect(Set(moving.map(\.property)).count >= 5, "\(moving.map(\.property))")
    for held in moving {
      held.hold(true)
      let shown = held.presentedComponents
      for time in [0.25, 0.3, 0.35] {
        let now = probe.host.now + time / 100
        probe.host.advance(to: now)
        _ = probe.host.frame()
        #expect(held.presentedComponents == shown, "\(held.property), \(animation)")
      }
      held.hold(false)
    }
    other.host.advance(to: probe.host.now)
    let (left, right) = (probe.host.values, other.host.values)
    #expect(left.map(\.shown) == right.map(\.shown))
    // Held beyond the end of its motion it stays, and is at its end when it is let go.
    let last = try #require(probe.host.graph.movingAttributes.first)
    last.hold(true)
    let shown = last.presentedComponents
    probe.host.advance(to: 20)
    #expect(last.presentedComponents == shown && shown != last.modelComponents)
    last.hold(false)
    #expect(last.presentedComponents == last.modelComponents)
  }
}
