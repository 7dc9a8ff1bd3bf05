import LegatoDisplay
import LegatoMotion
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// A motion without a delay is the token's own: it takes over what runs.
@MainActor @Suite("Inherited speed")
struct InheritedSpeedTests {
  private struct Box: View {
    @State private var x: CGFloat = 0
    @Environment(\.motionPolicy) private var motionPolicy

    var body: some View {
      Text("Box")
        .frame(width: 100, height: 100)
        .contentShape(Rectangle())
        .offset(x: x)
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { x = $0.translation.width }
            .onEnded { _ in
              withAnimation(motionPolicy.outcome(of: SwipeMotion.settle).movement) { x = 0 }
            })
    }
  }

  @Test(
    "a box that is let go at some speed goes on with it, by the token's spring",
    arguments: [500.0, -900, 150])
  func letGo(speed: Double) throws {
    let stage = try Stage(Box())
    let rest = try #require(stage.look(of: "Box")?.x)
    stage.act { stage.host.touchDown(at: Point(180, 200)) }
    for step in 1...10 {
      stage.at(Double(step) * 10)
      stage.alsoAct { stage.host.touchMove(to: Point(180 + speed * Double(step) / 100, 200)) }
    }
    stage.act { stage.host.touchUp() }
    let spring = Spring(duration: 0.3, bounce: 0.15)
    for time in stride(from: 0.0, through: 400, by: 1000.0 / 240) {
      stage.at(time)
      let x = spring.value(
        fromValue: speed / 10, toValue: 0, initialVelocity: speed, time: time / 1000)
      expectNear(stage.look(of: "Box").map { $0.x - rest }, x, "at \(time)", tolerance: 0.05)
    }
    stage.at(3000)
    #expect(stage.look(of: "Box")?.x == rest && stage.motionCount == 0)
  }

  @Test("no motion of the registry is wrapped in a delay that is none")
  func noDelay() {
    let policies = [
      MotionPolicy(savesPower: false), MotionPolicy(reducesMotion: true, savesPower: false),
    ]
    for motion in MotionRegistry.declarations {
      for delay in [0, -1, -0.0, .nan, .infinity, -.infinity] {
        let full = policies[0].outcome(of: motion, delay: delay)
        #expect(full.movement == Animation(motion.token.timing), "\(motion.id) \(delay)")
        #expect(full == policies[0].outcome(of: motion), "\(motion.id) \(delay)")
        let fade = policies[1].outcome(of: motion, delay: delay).fade
        #expect(fade.map { !"\($0)".contains("delay(0.0)") } ?? true, "\(motion.id) \(delay)")
      }
      let late = policies[0].outcome(of: motion, delay: 0.25).movement
      #expect(late == Animation(motion.token.timing).delay(0.25), "\(motion.id)")
    }
  }
}
