import LegatoTesting
import SwiftUI
import TestSupport
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

  /// Looks at the setting when it appears, and never again.
  struct Stubborn: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isStill = false
    @State private var isLarge = false
    var loops = false

    var body: some View {
      VStack {
        Rectangle().frame(width: 40, height: 40).scaleEffect(isLarge ? 1.5 : 1)
        Button("Grow") { grow() }
      }
      .onAppear {
        isStill = reduceMotion
        if loops, !isStill {
          withAnimation(.linear(duration: 1).repeatForever()) { isLarge = true }
        }
      }
    }

    private func grow() {
      withAnimation(isStill ? nil : .easeInOut(duration: 0.25)) { isLarge.toggle() }
    }
  }

  @Test("What a check says of a setting that is switched on the way, a test says as well")
  func whatGoesOnAfterTheSwitchIsNot() throws {
    let tapped = try messageOfFailing {
      try expectSafeWithLessMotion {
        Stubborn()
      } when: {
        Tap("Grow")
      }
    }
    #expect(
      tapped.hasPrefix(
        "Stubborn goes on moving after Reduce Motion is switched on at 0.1 s:\n"
          + "  Stubborn/VStack/Rectangle[0].scale [live-setting] "))
    #expect(tapped.contains("scale x 1.5 → 1\n"))
    let looped = try messageOfFailing { try expectSafeWithLessMotion { Stubborn(loops: true) } }
    #expect(
      looped.contains("VStack/Rectangle[0].scale [live-setting] from 0.1 s on: scale x 1 → 1.5 → "))
  }

  @Test func whatCannotBeDoneTwiceIsDoneOnce() throws {
    struct Once: View {
      @State private var isDone = false
      var body: some View {
        if isDone { Text("Done") } else { Button("Do") { isDone = true } }
      }
    }
    try expectSafeWithLessMotion {
      Once()
    } when: {
      Tap("Do")
      Expect(.shown("Done"))
      Change(.colorScheme(.dark))
    }
  }

  @Test func settingsOfAScenarioAreItsOwn() throws {
    try expectSafeWithLessMotion {
      CarefulCard()
    } when: {
      Tap("Grow")
      Pause(0.5)
      Change(.reduceMotion(false))
    }
  }

  @Test func whatAFingerDragsGoesAlongWithIt() throws {
    struct Pulled: View {
      @GestureState private var way = CGSize.zero
      var body: some View {
        Text("Pull").offset(way)
          .gesture(DragGesture().updating($way) { value, way, _ in way = value.translation })
      }
    }
    try expectSafeWithLessMotion {
      Pulled()
    } when: {
      Drag("Pull", by: CGSize(width: 120, height: 0), for: 0.5)
    }
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
