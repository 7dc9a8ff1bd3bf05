import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import GalleryScreens
@testable import LegatoFilm

/// Row S4.75: the gallery's screens are apps at work, of real size, in full and with less motion.
@MainActor @Suite("The gallery's screens")
struct ScreenTests {
  private func touches(_ film: Film) -> [Recording.Event] {
    film.recording.events.filter { $0.action == .tap || $0.action == .down }
  }

  @Test("S4.75 a screen's film has ten touches and more", arguments: ScreenFilms.all)
  func touches(name: String) throws {
    #expect(touches(try ScreenFilms.film(name)).count >= 10)
  }

  /// How many touches there are, and after how many of them something of the film begins to move.
  private func answers(
    to touches: [Recording.Event], in film: Film
  ) -> (touches: Int, answered: Int) {
    let starts = film.recording.tracks.flatMap(\.motions).map(\.start)
    let answered = touches.filter { touch in
      starts.contains { $0 >= touch.time - 1e-6 && $0 < touch.time + 0.8 }
    }
    return (touches.count, answered.count)
  }

  @Test("S4.75 something moves after nearly every touch", arguments: ScreenFilms.all)
  func somethingMoves(name: String) throws {
    let film = try ScreenFilms.film(name)
    let (touches, answered) = answers(to: touches(film), in: film)
    #expect(answered >= touches - 2, "\(answered) of \(touches)")
  }

  /// What is tapped has to be on the screen there as well.
  @Test("S4.75 something moves after every tap at the largest text", arguments: ScreenFilms.all)
  func largestText(name: String) throws {
    let film = try ScreenFilms.film(name, "-largest-text")
    let (taps, answered) = answers(
      to: film.recording.events.filter { $0.action == .tap }, in: film)
    #expect(taps > 0)
    #expect(answered == taps)
  }

  @Test(
    "S4.57 S4.75 under Reduce Motion the screens change, and nothing goes from place to place",
    arguments: ScreenFilms.apps)
  func reduced(name: String) throws {
    let recording = try ScreenFilms.film(name, "-reduced").recording
    let moved = recording.tracks.filter { $0.origin == .app && $0.hasChanged }
    #expect(!moved.isEmpty)
    let places = moved.filter { ["frame", "offset", "scale", "rotation"].contains($0.property) }
    for place in places {
      for motion in place.motions where !motion.isSystem {
        Issue.record("\(place.path).\(place.property): \(motion.animation) at \(motion.start)")
      }
    }
  }

  @Test("S4.75 the screens come to rest, without an issue", arguments: ScreenFilms.all)
  func rest(name: String) throws {
    for variant in ["", "-reduced"] {
      let recording = try ScreenFilms.film(name, variant).recording
      #expect(recording.issues.isEmpty, "\(variant) \(recording.issues)")
      #expect(recording.isSettled, "\(variant)")
    }
  }

  @Test("S4.57 at the end full and reduced show the same", arguments: ScreenFilms.all)
  func sameEnd(name: String) throws {
    let pictures = try ["", "-reduced"].map { variant in
      let film = try ScreenFilms.film(name, variant)
      let screen = Rect(0, 0, FilmOptions.screen.width, FilmOptions.screen.height)
      return try #require(
        FilmPictures(film: film, crop: screen, scale: 1).pictures(of: [film.frames.count - 1]).last)
    }
    // The caret of a field that has the focus blinks, but with less motion.
    let differing = differingComponents(pictures[0].pixels, pictures[1].pixels)
    #expect(differing <= 3 * 80, "\(differing) components")
  }

  @Test("S4.75 the screens' data is of real size, and every row is different")
  func data() throws {
    let messages = ChatHistory.messages
    #expect(messages.count == 400 && Set(messages.map(\.id)).count == 400)
    let mails = Mailbox().conversations
    #expect(mails.count == 200 && Set(mails.map(\.id)).count == 200)
    #expect(Set(mails.map(\.preview)).count == 200)
    #expect(Photo.library.count == 60 && Set(Photo.library.map(\.title)).count == 60)
    #expect(AgentStep.past.count == 40 && AgentStep.upcoming.count == 9)
    #expect(Habit.all.allSatisfy { $0.history.count == 84 })
  }
}
