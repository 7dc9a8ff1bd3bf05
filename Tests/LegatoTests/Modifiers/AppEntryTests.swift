import LegatoDisplay
import LegatoMotion
import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

/// Rows S4.13–S4.15, S4.28, S4.33, S4.34, S4.46, S4.48, S4.53, S4.73, S4.74 and X.4.
@MainActor @Suite("Entries")
struct AppEntryTests {
  @Test("S4.13 S4.46 a message fades in and comes up by 20 pt, by appSpring")
  func message() throws {
    let stage = try Stage(Text("Hello").messageAppearAnimation())
    expectNear(stage.value("opacity", "Text"), 0)
    expectNear(stage.value("animatableData", "Text", component: 1), 20)
    for (time, opacity, y) in [
      (50.0, 0.1457, 17.0857), (100, 0.4233, 11.5340), (200, 0.8737, 2.5258),
      (300, 1.0339, -0.6786), (350, 1.0460, -0.9198), (800, 0.9988, 0.0244),
    ] {
      stage.at(time)
      expectNear(stage.value("opacity", "Text"), opacity, "at \(time)")
      expectNear(stage.value("animatableData", "Text", component: 1), y, "at \(time)")
    }
    stage.at(2000)
    #expect(stage.motionCount == 0)
    #expect(stage.value("opacity", "Text") == 1)
  }

  @Test("X.4 C65 what is drawn stays within 0…1 while the spring is beyond")
  func clamp() throws {
    let stage = try Stage(Text("Hello").messageAppearAnimation())
    stage.at(350)
    expectNear(stage.value("opacity", "Text"), 1.0460)
    let list = stage.host.frame().list
    let opacities = (0..<list.capacity).compactMap { list[LayerID(number: UInt32($0))]?.opacity }
    #expect(opacities.allSatisfy { (0...1).contains($0) })
    #expect(opacities.contains(1))
  }

  @Test("X.4 nor is anything drawn below 0, and the spring goes on with its speed")
  func clampBelow() throws {
    let knobs = Switches()
    let stage = try Stage(
      Turned(knobs: knobs) { Circle().opacity($0.isOn ? 0 : 1).motionSafe(.appSpring) })
    stage.act { knobs.isOn = true }
    var lowest = 1.0
    stage.everyFrame(until: 1000) { _ in
      lowest = min(lowest, stage.value("opacity", "Circle") ?? 1)
      let list = stage.host.frame().list
      let opacities = (0..<list.capacity).compactMap { list[LayerID(number: UInt32($0))]?.opacity }
      #expect(opacities.allSatisfy { (0...1).contains($0) })
    }
    expectNear(lowest, -0.0460)
    // Turned back at 50 ms below 0, it comes back as fast as the spring is.
    let turned = try Stage(
      Turned(knobs: knobs) { Circle().opacity($0.isOn ? 0 : 1).motionSafe(.appSpring) })
    turned.act { knobs.isOn = false }
    turned.at(2000)
    turned.act { knobs.isOn = true }
    turned.at(300)
    let before = try #require(turned.value("opacity", "Circle"))
    expectNear(before, -0.0339)
    turned.alsoAct { knobs.isOn = false }
    expectNear(turned.value("opacity", "Circle"), before)
    turned.at(301)
    let after = try #require(turned.value("opacity", "Circle"))
    #expect(after < before, "the speed is kept")
  }

  @Test("S4.14 messages are 50 ms apart")
  func messages() throws {
    let stage = try Stage(
      VStack {
        ForEach(0..<4, id: \.self) { index in
          Text("\(index)").messageAppearAnimation(delay: Double(index) * 0.05)
        }
      })
    stage.at(200)
    for (index, opacity) in [0.8737, 0.6851, 0.4233, 0.1457].enumerated() {
      expectNear(stage.allValues("opacity", "Text")[index], opacity)
    }
    expectNear(stage.value("animatableData", "[3]", component: 1), 17.0857)
    stage.at(300)
    expectNear(stage.value("animatableData", "[3]", component: 1), 6.2989)
  }

  @Test("S4.14 C31 no delay is longer than half a second, or no number")
  func delays() throws {
    for (delay, expected) in [(4.95, 0.5), (-1, 0), (.infinity, 0), (.nan, 0), (0.45, 0.45)] {
      #expect(MessageAppearAnimation(delay: delay).arrival(in: TokenTheme()).delay == expected)
    }
    #expect(Arrival(index: 99, stagger: .messages).delay == 0.5)
    #expect(Arrival(index: 500, stagger: .rows).delay == 0.3)
    #expect(Arrival(index: nil, stagger: .rows).delay == nil)
  }

  @Test("S4.33 S4.34 rows come in from the leading side, 30 ms apart")
  func rows() throws {
    let host = try MotionHost(
      VStack {
        ForEach(0..<4, id: \.self) { Text("\($0)").listItemAnimation(index: $0) }
      })
    for (time, opacity, x) in [
      (100.0, 0.0074, -19.8511), (150, 0.1970, -16.0591), (200, 0.4798, -10.4041),
      (300, 0.9017, -1.9667),
    ] {
      host.at(time)
      expectNear(host.allShown("opacity", "Text")[3], opacity, "at \(time)")
      expectNear(host.shown("animatableData", "[3]"), x, "at \(time)")
    }
  }

  @Test("S4.33 C31 the last of a hundred rows waits for 0.3 s; below 0 is 0")
  func caps() {
    #expect(ListItemAnimation(index: 99).arrival.delay == 0.3)
    #expect(ListItemAnimation(index: -3).arrival.delay == 0)
    expectNear(ListItemAnimation(index: 9).arrival.delay, 0.27)
  }

  @Test("S4.33 S4.73 right to left, rows come in from the right")
  func rightToLeft() throws {
    for (direction, sign) in [(LayoutDirection.leftToRight, -1.0), (.rightToLeft, 1)] {
      let stage = try Stage(Text("Row").listItemAnimation(index: 0), direction: direction)
      stage.at(100)
      let shown = try #require(stage.center("Row")?.x)
      stage.at(2000)
      let rest = try #require(stage.center("Row")?.x)
      expectNear(shown - rest, sign * 11.5340)
    }
  }

  @Test("S4.28 S4.48 a sheet's content grows from 0.95 and fades in")
  func sheet() throws {
    let host = try MotionHost(Text("Sheet").sheetAppear())
    for (time, scale, opacity) in [
      (50.0, 0.9573, 0.1457), (100, 0.9712, 0.4233), (200, 0.9937, 0.8737), (350, 1.0023, 1.0460),
    ] {
      host.at(time)
      expectNear(host.shown("scale", "Text"), scale, "at \(time)")
      expectNear(host.shown("opacity", "Text"), opacity, "at \(time)")
    }
  }

  @Test("S4.28 C35 the calmer sheet of the usage table")
  func calmSheet() throws {
    let host = try MotionHost(Text("Sheet").sheetAppear(.app.normal))
    host.advance(to: 0.125)
    expectNear(host.shown("scale", "Text"), 0.9750)
    host.advance(to: 0.251)
    host.expectStill(includingLoops: true)
  }

  @Test(
    "S4.13 S4.28 S4.33 S4.74 with less motion all is there on the first frame",
    arguments: Less.allCases)
  func less(less: Less) throws {
    let stage = try Stage(
      VStack {
        Text("a").messageAppearAnimation(delay: 0.2)
        Text("b").listItemAnimation(index: 5)
        Text("c").sheetAppear()
      }, less: less)
    #expect(stage.motionCount == 0)
    #expect(stage.allValues("opacity", "Text").allSatisfy { $0 == 1 })
    #expect(stage.allValues("scale", "Text").allSatisfy { $0 == 1 })
    for sample in stage.samples("animatableData", []) { #expect(sample.shown == [0, 0]) }
  }

  private struct Row: Identifiable { let id: Int }

  private func thread(_ knobs: Switches) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ArrivingForEach(knobs.ids.map(Row.init)) { row, arrival in
          Text("Row \(row.id)").frame(height: 40).messageAppearAnimation(arrival)
        }
      }
    }
  }

  @Test("S4.15 S4.53 C45 rows that scrolling makes are there at once")
  func scrolling() throws {
    let knobs = Switches()
    knobs.ids = Array(0..<100)
    let stage = try Stage(Turned(knobs: knobs, content: thread), size: Size(200, 400))
    stage.at(2000)
    #expect(stage.element("Row 80") == nil)
    let middle = Point(100, 200)
    // A long drag: rows that come into sight are opaque in the same frame.
    for _ in 0..<12 {
      stage.alsoAct {
        stage.host.touchDown(at: middle)
        stage.host.touchMove(to: Point(100, 150))
        stage.host.touchMove(to: Point(100, -150))
      }
      #expect(stage.allValues("opacity", "Text").allSatisfy { $0 == 1 })
      stage.alsoAct { stage.host.touchUp() }
      stage.at(5000)
      stage.act {}
    }
    #expect(stage.element("Row 80") != nil || stage.element("Row 99") != nil)
  }

  @Test("S4.14 one arrival in a thread of a hundred enters at once, the others stay")
  func oneArrival() throws {
    let knobs = Switches()
    knobs.ids = Array(0..<8)
    let host = try MotionHost(
      Turned(knobs: knobs, content: thread), size: CGSize(width: 200, height: 400))
    host.advance(to: 2)
    host.update { knobs.ids.append(100) }
    #expect(host.moving.count == 2)
    host.advance(by: 0.1)
    expectNear(host.allShown("opacity", "Text").last, 0.4233)
    host.advance(by: 1.9)
    host.update { knobs.ids.append(contentsOf: [101]) }
    #expect(host.moving.count <= 2)
  }

  @Test("S4.28 a sheet that goes while it comes leaves nothing behind")
  func dismissDuringAppear() throws {
    let knobs = Switches()
    knobs.isOn = true
    let host = try MotionHost(
      Turned(knobs: knobs) { knobs in
        ZStack { if knobs.isOn { Text("Sheet").sheetAppear() } }
      })
    host.advance(to: 0.1)
    host.update { knobs.isOn = false }
    host.expectStill(includingLoops: true)
    #expect(!host.labels.contains("Sheet"))
    host.update { knobs.isOn = true }
    host.advance(by: 0.1)
    expectNear(host.shown("opacity", "Text"), 0.4233)
  }
}
