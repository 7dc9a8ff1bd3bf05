import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Row S0.28: every control of the playground, and no rest from them.
@MainActor
@Suite("AnimationDemoView")
struct AnimationDemoViewTests {
  private func stage(reducesMotion: Bool = false, savesPower: Bool = false) throws -> Stage {
    try Stage(
      AnimationDemoView().padding(20), size: Size(380, 620), reducesMotion: reducesMotion,
      savesPower: savesPower)
  }

  private func expectAll(_ stage: Stage, _ state: VisualState, error: Bool = false) {
    for index in 0..<4 { expectTable(stage, item: index, state, error: error) }
    #expect(stage.motionCount == 0)
    #expect(stage.issues.isEmpty)
  }

  private static let titles: [(String, VisualState)] = [
    ("Selected", .selected), ("Not selected", .notSelected), ("Checked", .checked),
    ("Unchecked", .unchecked), ("Rest", .rest),
  ]

  @Test("S0.28 every control ends in the tables' values", arguments: [false, true], [false, true])
  func controls(reducesMotion: Bool, savesPower: Bool) throws {
    let stage = try stage(reducesMotion: reducesMotion, savesPower: savesPower)
    for (title, state) in Self.titles {
      try stage.tap(title)
      stage.at(401)
      expectAll(stage, state)
      try stage.tap("Error")
      stage.at(401)
      expectAll(stage, state, error: true)
      try stage.tap("Error")
      stage.at(401)
      expectAll(stage, state)
    }
    try stage.tap("Selected")
    stage.at(500)
    try stage.tap("Instant checkmark")
    expectAll(stage, .selected)
    try stage.tap("Not selected")
    for index in 0..<4 { #expect(stage.item(index).checkmark == nil) }
    stage.at(401)
    expectAll(stage, .notSelected)
    try stage.tap("Item 1")
    stage.at(401)
    expectAll(stage, .checked)
  }

  @Test("S0.28 the items are 50 ms apart")
  func stagger() throws {
    let stage = try stage()
    try stage.tap("Selected")
    stage.at(175)
    for (index, expected) in [0.8126, 0.5, 0.1874, 0.0197].enumerated() {
      expectNear(stage.item(index).checkmark, expected)
      expectNear(stage.item(index).borderWidth, 1 + expected)
    }
  }

  @Test("S0.28 another state every 100 ms for 5 s leaves nothing behind", arguments: [false, true])
  func neverAtRest(reducesMotion: Bool) throws {
    let stage = try stage(reducesMotion: reducesMotion)
    for round in 0..<50 {
      try stage.tap(Self.titles[round % 5].0)
      stage.at(100)
    }
    // Springs that took over from springs with speed to spare come to rest a little later.
    stage.at(600)
    expectAll(stage, .rest)
    #expect(!stage.host.isWaiting)
    stage.at(1000)
    #expect(!stage.host.needsFrame)
    #expect(stage.host.nextEventTime == nil)
  }
}
