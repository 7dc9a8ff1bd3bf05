import Foundation
import LegatoDisplay
import Testing

@testable import LegatoFilm

/// A recording of version 1 that was written once and is never written again: whatever becomes of the
/// format, it is read.
@MainActor @Suite("A recording of version 1")
struct FrozenRecordingTests {
  private func bytes() throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return Array(
      try Data(contentsOf: folder.appendingPathComponent("Recordings/version-1.legato")))
  }

  @Test("It says what was filmed, what was done, and what the values were")
  func values() throws {
    let recording = try Film(vectorRecording: bytes()).recording
    #expect(recording.view == "List button: checkmark")
    #expect(recording.configuration.size == Size(420, 96))
    #expect(recording.times.count == 20 && recording.times.last == 0.3)
    #expect(recording.isSettled && recording.issues.isEmpty)
    let event = try #require(recording.events.first)
    #expect(event.action == .tap && event.label == "Instant" && event.time == 0.05)
    #expect(event.point == Point(307, 48))
    let fade = try #require(
      recording.tracks.first { $0.path.hasSuffix("ZStack/Image") && $0.name == "opacity" })
    #expect(fade.motions.map(\.animation) == ["easeInOut(duration: 0.25).delay(0.0)"])
    #expect(fade.motions.map(\.end) == [0.3])
    let half = try #require(recording.times.firstIndex { abs($0 - 0.175) < 1e-6 })
    let shown = try #require(fade.shown[half]?.first)
    #expect(abs(shown - 0.5) < 1e-9)
    #expect(fade.shown.first == [1] && fade.shown.last == .some(nil))
  }

  @Test("It is drawn: its texts are there, and the mark that fades goes")
  func frames() throws {
    let film = try Film(vectorRecording: bytes())
    #expect(film.frames.count == 20)
    for text in ["Instant", "Fade"] {
      #expect(film.frames[0].list.description.contains(text), "\(text)")
    }
    let pictures = try FilmPictures(film: film, crop: Rect(0, 0, 420, 96), scale: 1)
      .pictures(of: [0, 11, 19])
    #expect(pictures[0] != pictures[1] && pictures[1] != pictures[2])
  }
}
