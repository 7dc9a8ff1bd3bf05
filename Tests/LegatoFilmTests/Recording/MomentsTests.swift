import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm

@MainActor @Suite("Moments of a film")
struct MomentsTests {
  private func times(_ film: Film, _ moments: FilmOptions.Moments) -> [Double] {
    film.rows(for: moments).map { film.frames[$0].time }
  }

  @Test func thereAreAtMostEightFromTheFirstToTheSettledLast() throws {
    let film = try film(FadeCard(), "--tap", "Fade@0.5")
    let times = times(film, .automatic)
    #expect(times.count == 8)
    #expect(times.first == 0)
    #expect(times.contains(0.5))
    #expect(times.last == 1.5)
    // Nothing happens before the tap.
    #expect(times.filter { $0 < 0.5 } == [0])
  }

  @Test func aWaitTakesUpNone() throws {
    let times = times(try film(SubmitSample(), "--tap", "Submit"), .automatic)
    #expect(times.filter { $0 > 0.6 && $0 < 2 }.isEmpty, "\(times)")
    #expect(times.filter { $0 <= 0.6 }.count >= 3)
    #expect(times.filter { $0 > 2 }.count >= 3)
  }

  @Test func endlessMotionIsShownAtEvenTimes() throws {
    let film = try film(PulseDot(), "--fps", "100")
    #expect(times(film, .count(5)) == [0, 0.5, 1, 1.5, 2])
  }

  @Test func timesThatWereAskedForAreShown() throws {
    let film = try film(FadeCard(), "--tap", "Fade", "--at", "0.123,0.5,0.5")
    #expect(times(film, .times([0.123, 0.5, 0.5])) == [0.123, 0.5])
  }

  @Test func aStillViewHasOne() throws {
    let film = try film(Text("Still"))
    #expect(times(film, .automatic) == [0])
    #expect(times(film, .count(1)) == [0])
  }
}
