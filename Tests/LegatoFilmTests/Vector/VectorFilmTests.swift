import LegatoDisplay
import LegatoRaster
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import LegatoFilm

@MainActor @Suite("Vector recordings")
struct VectorFilmTests {
  @Test("Playing a recording back gives the pixels of the run", arguments: GalleryFilms.names)
  func samePixels(name: String) throws {
    let film = try GalleryFilms.film(name)
    let read = try Film(vectorRecording: film.vectorRecording())
    #expect(read.frames.count == film.frames.count)
    let size = film.recording.configuration.size
    let crop = Rect(0, 0, size.width, size.height)
    let rows = Array(film.frames.indices)
    let expected = try FilmPictures(film: film, crop: crop, scale: 1).pictures(of: rows)
    let shown = try FilmPictures(film: read, crop: crop, scale: 1).pictures(of: rows)
    for row in rows { #expect(expected[row] == shown[row], "frame \(row)") }
  }

  @Test("A recording keeps all that the run kept", arguments: GalleryFilms.names)
  func sameRecording(name: String) throws {
    let film = try GalleryFilms.film(name, "--dark", "--text-size", "xLarge")
    let read = try Film(vectorRecording: film.vectorRecording())
    #expect(read.recording == film.recording)
    for (read, frame) in zip(read.frames, film.frames) {
      #expect(read.time == frame.time)
      #expect(read.list.description == frame.list.description)
      #expect(read.changes.changed == frame.changes.changed || frame.changes.isEverything)
      #expect(read.changes.removed == frame.changes.removed || frame.changes.isEverything)
    }
  }

  @Test("What is felt and what went wrong is kept")
  func feedbackAndIssues() throws {
    var film = try film(FadeCard(), "--press", "Fade@0.1+0.2", "--fps", "10")
    let feedback: [SensoryFeedback] = [
      .success, .warning, .pathComplete, .impact, .impact(weight: .heavy, intensity: 0.7),
      .impact(flexibility: .soft, intensity: 0.25),
    ]
    film.recording.feedback = feedback.enumerated().map {
      FeedbackEvent(time: Double($0) / 3, feedback: $1, path: "A/B")
    }
    film.recording.issues = [
      RuntimeIssue(message: "odd <b>", path: "A"), .init(message: "", path: ""),
    ]
    // What the system began, and what it draws itself.
    let moving = try #require(film.recording.tracks.firstIndex { !$0.motions.isEmpty })
    film.recording.tracks[moving].motions[0].isSystem = true
    film.recording.tracks[film.recording.tracks.count - 1].origin = .framework
    let read = try Film(vectorRecording: film.vectorRecording())
    #expect(read.recording == film.recording)
    #expect(read.recording.events.count == 2)
  }

  @Test("A recording of a recording is the same bytes")
  func stable() throws {
    let bytes = try GalleryFilms.film("cards").vectorRecording()
    #expect(try Film(vectorRecording: bytes).vectorRecording() == bytes)
  }

  @Test("A second of the chat screen, written in and sent, takes less than 100 KB")
  func small() throws {
    let film = try GalleryFilms.film("chat", "--fps", "60")
    #expect(film.recording.duration == 1 && film.recording.tracks.contains { $0.hasChanged })
    let bytes = try film.vectorRecording()
    #expect(bytes.count < 100_000, "\(bytes.count) bytes")
  }

  @Test("Glyphs are drawn from the recording, not from the machine's fonts")
  func glyphs() throws {
    let film = try film(Text("Glyphs").font(.system(size: 30)))
    let read = try Film(vectorRecording: film.vectorRecording())
    var faces: Set<Int> = []
    for layer in read.frames[0].list.layers {
      for case .text(let layout, _, _) in layer.commands {
        faces.formUnion(layout.runs.map(\.face))
      }
    }
    #expect(!faces.isEmpty && faces.allSatisfy { $0 < 0 })
  }

  @Test("Glyphs in colours are kept")
  func emoji() throws {
    let film = try film(Text("A 🎉 b").font(.system(size: 40)).opacity(0.5))
    let read = try Film(vectorRecording: film.vectorRecording())
    let crop = Rect(0, 0, 393, 852)
    let expected = try FilmPictures(film: film, crop: crop, scale: 1).pictures(of: [0])
    let shown = try FilmPictures(film: read, crop: crop, scale: 1).pictures(of: [0])
    #expect(expected == shown)
    let parts = stride(from: 0, to: shown[0].pixels.count, by: 4).filter { at in
      shown[0].pixels[at] > shown[0].pixels[at + 2] &+ 40
    }
    #expect(parts.count > 20, "something of it is yellow or red")
  }

  @Test("Every kind of drawing is kept")
  func everyKind() throws {
    let film = Samples.everyKind()
    let read = try Film(vectorRecording: film.vectorRecording())
    let (layers, expected) = (read.frames[0].list.layers, film.frames[0].list.layers)
    #expect(layers == expected)
    #expect(read.frames[1].list.layers == film.frames[1].list.layers)
    #expect(read.frames[1].changes.removed == film.frames[1].changes.removed)
    #expect(read.frames[1].list.size == Size(50, 60.5))
  }

  @Test(
    "Numbers are kept to the last bit",
    arguments: [
      0, -0.0, 1, -1, 0.25, 1e9, -1e15, 1.0 / 3, 0.1, .infinity, -.infinity, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude, 65_535.75, 3.402823e38, 0x1p40, -0x1p40,
    ])
  func numbers(number: Double) throws {
    var writer = ByteWriter()
    writer.number(number)
    writer.number(.nan)
    var reader = VectorReader(writer.bytes[...])
    #expect(try reader.number().bitPattern == number.bitPattern)
    #expect(try reader.number().isNaN)
    #expect(reader.isAtEnd)
  }

  @Test("Whole numbers of either sign are kept", arguments: [0, 1, -1, 63, -64, 32_767, -99_999])
  func wholeNumbers(number: Int) throws {
    var writer = ByteWriter()
    writer.signed(number)
    writer.count(abs(number))
    var reader = VectorReader(writer.bytes[...])
    #expect(try reader.signed() == number)
    #expect(try reader.whole() == abs(number))
  }
}
