import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private struct Fader: View {
  let model: Model<Double>
  var body: some View { Rectangle().opacity(model.value).frame(width: 40, height: 40) }
}

@MainActor @Suite("Values of an animation at given times")
struct AnimationValuesTests {
  /// FEATURES V1, V5: unit steps at milliseconds.
  nonisolated static let table: [(Animation, [(Double, Double)])] = [
    (.easeInOut(duration: 0.25), [(25, 0.0197), (62.5, 0.1292), (125, 0.5), (200, 0.9183)]),
    (.easeOut(duration: 0.25), [(25, 0.1606), (100, 0.5709), (225, 0.9830)]),
    (.linear(duration: 0.25), [(50, 0.2), (200, 0.8)]),
    (.spring(duration: 0.3), [(50, 0.2816), (100, 0.6189), (200, 0.9213), (400, 0.9978)]),
    (.spring(response: 0.5, dampingFraction: 0.6), [(150, 0.7382), (500, 1.0093), (600, 0.9915)]),
    (.snappy, [(100, 0.3881), (300, 0.9564)]),
    (.default, [(100, 0.3577), (400, 0.9605)]),
    (.easeInOut(duration: 0.25).delay(0.1), [(99, 0), (225, 0.5), (350, 1)]),
    (.linear(duration: 0.2).speed(2), [(50, 0.5), (100, 1)]),
    (
      .linear(duration: 0.1).repeatCount(3, autoreverses: true),
      [(50, 0.5), (150, 0.5), (175, 0.25), (250, 0.5), (300, 1)]
    ),
    (.linear(duration: 0.1).repeatForever(autoreverses: false), [(50, 0.5), (125, 0.25)]),
  ]

  @Test(arguments: table.indices)
  func animationFollowsItsTable(_ index: Int) throws {
    let (animation, rows) = Self.table[index]
    let model = Model(0.0)
    let probe = try Probe(Fader(model: model))
    model.set(1, animation)
    for (milliseconds, expected) in rows {
      let shown = probe.value("Rectangle", "opacity", at: milliseconds / 1000)
      #expect(isClose(shown, expected), "\(animation) at \(milliseconds) ms")
    }
  }

  @Test func anAnimationEndsExactlyAtItsTargetAndThenNothingMoves() throws {
    for (animation, _) in Self.table.dropLast() {
      let model = Model(0.0)
      let probe = try Probe(Fader(model: model))
      model.set(1, animation)
      probe.host.advance(to: 0)
      #expect(!probe.host.motions.isEmpty)
      probe.host.advance(to: 20)
      #expect(probe.value("Rectangle", "opacity") == 1)
      #expect(probe.host.motions.isEmpty)
      _ = probe.host.frame()
      #expect(!probe.host.needsFrame)
    }
  }

  @Test func aCurveOnACurveBlends() throws {
    // FEATURES S0.31: reversed at 125 ms.
    let model = Model(0.0)
    let probe = try Probe(Fader(model: model))
    model.set(1, .easeInOut(duration: 0.25))
    probe.host.advance(to: 0.125)
    model.set(0, .easeInOut(duration: 0.25))
    for (time, expected) in [
      (0.125, 0.5), (0.150, 0.6549), (0.1875, 0.7584), (0.25, 0.5), (0.3, 0.1874), (0.375, 0),
    ] {
      #expect(isClose(probe.value("Rectangle", "opacity", at: time), expected), "at \(time)")
    }
  }

  @Test func aSpringTakesOverValueAndVelocity() throws {
    // FEATURES V6: send scale 1 → 0.95 by (0.2, 0.9), back by (0.3, 0.7) at 100 ms.
    let model = Model(1.0)
    struct Dip: View {
      let model: Model<Double>
      var body: some View { Rectangle().scaleEffect(model.value).frame(width: 40, height: 40) }
    }
    let probe = try Probe(Dip(model: model))
    model.set(0.95, .spring(duration: 0.2, bounce: 0.1))
    probe.host.advance(to: 0.1)
    model.set(1, .spring(duration: 0.3, bounce: 0.3))
    for (time, expected) in [
      (0.1, 0.9566), (0.1167, 0.9561), (0.15, 0.9662), (0.2, 0.9862), (0.3, 1.0018),
    ] {
      #expect(isClose(probe.value("Rectangle", "scale", at: time), expected), "at \(time)")
    }
  }

  @Test func anOvertakenMotionLeavesNoEventBehind() throws {
    let model = Model(0.0)
    let probe = try Probe(Fader(model: model))
    model.set(1, .linear(duration: 5))
    probe.host.advance(to: 0.1)
    model.set(0, .spring(duration: 0.2))
    probe.host.advance(to: 2)
    #expect(probe.host.motions.isEmpty)
    #expect(probe.host.nextEventTime == nil)
  }

  @Test func aPlainWriteMovesTheModelAndTheMotionGoesOnAroundIt() throws {
    // SWIFTUI-FACTS 5.4: 0 → 1 at 60 %, set back without an animation: shows −0.4.
    let model = Model(0.0)
    struct Mover: View {
      let model: Model<Double>
      var body: some View {
        Rectangle().scaleEffect(model.value).frame(width: 40, height: 40)
      }
    }
    let probe = try Probe(Mover(model: model))
    model.set(1, .linear(duration: 1))
    probe.host.advance(to: 0.6)
    model.set(0, nil)
    #expect(isClose(probe.value("Rectangle", "scale", at: 0.6), -0.4))
    #expect(isClose(probe.value("Rectangle", "scale", at: 0.8), -0.2))
    #expect(probe.value("Rectangle", "scale", at: 1) == 0)
  }

  @Test func completionIsCalledOnceAtTheLogicalEnd() throws {
    let log = Log()
    struct Subject: View {
      let log: Log
      @State private var opacity = 0.0
      var body: some View {
        Button("Go") {
          withAnimation(.spring(duration: 0.5)) {
            opacity = 1
          } completion: {
            log("logical")
          }
          withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
            opacity = 0.5
          } completion: {
            log("removed")
          }
          withAnimation {
          } completion: {
            log("nothing")
          }
        }
        Rectangle().opacity(opacity).frame(width: 40, height: 40)
      }
    }
    let probe = try Probe(Subject(log: log))
    probe.tap("Go")
    probe.host.advance(to: 0.499)
    #expect(log.entries == ["nothing"])
    probe.host.advance(to: 0.501)
    #expect(log.entries == ["nothing", "logical"])
    probe.host.advance(to: 5)
    #expect(log.entries == ["nothing", "logical", "removed"])
  }

  @Test func faultyNumbersAreReportedOnceWithThePathAndEnd() throws {
    let bad: [Animation] = [
      .linear(duration: .nan), .easeIn(duration: -1), .easeOut(duration: .infinity),
      .spring(response: .nan, dampingFraction: 0.5), .spring(response: 0.3, dampingFraction: -2),
      .spring(duration: 0.3).delay(.nan), .linear.delay(.infinity), .linear.speed(.nan),
      .linear.speed(-1), .interpolatingSpring(mass: -1, stiffness: .nan, damping: .infinity),
      .linear(duration: 0).repeatForever(), .linear.repeatCount(-3),
      .timingCurve(.nan, .infinity, -5, 7, duration: 0.2),
    ]
    for animation in bad {
      let model = Model(0.0)
      let probe = try Probe(Fader(model: model))
      model.set(1, animation)
      probe.host.advance(to: 0.1)
      model.set(0, animation)
      probe.host.advance(to: 100)
      let shown = probe.value("Rectangle", "opacity") ?? .nan
      // A spring without damping swings about its target for ever.
      #expect(shown >= -2 && shown <= 2, "\(animation)")
      #expect(!probe.host.issues.isEmpty || animation.kind.faults.isEmpty)
      #expect(Set(probe.host.issues).count == probe.host.issues.count)
      #expect(probe.host.issues.allSatisfy { $0.path == "Fader/Rectangle" })
    }
  }
}
