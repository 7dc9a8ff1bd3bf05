import LegatoMotion
import SwiftUI
import Testing

@testable import Legato

@Suite("Motion tokens")
struct MotionTokenTests {
  @Test("T2 T4 names and aliases lead to one token each")
  func names() {
    let names = MotionToken.all.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
    for token in MotionToken.all {
      for name in [token.name] + token.aliases { #expect(MotionToken(named: name) == token) }
      #expect(!token.use.isEmpty)
    }
    #expect(MotionToken(named: "appNormal") == .motion.normal)
    #expect(MotionToken(named: "no such name") == nil)
  }

  @Test("T4 is up to 0.2903 ahead of T2, at 110 ms")
  func standardEaseIsApart() {
    let (normal, standard) = (MotionToken.motion.normal, MotionToken.selection.standardEase)
    let distances = (0...250).map { time in
      let time = Double(time) / 1000
      return (time, standard.timing.value(at: time) - normal.timing.value(at: time))
    }
    let largest = distances.max { $0.1 < $1.1 }
    #expect(abs((largest?.1 ?? 0) - 0.2903) < 0.0005)
    #expect(largest?.0 == 0.11)
  }

  @Test("V1 the tokens' values at the table's times")
  func values() {
    let times = [0, 25, 50, 62.5, 100, 125, 150, 187.5, 200, 225, 250]
    let eased = [0, 0.0197, 0.0817, 0.1292, 0.3319, 0.5, 0.6681, 0.8708, 0.9183, 0.9803, 1]
    let standard = [0, 0.0259, 0.1339, 0.2366, 0.6136, 0.7756, 0.8760, 0.9594, 0.9753, 0.9944, 1]
    for (index, time) in times.enumerated() {
      let time = time / 1000
      #expect(abs(MotionToken.motion.normal.timing.value(at: time) - eased[index]) < 0.0005)
      #expect(
        abs(MotionToken.selection.standardEase.timing.value(at: time) - standard[index]) < 0.0005)
    }
  }

  @Test("an animation is made from every kind of timing with SwiftUI's own constructors")
  func animations() {
    let heavy = DampedSpring(mass: 2, stiffness: 100, damping: 10)
    let rows: [(Timing, Animation)] = [
      (.linear(duration: 0.2), .linear(duration: 0.2)),
      (.easeIn(duration: 0.2), .easeIn(duration: 0.2)),
      (.easeOut(duration: 0.2), .easeOut(duration: 0.2)),
      (.easeInOut(duration: 0.25), .easeInOut(duration: 0.25)),
      (.timingCurve(0.4, 0, 0.2, 1, duration: 0.3), .timingCurve(0.4, 0, 0.2, 1, duration: 0.3)),
      (.curve(.circularEaseIn, duration: 1), .timingCurve(.circularEaseIn, duration: 1)),
      (.curve(.circularEaseOut, duration: 1), .timingCurve(.circularEaseOut, duration: 1)),
      (.curve(.circularEaseInOut, duration: 1), .timingCurve(.circularEaseInOut, duration: 1)),
      (
        .spring(response: 0.3, dampingFraction: 0.7), .spring(response: 0.3, dampingFraction: 0.7)
      ),
      (
        .spring(heavy, initialVelocity: 1),
        .interpolatingSpring(
          mass: 2, stiffness: heavy.stiffness, damping: heavy.damping, initialVelocity: 1)
      ),
      (.easeOut(duration: 0.8).delay(0.3), .easeOut(duration: 0.8).delay(0.3)),
      (.easeOut(duration: 0.8).speed(2), .easeOut(duration: 0.8).speed(2)),
      (.easeInOut(duration: 0.3).repeatCount(3), .easeInOut(duration: 0.3).repeatCount(3)),
      (
        .linear(duration: 2).repeatForever(autoreverses: false),
        .linear(duration: 2).repeatForever(autoreverses: false)
      ),
    ]
    for (timing, animation) in rows { #expect(Animation(timing) == animation, "\(timing)") }
  }
}

@Suite("Colour and metric tokens")
struct ValueTokenTests {
  @Test("T51 measures of list buttons")
  func metrics() {
    let metrics = MetricToken.listButton
    #expect(metrics.border.value == 1)
    #expect(metrics.emphasisedBorder.value == 2)
    #expect(metrics.inset.value == 12)
    #expect(metrics.height.value == 2 * metrics.inset.value + metrics.icon.value)
    #expect(metrics.handOffDelay.value == 0.125)
    #expect(metrics.handOffDelay.unit == .seconds)
  }

  @Test("T52 colours have names of their own")
  func colors() {
    let all = ColorToken.select.all
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.allSatisfy { !$0.use.isEmpty })
    #expect(ColorToken.select.noBorder.light.opacity == 0)
  }

  @Test(
    "components of a colour stay in range", arguments: [(-1.0, 0.0), (2, 1), (.nan, 1), (0.5, 0.5)])
  func components(opacity: Double, expected: Double) {
    let color = ColorToken.Components(0xFF8000, opacity: opacity)
    #expect(color.opacity == expected)
    #expect(color.red == 1)
    #expect(abs(color.green - 128.0 / 255) < 1e-12)
    #expect(color.blue == 0)
  }
}
