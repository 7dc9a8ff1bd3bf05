import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm

@MainActor @Suite("Videos of films")
struct VideoTests {
  private nonisolated static let isInstalled = (try? VideoEncoder.program(for: .gif)) != nil

  @Test func withoutFfmpegItIsSaidHowToGetIt() {
    let message = message {
      _ = try VideoEncoder.program(for: .mp4, environment: ["PATH": "/nowhere"])
    }
    #expect(
      message == "A .mp4 is made by ffmpeg, and there is none on the PATH. On Debian and Ubuntu:"
        + " apt-get install ffmpeg")
  }

  @Test("Frames are taken evenly", arguments: [(60, 2, 30.0), (30, 1, 30), (50, 2, 25), (7, 1, 7)])
  func gifRates(framesPerSecond: Int, step: Int, rate: Double) {
    let found = VideoEncoder.rate(.gif, of: framesPerSecond)
    #expect(found.step == step && found.rate == rate)
  }

  @Test func rowsAreThoseOfTheGrid() throws {
    let film = try film(FadeCard(), "--tap", "Fade@0.123", "--fps", "4")
    let video = FilmVideo(film, size: nil)
    #expect(video.rows(rate: 4).map { film.recording.times[$0] } == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test(
    "Each kind begins as it should, and the same film gives the same bytes",
    .enabled(if: isInstalled, "ffmpeg is not installed: scripts/setup --tests installs it"),
    arguments: [VideoEncoder.Format.gif, .mp4, .webp])
  func written(format: VideoEncoder.Format) throws {
    let film = try film(FadeCard(), "--tap", "Fade", "--fps", "5")
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/film.\(format.rawValue)"
    func write() throws -> [UInt8] {
      try FilmVideo(film, size: nil).write(to: path, as: format)
      return Array(try #require(FileManager.default.contents(atPath: path)))
    }
    let bytes = try write()
    switch format {
    case .gif: #expect(bytes.starts(with: Array("GIF89a".utf8)))
    case .mp4: #expect(bytes[4..<8].elementsEqual("ftyp".utf8))
    case .webp: #expect(bytes[8..<12].elementsEqual("WEBP".utf8))
    }
    #expect(try write() == bytes)
  }

  @Test(
    "What ffmpeg cannot write is told",
    .enabled(if: isInstalled, "ffmpeg is not installed: scripts/setup --tests installs it"))
  func unwritable() throws {
    let film = try film(FadeCard(), "--fps", "5")
    let message = message { try FilmVideo(film, size: nil).write(to: "/nowhere/x.gif", as: .gif) }
    #expect(message.hasPrefix("ffmpeg could not write /nowhere/x.gif: "))
  }

  @Test func whatNoEncoderCanHoldIsToldBeforeItBegins() throws {
    var film = try film(FadeCard(), "--size", "4096x4096", "--scale", "8", "--fps", "5")
    let large = message {
      try FilmVideo(film, size: film.recording.configuration.size).write(to: "x.gif", as: .gif)
    }
    #expect(large.hasPrefix("x.gif: a picture of a video has at most 4096 × 4096 pixels, and this"))
    film.recording.configuration.scale = 1
    film.recording.framesPerSecond = 60
    film.recording.times[film.recording.times.count - 1] = 80_000
    let long = message { try FilmVideo(film, size: nil).write(to: "x.gif", as: .gif) }
    #expect(long == "x.gif: a video has at most 36000 frames, and this one would have 2400000.")
  }
}
