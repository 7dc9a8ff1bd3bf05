import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

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
    let stage = try Stage(Scene(knobs: knobs), size: Size(360, 400))
    stage.act { knobs.choice = "a" }
    let widths = { stage.samples("frame", ["Color"]).compactMap { $0.shown.dropFirst(2).first } }
    for (time, expected) in [
      (0.0, 160.0), (50, 189.1430), (100, 244.6604), (200, 334.7422), (300, 366.7861),
    ] {
      stage.at(time)
      #expect(
        widths().contains { abs($0 - expected) < 0.05 }, "at \(time): \(widths())")
    }
    stage.at(3000)
    #expect(stage.motionCount == 0 && stage.host.issues.isEmpty)
  }

  @Test("S4.42 back again, from where it is")
  func goesBack() throws {
    let knobs = Switches()
    let stage = try Stage(Scene(knobs: knobs), size: Size(360, 400))
    stage.act { knobs.choice = "a" }
    stage.at(150)
    stage.act { knobs.choice = nil }
    stage.at(3000)
    let widths = stage.samples("frame", ["Color"]).compactMap { $0.shown.dropFirst(2).first }
    #expect(widths.sorted() == [160, 160] && stage.motionCount == 0)
  }

  @Test("S4.41 Reduce Motion: a cross-fade, and no frame moves")
  func reduced() throws {
    let knobs = Switches()
    let stage = try Stage(Scene(knobs: knobs), size: Size(360, 400), reducesMotion: true)
    stage.act { knobs.choice = "a" }
    #expect(!stage.host.motions.isEmpty)
    stage.everyFrame(until: 500) { _ in
      for motion in stage.host.motions {
        #expect(motion.property == "opacity", "\(motion.path).\(motion.property)")
      }
      for sample in stage.samples("frame", ["Color"]) { #expect(sample.shown == sample.model) }
    }
    stage.at(3000)
    #expect(stage.motionCount == 0)
  }

  @Test("S2.25 Low Power Mode changes nothing: it shows where the card comes from")
  func lowPower() throws {
    let knobs = Switches()
    let stage = try Stage(Scene(knobs: knobs), size: Size(360, 400), savesPower: true)
    stage.act { knobs.choice = "a" }
    stage.at(100)
    let widths = stage.samples("frame", ["Color"]).compactMap { $0.shown.dropFirst(2).first }
    #expect(widths.contains { abs($0 - 244.6604) < 0.05 }, "\(widths)")
  }
}
