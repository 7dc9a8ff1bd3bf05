import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

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

  private func host(
    reducesMotion: Bool = false, savesPower: Bool = false,
    direction: LayoutDirection = .leftToRight
  ) throws -> MotionHost {
    try MotionHost(
      Subject(knobs: knobs), reducesMotion: reducesMotion, savesPower: savesPower,
      direction: direction)
  }

  private let outgoing = [(50.0, 0.7184), (100, 0.3811), (200, 0.0787)]
  private let incoming = [(50.0, 0.2816), (100, 0.6189), (200, 0.9213)]

  @Test("S1.20 S1.24 loading fades out while the content fades in", arguments: [false, true])
  func loading(savesPower: Bool) throws {
    knobs.isOn = true
    let host = try host(savesPower: savesPower)
    #expect(try Stage(Subject(knobs: knobs), savesPower: savesPower).drawnTexts == ["Loading…"])
    #expect(host.labels == ["Loading…"])
    host.update {
      knobs.isOn = false
      knobs.ids = [1, 2]
    }
    host.expect(outgoing) { host.shown("opacity", "ZStack/LoadingView") }
    host.advance(by: 1)
    #expect(!host.shows("LoadingView"))
    #expect(host.labels == ["Row 1", "Row 2"])
  }

  @Test("S1.21 nothing: it fades in and grows from 95 %")
  func empty() throws {
    knobs.isOn = true
    let host = try host()
    host.update { knobs.isOn = false }
    let scales = [(50.0, 0.9641), (100, 0.9809), (200, 0.9961)]
    for ((time, opacity), (_, scale)) in zip(incoming, scales) {
      host.at(time)
      expectNear(host.shown("opacity", "ZStack/EmptyStateView"), opacity)
      expectNear(host.shown("scale", "ZStack/EmptyStateView"), scale)
    }
    host.advance(to: 1)
    host.update { knobs.isOn = true }
    host.advance(by: 0.1)
    expectNear(host.shown("opacity", "ZStack/EmptyStateView"), 0.3811)
    expectNear(host.shown("scale", "ZStack/EmptyStateView"), 0.95 + 0.05 * 0.3811)
    host.advance(by: 0.9)
    #expect(!host.shows("EmptyStateView"))
  }

  @Test("S1.22 a row that joins slides in from the leading edge, by its width")
  func newRow() throws {
    knobs.ids = [1, 2]
    let host = try host()
    host.update { knobs.ids = [1, 2, 3] }
    for (time, expected) in outgoing {
      host.at(time)
      expectNear(host.frame("VStack/[3]")?.minX, -360 * expected, tolerance: 0.02)
      expectNear(host.shown("opacity", "VStack/[3]"), 1 - expected)
      #expect(host.frame("VStack/[1]")?.minX == 0)
    }
    host.advance(to: 1)
    expectNear(host.frame("VStack/[3]")?.minX, 0)
    // It goes at the other side.
    host.update { knobs.ids = [1, 2] }
    host.advance(by: 0.1)
    expectNear(host.frame("VStack/[3]")?.minX, 360 * 0.6189, tolerance: 0.02)
    host.advance(by: 0.9)
    #expect(!host.shows("VStack/[3]"))
  }

  @Test("S1.22 the first rows do not slide, however many")
  func firstRows() throws {
    knobs.isOn = true
    let host = try host()
    host.update {
      knobs.isOn = false
      knobs.ids = Array(0..<100)
    }
    host.advance(to: 0.1)
    #expect(
      !host.moving.contains { $0.view.contains("VStack/[") && $0.view.contains("ScrollView") })
    #expect(host.frame("VStack/[0]")?.minX == 0)
  }

  @Test("S1.23 two triggers in one update make one cross-fade", arguments: [false, true])
  func twoTriggers(changesBoth: Bool) throws {
    knobs.isOn = true
    if !changesBoth { knobs.ids = [1, 2] }
    let host = try host()
    host.update {
      knobs.isOn = false
      knobs.ids = [1, 2]
    }
    host.expect(incoming) { host.shown("opacity", "ZStack/ScrollView") }
  }

  @Test("S1.23 every way from one content to another ends well", arguments: [false, true])
  func everyWay(reducesMotion: Bool) throws {
    let looks: [(Bool, [Int], String)] = [
      (true, [], "Loading…"), (false, [], "Nothing here yet"), (false, [7], "Row 7"),
    ]
    for from in looks {
      for to in looks {
        (knobs.isOn, knobs.ids) = (from.0, from.1)
        let host = try host(reducesMotion: reducesMotion)
        host.update { (knobs.isOn, knobs.ids) = (to.0, to.1) }
        host.advance(to: 1)
        #expect(host.labels == [to.2])
        #expect(host.runtimeIssues.isEmpty)
      }
    }
  }

  @Test("S1.24 the container stays: half-way both are there")
  func container() throws {
    knobs.isOn = true
    knobs.ids = [1]
    let host = try host()
    host.update { knobs.isOn = false }
    host.advance(to: 0.1)
    expectNear(host.shown("opacity", "ZStack/ScrollView"), 0.6189)
    expectNear(host.shown("opacity", "ZStack/LoadingView"), 0.3811)
  }

  @Test("S1.20 S1.21 S1.22 S1.24 Reduce Motion: everything fades and nothing moves")
  func reduced() throws {
    knobs.isOn = true
    let host = try host(reducesMotion: true)
    host.update { knobs.isOn = false }
    host.advance(to: 0.15)
    expectNear(host.shown("opacity", "ZStack/EmptyStateView"), 0.5)
    #expect(!host.moves("scale", "EmptyStateView"))
    expectNear(host.shown("scale", "ZStack/EmptyStateView") ?? 1, 1)
    host.advance(to: 1)
    host.update { knobs.ids = [1] }
    host.advance(by: 1)
    host.update { knobs.ids = [1, 2] }
    host.advance(by: 0.15)
    #expect(host.frame("VStack/[2]")?.minX == 0)
    // What comes and what goes fade apart: of the two one is on its way.
    expectNear(host.allShown("opacity", "VStack/[2]").reduce(1, *), 0.5)
  }

  @Test("S1.32 right to left rows come in from the right")
  func rightToLeft() throws {
    knobs.ids = [1]
    let host = try host(direction: .rightToLeft)
    host.update { knobs.ids = [1, 2] }
    host.advance(to: 0.1)
    let row = try #require(host.frame("VStack/[2]"))
    expectNear(row.maxX, 360 + 360 * 0.3811, tolerance: 0.02)
  }
}
