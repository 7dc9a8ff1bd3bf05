import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

/// A card that grows out of another one: the general form of S4.41 to S4.43.
@MainActor @Suite("Card hero")
struct CardHeroTests {
  private struct Scene: View {
    let knobs: Switches
    @Namespace private var cards

    var body: some View {
      ZStack(alignment: .topLeading) {
        if knobs.choice == "a" {
          Color.blue.cardHero("a", in: cards, anchor: .topLeading).frame(width: 360, height: 300)
        } else {
          VStack(alignment: .leading) {
            Color.red.cardHero("a", in: cards, anchor: .topLeading).frame(width: 160, height: 100)
            Color.green.cardHero("b", in: cards).frame(width: 160, height: 100)
          }
        }
      }
      .frame(width: 360, height: 400, alignment: .topLeading)
      .animatesCardHero(value: knobs.choice)
    }
  }

  @Test("S4.41 V19 the large card grows from 160 to 360 by appSpring, out of the small one")
  func grows() throws {
    let knobs = Switches()
    let host = try MotionHost(Scene(knobs: knobs))
    host.update { knobs.choice = "a" }
    let widths = { host.shownByEach("frame", "Color", part: 2) }
    for (time, expected) in [
      (0.0, 160.0), (50, 189.1430), (100, 244.6604), (200, 334.7422), (300, 366.7861),
    ] {
      host.at(time)
      #expect(
        widths().contains { abs($0 - expected) < 0.05 }, "at \(time): \(widths())")
    }
    host.advance(to: 3)
    #expect(host.isStill(includingLoops: true) && host.runtimeIssues.isEmpty)
  }

  @Test("S4.42 back again, from where it is")
  func goesBack() throws {
    let knobs = Switches()
    let host = try MotionHost(Scene(knobs: knobs))
    host.update { knobs.choice = "a" }
    host.advance(to: 0.15)
    host.update { knobs.choice = nil }
    host.advance(by: 3)
    let widths = host.shownByEach("frame", "Color", part: 2)
    #expect(widths.sorted() == [160, 160] && host.isStill(includingLoops: true))
  }

  @Test("S4.41 Reduce Motion: a cross-fade, and no frame moves")
  func reduced() throws {
    let knobs = Switches()
    let host = try MotionHost(Scene(knobs: knobs), reducesMotion: true)
    host.update { knobs.choice = "a" }
    #expect(!host.isStill(includingLoops: true))
    host.everyFrame(until: 500) { _ in
      for value in host.moving { #expect(value.property == "opacity", "\(value)") }
      for part in 0..<4 {
        #expect(
          host.shownByEach("frame", "Color", part: part)
            == host.modelOfEach("frame", "Color", part: part))
      }
    }
    host.advance(to: 3)
    host.expectStill(includingLoops: true)
  }

  @Test("S2.25 Low Power Mode changes nothing: it shows where the card comes from")
  func lowPower() throws {
    let knobs = Switches()
    let host = try MotionHost(Scene(knobs: knobs), savesPower: true)
    host.update { knobs.choice = "a" }
    host.advance(to: 0.1)
    let widths = host.shownByEach("frame", "Color", part: 2)
    #expect(widths.contains { abs($0 - 244.6604) < 0.05 }, "\(widths)")
  }
}
