import LegatoMotion
import LegatoDisplay
import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

@MainActor
@Suite("Entries: stagger and pop-in")
struct EntryTests {
  struct Page: View {
    let knobs: Knobs
    var indices = [0, 1, 2, 3]
    var body: some View {
      Present(knobs: knobs) {
        VStack(spacing: RIZQSpacing.lg) {
          ForEach(indices, id: \.self) { index in
            Text("Section").modifier(StaggeredAnimationModifier(index: index))
          }
        }
      }
    }
  }

  private let knobs = Knobs()

  private func opacity(_ host: MotionHost, _ index: Int) -> Double? {
    host.shown("opacity", "VStack/[\(index)]/")
  }

  /// How far a section stands below its place.
  private func shift(_ host: MotionHost, _ index: Int) -> Double? {
    guard let shown = host.shown("frame", "VStack/[\(index)]/", part: 1),
      let model = host.model("frame", "VStack/[\(index)]/", part: 1)
    else { return nil }
    return shown - model
  }

  @Test("S3.2 S3.3 a section fades in and slides up after a tenth of a second")
  func first() throws {
    let host = try MotionHost(Page(knobs: knobs))
    let rows = [
      (0.0, 0.0, 20.0), (99, 0, 20), (100, 0, 20), (150, 0.2060, 15.8797), (200, 0.5430, 9.1398),
      (300, 0.9521, 0.9581), (402, 1.0284, -0.5675),
    ]
    for (time, expected, y) in rows {
      host.at(time)
      expectNear(opacity(host, 0), expected, "opacity at \(time)")
      expectNear(shift(host, 0), y, "shift at \(time)", tolerance: 0.001)
    }
    host.advance(to: 2)
    expectNear(opacity(host, 0), 1)
    expectNear(shift(host, 0), 0)
    host.expectStill(includingLoops: true)
  }

  @Test("S3.3 layout is that of the end from the beginning")
  func layout() throws {
    let host = try MotionHost(Page(knobs: knobs))
    let places = (0..<4).map { host.model("frame", "VStack/[\($0)]/", part: 1) }
    host.advance(to: 2)
    #expect((0..<4).map { host.model("frame", "VStack/[\($0)]/", part: 1) } == places)
  }

  @Test("S3.4 S3.50 each section 80 ms after the one before")
  func stagger() throws {
    let delays = (0..<6).map { StaggeredAnimationModifier.stagger.delay(at: $0) }
    for (delay, expected) in zip(delays, [0.10, 0.18, 0.26, 0.34, 0.42, 0.50]) {
      expectNear(delay, expected, tolerance: 1e-12)
    }
    let host = try MotionHost(Page(knobs: knobs))
    host.advance(to: 0.3399)
    #expect(opacity(host, 3) == 0)
    host.advance(to: 0.341)
    #expect((opacity(host, 3) ?? 0) > 0)
    host.advance(to: 0.4)
    expectNear(opacity(host, 3), 0.2731)
    expectNear(shift(host, 3), 14.5379, tolerance: 0.001)
    host.advance(to: 0.46)
    expectNear(opacity(host, 3), 0.6611, tolerance: 0.001)
  }

  @Test("S3.4 nobody waits longer than the twelfth, and no index is before the first")
  func caps() {
    let stagger = StaggeredAnimationModifier.stagger
    expectNear(stagger.delay(at: 11), 0.98, tolerance: 1e-12)
    for index in [12, 99, Int.max] { expectNear(stagger.delay(at: index), 0.98) }
    for index in [-1, Int.min] { expectNear(stagger.delay(at: index), 0.1) }
  }

  @Test("S3.5 header, statistics and calendar at 300 ms")
  func usage() throws {
    #expect(RIZQSpacing.lg == 16)
    let host = try MotionHost(Page(knobs: knobs, indices: [0, 1, 2]))
    host.advance(to: 0.3)
    for (index, expected) in [0.9521, 0.6611, 0.1431].enumerated() {
      expectNear(opacity(host, index), expected)
    }
  }

  @Test("S3.6 nothing else fades with the sections")
  func container() throws {
    let host = try MotionHost(Page(knobs: knobs, indices: [0]))
    host.advance(to: 0.2)
    #expect(host.shownByEach("opacity").count == 1)
    // Opacity and place of the section, and nothing of what holds it.
    #expect(host.movingNames == ["Text.frame", "Text.opacity"])
  }

  @Test("S3.7 the curve of the web revision is a token of its own, up to 0.1839 away")
  func framer() {
    let (web, own) = (MotionToken.entry.framerEase.timing, MotionToken.entry.section.timing)
    #expect(web == .timingCurve(0.25, 0.46, 0.45, 0.94, duration: 0.4))
    for (time, framer, spring) in [
      (0.1, 0.4534, 0.5430), (0.2, 0.7713, 0.9521), (0.3, 0.9361, 1.0284),
    ] {
      expectNear(web.value(at: time), framer)
      expectNear(own.value(at: time), spring)
    }
    let distances = (0...400).map { time -> (Int, Double) in
      let seconds = Double(time) / 1000
      return (time, abs(web.value(at: seconds) - own.value(at: seconds)))
    }
    let away = distances.max { $0.1 < $1.1 }
    expectNear(away?.1, 0.1839)
    #expect(abs((away?.0 ?? 0) - 183) <= 1)
  }

  struct Rows: View {
    let knobs: Knobs
    let remembers: Bool
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack {
            ForEach(0..<60, id: \.self) { index in
              Text("Row \(index)").frame(height: 60).staggeredEntry(index)
            }
          }
        }
        .onChange(of: knobs.number) { _, row in proxy.scrollTo(row, anchor: .top) }
      }
      .modifier(Remembering(isOn: remembers))
    }
  }

  private struct Remembering: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View {
      if isOn { content.remembersEntries() } else { content }
    }
  }

  @Test("S3.8 a row that comes back in sight has come in already", arguments: [false, true])
  func scrolledAwayAndBack(reducesMotion: Bool) throws {
    let host = try MotionHost(
      Rows(knobs: knobs, remembers: true), reducesMotion: reducesMotion)
    host.advance(to: 3)
    host.update { knobs.number = 40 }
    host.advance(by: 3)
    #expect(!host.shows("LazyVStack/[0]/"))
    host.update { knobs.number = 0 }
    #expect(host.shown("opacity", "LazyVStack/[0]/") == 1)
    #expect(!host.moves("opacity", "LazyVStack/[0]/"))
  }

  /// Rows of an ``ArrivingForEach`` that enter by a bare modifier, or by their arrival.
  struct ArrivingRows: View {
    let knobs: Knobs
    let isBare: Bool
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack {
            ArrivingForEach(knobs.ids.map(Numbered.init), stagger: .sections) { row, arrival in
              VStack {
                if isBare {
                  Text("Row \(row.id)").staggeredEntry(row.id)
                } else {
                  Text("Row \(row.id)").staggeredEntry(arrival)
                }
                if knobs.isOn { Text("More").staggeredEntry(1000) }
              }
              .frame(height: 60)
            }
          }
        }
        .onChange(of: knobs.number) { _, row in proxy.scrollTo(row, anchor: .top) }
      }
    }
  }

  @Test(
    "S3.8 in an ArrivingForEach rows come in once, wherever a finger scrolls",
    arguments: [false, true])
  func arrivingRows(isBare: Bool) throws {
    knobs.ids = Array(0..<60)
    let host = try MotionHost(ArrivingRows(knobs: knobs, isBare: isBare))
    host.advance(to: 0.15)
    expectNear(host.shown("opacity", "ArrivingForEach/[0]/"), 0.2060)
    host.advance(to: 0.23)
    expectNear(host.shown("opacity", "ArrivingForEach/[1]/"), 0.2060)
    host.advance(to: 3)
    host.update { knobs.number = 40 }
    // Rows that scrolling makes have been there before, as their arrival says.
    if !isBare {
      #expect(host.allShown("opacity", "ArrivingForEach").allSatisfy { $0 == 1 })
      #expect(!host.moving.contains { $0.view.contains("StaggeredAnimationModifier") })
    }
    host.advance(by: 3)
    #expect(!host.shows("ArrivingForEach/[0]/"))
    for round in 0..<2 {
      host.update { knobs.number = round }
      #expect(host.shown("opacity", "ArrivingForEach/[1]/") == 1)
      #expect(!host.moves("opacity", "ArrivingForEach/[1]/"))
      host.update { knobs.number = 40 }
      host.advance(by: 3)
    }
    // A row that is new comes in, and so does one that was taken away and put back.
    host.update { knobs.number = 0 }
    host.advance(by: 1)
    host.update { knobs.ids.remove(at: 1) }
    host.advance(by: 1)
    host.update { knobs.ids.insert(1, at: 1) }
    expectNear(host.shown("opacity", "ArrivingForEach/[1]/"), 0)
    host.advance(by: 3)
    expectNear(host.shown("opacity", "ArrivingForEach/[1]/"), 1)
  }

  @Test("S3.8 what comes anew inside of a row that stays comes in anew")
  func anewInARow() throws {
    knobs.ids = Array(0..<5)
    let host = try MotionHost(ArrivingRows(knobs: knobs, isBare: true))
    host.advance(to: 2)
    for _ in 0..<2 {
      host.update { knobs.isOn = true }
      #expect(host.allShown("opacity", "ArrivingForEach/[0]/").last == 0)
      host.advance(by: 3)
      #expect(host.allShown("opacity", "ArrivingForEach/[0]/").last == 1)
      host.update { knobs.isOn = false }
    }
  }

  @Test("S3.8 a new identity comes in anew, the same one does not")
  func newIdentity() throws {
    let host = try MotionHost(Page(knobs: knobs))
    host.advance(to: 2)
    host.update { knobs.number += 1 }
    expectNear(opacity(host, 0), 1)
    host.update { knobs.isThere = false }
    host.update { knobs.isThere = true }
    host.advance(by: 0.05)
    expectNear(opacity(host, 0), 0)
    host.advance(by: 0.15)
    expectNear(opacity(host, 0), 0.5430)
  }

  @Test(
    "S3.2 S3.3 S3.4 S3.5 Reduce Motion and Low Power Mode: there on the first frame",
    arguments: [(true, false), (false, true)])
  func reduced(flags: (Bool, Bool)) throws {
    let host = try MotionHost(Page(knobs: knobs), reducesMotion: flags.0, savesPower: flags.1)
    for index in 0..<4 {
      expectNear(opacity(host, index), 1)
      expectNear(shift(host, index), 0)
    }
    host.expectStill(includingLoops: true)
  }

  @Test("S3.2 a flag in mid-flight: there on the next frame, and no frame is asked for after it")
  func reducedInMidFlight() throws {
    let host = try MotionHost(Page(knobs: knobs))
    host.advance(to: 0.15)
    host.change(.reduceMotion(true))
    for index in 0..<4 {
      expectNear(opacity(host, index), 1)
      expectNear(shift(host, index), 0)
    }
    host.expectStill(includingLoops: true)
  }

  // MARK: Pop-in

  struct Badge: View {
    let knobs: Knobs
    var body: some View {
      Present(knobs: knobs) {
        HStack {
          Image(systemName: "sparkles")
          Text("+25")
          Text("XP")
        }
        .modifier(PopInModifier(delay: 0.5))
      }
    }
  }

  @Test("S3.26 S3.27 a badge pops in after half a second, as one")
  func popIn() throws {
    let stage = try Stage(Badge(knobs: knobs))
    let rows = [
      (0.0, 0.8, 0.0), (499, 0.8, 0), (500, 0.8, 0), (600, 0.8900, 0.4500), (700, 0.9888, 0.9440),
      (812.5, 1.0190, 1.0948),
    ]
    for (time, scale, opacity) in rows {
      stage.at(time)
      expectNear(stage.shown("scale", "PopInModifier"), scale, "scale at \(time)")
      expectNear(stage.shown("opacity", "PopInModifier"), opacity, "opacity at \(time)")
    }
    // Three parts, one scale around all of them.
    #expect(stage.drawnTexts == ["sparkles", "+25", "XP"])
    #expect(stage.samples("scale", []).count == 1)
    stage.at(3000)
    expectNear(stage.shown("scale", "PopInModifier"), 1)
  }

  @Test("X.4 S3.26 what a spring makes of an opacity is drawn within 0 and 1")
  func clampedOpacity() throws {
    let stage = try Stage(Badge(knobs: knobs))
    stage.at(812.5)
    // The spring itself is not held back.
    expectNear(stage.shown("opacity", "PopInModifier"), 1.0948)
    let list = stage.host.graph.displayList
    let opacities = (0..<list.capacity).compactMap { list[LayerID(number: UInt32($0))]?.opacity }
    #expect(opacities.allSatisfy { (0...1).contains($0) })
  }

  @Test("S3.26 removed before its time, nothing happens later")
  func removed() throws {
    let stage = try Stage(Badge(knobs: knobs))
    stage.at(300)
    stage.act { knobs.isThere = false }
    stage.at(1000)
    #expect(stage.drawnTexts.isEmpty && stage.motionCount == 0 && stage.issues.isEmpty)
  }

  @Test(
    "S3.26 S3.27 Reduce Motion and Low Power Mode: there on the first frame",
    arguments: [(true, false), (false, true)])
  func reducedPopIn(flags: (Bool, Bool)) throws {
    let host = try MotionHost(Badge(knobs: knobs), reducesMotion: flags.0, savesPower: flags.1)
    expectNear(host.shown("scale", "PopInModifier"), 1)
    expectNear(host.shown("opacity", "PopInModifier"), 1)
    host.expectStill(includingLoops: true)
  }
}
