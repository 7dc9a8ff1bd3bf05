import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

@MainActor
@Suite("ContentListView")
struct ContentListViewTests {
  struct Subject: View {
    let knobs: Knobs
    var body: some View {
      ContentListView(knobs.ids.map { Numbered(id: $0) }, isLoading: knobs.isOn) { item in
        Text("Row \(item.id)")
      }
    }
  }

  private let knobs = Knobs()

  private func stage(
    reducesMotion: Bool = false, savesPower: Bool = false,
    direction: LayoutDirection = .leftToRight
  ) throws -> Stage {
    try Stage(
      Subject(knobs: knobs), reducesMotion: reducesMotion, savesPower: savesPower,
      direction: direction)
  }

  private let outgoing = [(50.0, 0.7184), (100, 0.3811), (200, 0.0787)]
  private let incoming = [(50.0, 0.2816), (100, 0.6189), (200, 0.9213)]

  @Test("S1.20 S1.24 loading fades out while the content fades in", arguments: [false, true])
  func loading(savesPower: Bool) throws {
    knobs.isOn = true
    let stage = try stage(savesPower: savesPower)
    #expect(stage.drawnTexts == ["Loading…"])
    #expect(stage.host.semantics.map(\.label) == ["Loading…"])
    stage.act {
      knobs.isOn = false
      knobs.ids = [1, 2]
    }
    expectTimes(stage, outgoing) { stage.shown("opacity", "ZStack/LoadingView") }
    stage.act {}
    stage.at(1000)
    #expect(stage.count("LoadingView") == 0)
    #expect(stage.host.semantics.map(\.label) == ["Row 1", "Row 2"])
  }

  @Test("S1.21 nothing: it fades in and grows from 95 %")
  func empty() throws {
    knobs.isOn = true
    let stage = try stage()
    stage.act { knobs.isOn = false }
    let scales = [(50.0, 0.9641), (100, 0.9809), (200, 0.9961)]
    for ((time, opacity), (_, scale)) in zip(incoming, scales) {
      stage.at(time)
      expectNear(stage.shown("opacity", "ZStack/EmptyStateView"), opacity)
      expectNear(stage.shown("scale", "ZStack/EmptyStateView"), scale)
    }
    stage.at(1000)
    stage.act { knobs.isOn = true }
    stage.at(100)
    expectNear(stage.shown("opacity", "ZStack/EmptyStateView"), 0.3811)
    expectNear(stage.shown("scale", "ZStack/EmptyStateView"), 0.95 + 0.05 * 0.3811)
    stage.at(1000)
    #expect(stage.count("EmptyStateView") == 0)
  }

  @Test("S1.22 a row that joins slides in from the leading edge, by its width")
  func newRow() throws {
    knobs.ids = [1, 2]
    let stage = try stage()
    stage.act { knobs.ids = [1, 2, 3] }
    for (time, expected) in outgoing {
      stage.at(time)
      expectNear(stage.frame("VStack/[3]")?.minX, -360 * expected, tolerance: 0.02)
      expectNear(stage.shown("opacity", "VStack/[3]"), 1 - expected)
      #expect(stage.frame("VStack/[1]")?.minX == 0)
    }
    stage.at(1000)
    expectNear(stage.frame("VStack/[3]")?.minX, 0)
    // It goes at the other side.
    stage.act { knobs.ids = [1, 2] }
    stage.at(100)
    expectNear(stage.frame("VStack/[3]")?.minX, 360 * 0.6189, tolerance: 0.02)
    stage.at(1000)
    #expect(stage.count("VStack/[3]") == 0)
  }

  @Test("S1.22 the first rows do not slide, however many")
  func firstRows() throws {
    knobs.isOn = true
    let stage = try stage()
    stage.act {
      knobs.isOn = false
      knobs.ids = Array(0..<100)
    }
    stage.at(100)
    #expect(
      stage.host.motions.filter { $0.path.contains("VStack/[") && $0.path.contains("ScrollView") }
        .isEmpty)
    #expect(stage.frame("VStack/[0]")?.minX == 0)
  }

  @Test("S1.23 two triggers in one update make one cross-fade", arguments: [false, true])
  func twoTriggers(changesBoth: Bool) throws {
    knobs.isOn = true
    if !changesBoth { knobs.ids = [1, 2] }
    let stage = try stage()
    stage.act {
      knobs.isOn = false
      knobs.ids = [1, 2]
    }
    expectTimes(stage, incoming) { stage.shown("opacity", "ZStack/ScrollView") }
  }

  @Test("S1.23 every way from one content to another ends well", arguments: [false, true])
  func everyWay(reducesMotion: Bool) throws {
    let looks: [(Bool, [Int], String)] = [
      (true, [], "Loading…"), (false, [], "Nothing here yet"), (false, [7], "Row 7"),
    ]
    for from in looks {
      for to in looks {
        (knobs.isOn, knobs.ids) = (from.0, from.1)
        let stage = try stage(reducesMotion: reducesMotion)
        stage.act { (knobs.isOn, knobs.ids) = (to.0, to.1) }
        stage.at(1000)
        #expect(stage.host.semantics.map(\.label) == [to.2])
        #expect(stage.issues.isEmpty)
      }
    }
  }

  @Test("S1.24 the container stays: half-way both are there")
  func container() throws {
    knobs.isOn = true
    knobs.ids = [1]
    let stage = try stage()
    stage.act { knobs.isOn = false }
    stage.at(100)
    expectNear(stage.shown("opacity", "ZStack/ScrollView"), 0.6189)
    expectNear(stage.shown("opacity", "ZStack/LoadingView"), 0.3811)
  }

  @Test("S1.20 S1.21 S1.22 S1.24 Reduce Motion: everything fades and nothing moves")
  func reduced() throws {
    knobs.isOn = true
    let stage = try stage(reducesMotion: true)
    stage.act { knobs.isOn = false }
    stage.at(150)
    expectNear(stage.shown("opacity", "ZStack/EmptyStateView"), 0.5)
    #expect(!stage.moves("scale", "EmptyStateView"))
    expectNear(stage.shown("scale", "ZStack/EmptyStateView") ?? 1, 1)
    stage.at(1000)
    stage.act { knobs.ids = [1] }
    stage.at(1000)
    stage.act { knobs.ids = [1, 2] }
    stage.at(150)
    #expect(stage.frame("VStack/[2]")?.minX == 0)
    // What comes and what goes fade apart: of the two one is on its way.
    expectNear(stage.allValues("opacity", "VStack/[2]").reduce(1, *), 0.5)
  }

  @Test("S1.32 right to left rows come in from the right")
  func rightToLeft() throws {
    knobs.ids = [1]
    let stage = try stage(direction: .rightToLeft)
    stage.act { knobs.ids = [1, 2] }
    stage.at(100)
    let row = try #require(stage.frame("VStack/[2]"))
    expectNear(row.maxX, 360 + 360 * 0.3811, tolerance: 0.02)
  }
}
