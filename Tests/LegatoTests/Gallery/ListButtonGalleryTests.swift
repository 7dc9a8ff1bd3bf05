import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S0.26 and S0.27: the examples, as the gallery films them.
@MainActor
@Suite("Gallery: list buttons")
struct ListButtonGalleryTests {
  @Test("S0.26 staggered examples", arguments: [false, true])
  func staggered(savesPower: Bool) throws {
    let stage = try Stage(StaggeredListButtons(), savesPower: savesPower)
    try stage.tap("Delay 0 ms")
    stage.at(125)
    for (index, expected) in [0.5, 0.0197, 0].enumerated() {
      expectNear(stage.item(index).checkmark, expected)
    }
    stage.at(450)
    for index in 0..<3 { expectTable(stage, item: index, .selected, theme: .verticalList) }
  }

  @Test("S0.26 Reduce Motion: all of them at once")
  func staggeredReduced() throws {
    let stage = try Stage(StaggeredListButtons(), reducesMotion: true)
    try stage.tap("Delay 0 ms")
    for index in 0..<3 { expectTable(stage, item: index, .selected, theme: .verticalList) }
    #expect(stage.motionCount == 0)
  }

  @Test("S0.27 fade versus instant", arguments: [false, true])
  func fadeVersusInstant(savesPower: Bool) throws {
    let stage = try Stage(FadeVersusInstant(), size: Size(420, 136), savesPower: savesPower)
    try stage.tap("Instant")
    stage.at(50)
    expectNear(stage.item(0).checkmark, 0.9183)
    expectNear(stage.item(1).checkmark ?? 0, 0)
  }

  @Test("S0.27 Reduce Motion: both are gone")
  func fadeVersusInstantReduced() throws {
    let stage = try Stage(FadeVersusInstant(), size: Size(420, 136), reducesMotion: true)
    try stage.tap("Instant")
    for index in 0..<2 { #expect(stage.item(index).checkmark == nil) }
  }

  @Test("S0.29 S0.30 the board of states shows all of them")
  func states() throws {
    let stage = try Stage(ListButtonStates(), size: Size(560, 392))
    for (column, error) in [false, true].enumerated() {
      for (row, state) in VisualState.allCases.enumerated() {
        expectTable(
          stage, item: column * 5 + row, state, error: error, theme: .verticalList)
      }
    }
    #expect(stage.issues.isEmpty)
  }
}
