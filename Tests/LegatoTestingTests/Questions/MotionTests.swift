import LegatoTesting
import SwiftUI
import Testing

@MainActor @Suite("What is still moving?")
struct MotionTests {
  @Test func byNameAndWhy() throws {
    let host = try MotionHost { FadeCard() }
    #expect(host.moving.isEmpty && host.isStill())
    host.tap("Fade")
    let moving = try #require(host.moving.first)
    #expect(host.moving.count == 1)
    #expect(moving.name == "FadeCard/VStack/Rectangle[0].opacity")
    #expect(moving.animation == "linear(duration: 1.0)")
    #expect(moving.start == 0 && moving.end == 1 && !moving.isLoop)
    #expect(!host.isStill())
  }

  @Test func loopsAreAmbient() throws {
    let host = try MotionHost { PulseDot() }
    #expect(host.moving.map(\.isLoop) == [true])
    #expect(host.isStill() && !host.isStill(includingLoops: true))
    host.expectStill()
    let message = try messageOfFailing { host.expectStill(includingLoops: true) }
    #expect(
      message.hasPrefix("Nothing should move at 0 s, and there moves:\n  PulseDot/Circle.scale"))
    #expect(message.contains("without an end\n"))
  }

  @Test func whatShouldMoveAndRestsIsSaid() throws {
    let host = try MotionHost { FadeCard() }
    let message = try messageOfFailing { host.expectMoving("Rectangle.opacity") }
    #expect(
      message.hasPrefix("FadeCard/VStack/Rectangle[0].opacity rests at 1 at 0 s, and should move."))
    host.tap("Fade")
    host.expectMoving("Rectangle.opacity")
  }
}

@MainActor @Suite("Is it safe for people who asked for less motion?")
struct LessMotionTests {
  @Test func whatGrowsForThemIsNot() throws {
    let message = try messageOfFailing {
      try expectSafeWithLessMotion {
        GrowCard()
      } when: {
        Tap("Grow")
      }
    }
    #expect(
      message.hasPrefix("GrowCard moves under Reduce Motion:\n  GrowCard/VStack/Rectangle[0].scale")
    )
    #expect(message.contains("[reduced-motion] "))
    #expect(message.contains("scale x 1 → 1.5 by easeInOut"))
  }

  @Test func aFadeAndAnEndAtOnceAre() throws {
    try expectSafeWithLessMotion {
      FadeCard()
    } when: {
      Tap("Fade")
    }
    try expectSafeWithLessMotion {
      CarefulCard()
    } when: {
      Tap("Grow")
    }
  }

  @Test func aLoopThatGoesOnIsNot() throws {
    let message = try messageOfFailing { try expectSafeWithLessMotion { PulseDot() } }
    #expect(message.contains("PulseDot/Circle.scale [endless-motion] from 0 s on: scale x 1 → "))
  }

  @Test func anotherEndIsNot() throws {
    let message = try messageOfFailing { try expectSafeWithLessMotion { Forgetful() } }
    #expect(
      message.hasPrefix(
        "Forgetful ends otherwise under Reduce Motion.\n  in full:  Title, Done\n  reduced:  Title\n"
      ))
  }

  struct Forgetful: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isDone = false

    var body: some View {
      VStack {
        Text("Title")
        if isDone { Text("Done") }
      }
      .onAppear { if !reduceMotion { isDone = true } }
    }
  }
}
