import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm

@MainActor @Suite("Laws of a stage")
struct StageLawsTests {
  @Test("Seeking to a time gives the pixels of playing to it", arguments: [0.05, 0.3, 2.1, 2.6])
  func seekingIsPlaying(time: Double) throws {
    let playing = try Stage(SubmitSample())
    let seeking = try Stage(SubmitSample())
    try playing.tap("Submit")
    try seeking.tap("Submit")
    for step in 0..<Int(time * 90) {
      playing.advance(to: Double(step) / 90)
      playing.draw()
    }
    playing.advance(to: time)
    seeking.advance(to: time)
    #expect(playing.host.values == seeking.host.values)
    #expect(playing.frame().list.description == seeking.frame().list.description)
    #expect(playing.pixels() == seeking.pixels())
  }

  @Test("Where only an effect moves, nothing is evaluated or laid out, and only it is drawn")
  func effectsCostWhatTheyShow() throws {
    let stage = try Stage(FadeCard())
    stage.draw()
    try stage.tap("Fade")
    stage.advance(to: 0.1)
    stage.draw()
    stage.advance(to: 0.2)
    let statistics = stage.frame().statistics
    #expect(statistics.bodies == 0)
    #expect(statistics.layouts == 0)
    #expect(statistics.layersRecorded == 1)
    let drawn = stage.draw()
    // The square at two pixels to a point, and what the rasteriser rounds up to.
    #expect((80 * 80...96 * 96).contains(drawn.pixels), "\(drawn.pixels)")
  }

  @Test("What rests takes no frames")
  func restIsFree() throws {
    let stage = try Stage(FadeCard())
    try stage.tap("Fade")
    stage.advanceUntilIdle()
    stage.draw()
    #expect(!stage.host.needsFrame)
    stage.advance(by: 1)
    #expect(stage.draw().pixels == 0)
  }

  @Test("Two runs give the same picture")
  func runsAreAlike() throws {
    func picture() throws -> [UInt8] {
      let stage = try Stage(SubmitSample())
      try stage.tap("Submit")
      stage.advance(to: 0.2)
      return stage.png()
    }
    #expect(try picture() == picture())
  }
}
