import SwiftUI
import Testing

@testable import LegatoFilm

@MainActor @Suite("Laws of films")
struct FilmLawsTests {
  @Test("The same input gives the same bytes, in every format")
  func sameInputSameBytes() throws {
    func written() throws -> [[UInt8]] {
      let film = try film(SubmitSample(), "--tap", "Submit")
      let rows = film.rows(for: .automatic)
      return [
        Array(film.recording.json().utf8), Array(film.recording.csv().utf8),
        Array(film.text(rows: rows).utf8), try Filmstrip(film, rows: rows, size: nil).png(scale: 1),
      ]
    }
    #expect(try written() == written())
  }

  @Test("Films of 60 and 120 frames a second agree where both have samples")
  func ratesAgree() throws {
    let slow = try film(SubmitSample(), "--tap", "Submit@0.1")
    let fast = try film(SubmitSample(), "--tap", "Submit@0.1", "--fps", "120")
    let rows = fast.recording.times.enumerated().filter { slow.recording.times.contains($0.1) }
    #expect(rows.count == slow.recording.times.count)
    for (row, (fastRow, _)) in rows.enumerated() {
      #expect(fast.frames[fastRow].list.description == slow.frames[row].list.description)
    }
    for track in slow.recording.tracks {
      let other = try #require(
        fast.recording.tracks.first { ($0.path, $0.name) == (track.path, track.name) })
      #expect(rows.map { other.shown[$0.offset] } == track.shown, "\(track.path).\(track.name)")
      #expect(other.motions == track.motions)
      #expect(other.models == track.models)
    }
  }

  @Test("A picture drawn over the one before is the picture drawn alone")
  func damageIsEnough() throws {
    let film = try film(SubmitSample(), "--tap", "Submit", "--fps", "20")
    let crop = FilmPictures.crop(of: film, size: nil)
    let pictures = FilmPictures(film: film, crop: crop, scale: 2)
    let rows = film.rows(for: .count(12))
    let together = try pictures.pictures(of: rows)
    for (row, picture) in zip(rows, together) {
      #expect(try pictures.pictures(of: [row]) == [picture], "\(film.frames[row].time) s")
    }
  }

  @Test("Blue turns to green without ever turning back")
  func coloursGoStraight() throws {
    let recording = try film(SubmitSample(), "--tap", "Submit").recording
    let track = try #require(recording.track("Rectangle", "fill"))
    let shown = track.shown.compactMap { $0 }
    #expect(shown.first != shown.last)
    for (before, after) in zip(shown, shown.dropFirst()) {
      // Blue falls, green rises: so does each step of a straight way in Oklab.
      #expect(after[1] >= before[1])
      #expect(after[2] <= before[2])
    }
  }
}
