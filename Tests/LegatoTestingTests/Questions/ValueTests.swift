import LegatoTesting
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("What is this value?")
struct ValueTests {
  @Test("at 125 ms")
  func atATime() throws {
    let host = try MotionHost { GrowCard() }
    host.tap("Grow")
    #expect(host.value(of: "GrowCard/VStack/Rectangle.scale.x", at: 0.125) == 1.25)
    #expect(host.now == 0.125)
    #expect(host.finalValue(of: "scale") == 1.5)
    #expect(host.progress(of: "Rectangle.scale") == 0.5)
    #expect(host.settlingTime(of: "Rectangle.scale") == 0.125)
    #expect(host.settlingTime() == 0.125)
  }

  @Test func velocityIsPerSecond() throws {
    let host = try MotionHost { FadeCard() }
    #expect(host.velocity(of: "Rectangle.opacity") == 0)
    host.tap("Fade")
    for time in [0, 0.1, 0.5, 0.9] {
      let velocity = host.velocity(of: "Rectangle.opacity", at: time)
      #expect(abs(velocity - -0.5) < 1e-9, "\(time)")
    }
    #expect(host.velocity(of: "Rectangle.opacity", at: 2) == 0)
  }

  @Test func velocityIsThatOfTheSpring() throws {
    let host = try MotionHost { SpringCard() }
    host.tap("Go")
    let spring = Spring(duration: 0.5, bounce: 0.3)
    for time in [0.05, 0.2, 0.4] {
      let expected = spring.velocity(target: 100.0, initialVelocity: 0, time: time)
      let velocity = host.velocity(of: "Circle.frame.x", at: time)
      #expect(abs(velocity - expected) < 1e-3, "\(time): \(velocity), \(expected)")
      let progress = host.progress(of: "Circle.frame.x")
      #expect(abs(progress - spring.value(target: 1.0, initialVelocity: 0, time: time)) < 1e-9)
    }
  }

  @Test func progressOfARetargetCountsFromTheTurn() throws {
    let host = try MotionHost { FadeCard() }
    host.tap("Fade")
    host.advance(to: 0.5)
    host.tap("Fade")
    #expect(host.progress(of: "Rectangle.opacity") == 0)
    #expect(host.finalValue(of: "Rectangle.opacity") == 1)
    host.settle()
    #expect(host.progress(of: "Rectangle.opacity") == 1)
  }

  @Test func askingAndFilmingChangeNothing() throws {
    let asked = try MotionHost { SpringCard() }
    let other = try MotionHost(framesPerSecond: 7) { SpringCard() }
    for host in [asked, other] { host.tap("Go") }
    for step in 1...40 { _ = asked.velocity(of: "Circle.frame.x", at: Double(step) / 100) }
    other.advance(to: 0.4)
    #expect(asked.value(of: "Circle.frame.x") == other.value(of: "Circle.frame.x"))
    #expect(asked.settle() == other.settle())
  }

  @Test func aLoopNeverSettles() throws {
    let host = try MotionHost { PulseDot() }
    #expect(host.settlingTime(of: "Circle.scale") == .infinity)
    #expect(host.settlingTime() == 0)
  }

  @Test func aValueThatIsNotThereIsAnsweredWithThoseThatAre() throws {
    let host = try MotionHost { FadeCard() }
    var value = 0.0
    let message = try messageOfFailing { value = host.value(of: "Circle.opacity") }
    #expect(value.isNaN)
    #expect(message.hasPrefix("There is no value “Circle.opacity” at 0 s.\nThere are:\n"))
    #expect(message.contains("  FadeCard/VStack/Rectangle[0].opacity"))
    #expect(host.valueNames.contains("FadeCard/VStack/Rectangle[0].opacity"))
  }

  @Test func aTimeThatHasPassedIsNoQuestion() throws {
    let host = try MotionHost { FadeCard() }
    host.advance(to: 1)
    let message = try messageOfFailing {
      #expect(host.value(of: "Rectangle.opacity", at: 0.5).isNaN)
    }
    #expect(message.hasPrefix("The clock is at 1 s and cannot go to 0.5 s."))
  }

  struct SpringCard: View {
    @State private var isOut = false

    var body: some View {
      VStack {
        Circle().frame(width: 40, height: 40).offset(x: isOut ? 100 : 0)
        Button("Go") { withAnimation(.spring(duration: 0.5, bounce: 0.3)) { isOut = true } }
      }
    }
  }
}
