import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm

@MainActor @Suite("legato film")
struct FilmMainTests {
  private let temporary: TemporaryFolder
  private var folder: String { temporary.path }

  init() throws { temporary = try TemporaryFolder() }

  private func run(_ subjects: [FilmSubject], _ arguments: String...) -> Int32 {
    FilmMain.run(subjects, arguments: ["legato film"] + arguments)
  }

  private var written: [String] {
    defer { temporary.remove() }
    return temporary.names
  }

  private let fade = FilmSubject(name: "Fade") { FadeCard() }
  private let still = FilmSubject(name: "Still") { Text("Still") }

  @Test func oneFilmIsWrittenWhereItShould() throws {
    #expect(
      run(
        [fade], "--tap", "Fade", "--fps", "4", "-o", folder + "/a.png", "-o", folder + "/b.JSON",
        "-o", folder + "/c.csv", "-o", folder + "/d.txt") == 0)
    let png = FileManager.default.contents(atPath: folder + "/a.png")
    #expect(png?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(written == ["a.png", "b.JSON", "c.csv", "d.txt"])
  }

  @Test func whatCanBeWrittenIsThoughSomethingElseCannot() {
    #expect(
      run(
        [fade], "--tap", "Fade", "--fps", "4", "--size", "4096x4096", "--scale", "8", "-o",
        folder + "/a.gif", "-o", folder + "/b.csv") == 2)
    #expect(written == ["b.csv"])
  }

  @Test func aRecordingIsWrittenInOtherFormats() {
    #expect(
      run(
        [fade], "--tap", "Fade", "--fps", "4", "-o", folder + "/a.legato", "-o", folder + "/a.json")
        == 0)
    let command = ["legato film", "-o", folder + "/b.json", "-o", folder + "/b.html"]
    #expect(FilmMain.export([folder + "/a.legato"], arguments: command) == 0)
    let json = ["a", "b"].map { FileManager.default.contents(atPath: "\(folder)/\($0).json") }
    #expect(json[0] != nil && json[0] == json[1])
    #expect(written == ["a.json", "a.legato", "b.html", "b.json"])
  }

  @Test func whatIsNoRecordingIsNotWritten() throws {
    try Data("no film".utf8).write(to: URL(fileURLWithPath: folder + "/a.legato"))
    let out = ["legato film", "-o", folder + "/b.json"]
    #expect(FilmMain.export([folder + "/a.legato"], arguments: out) == 2)
    #expect(FilmMain.export([folder + "/missing.legato"], arguments: out) == 2)
    #expect(FilmMain.export([folder + "/a.legato"], arguments: out + ["--tap", "A"]) == 2)
    #expect(FilmMain.export([folder + "/a.legato"], arguments: ["legato film"]) == 2)
    #expect(written == ["a.legato"])
  }

  @Test func aPageShowsTheFilmWithLessMotionToo() throws {
    #expect(run([fade], "--tap", "Fade", "--fps", "4", "-o", folder + "/a.html") == 0)
    #expect(
      run([fade], "--tap", "Fade", "--fps", "4", "--reduce-motion", "-o", folder + "/b.html") == 0)
    func films(_ name: String) -> Int {
      let page = FileManager.default.contents(atPath: "\(folder)/\(name).html") ?? Data()
      return String(decoding: page, as: UTF8.self).components(separatedBy: "data-film=").count - 1
    }
    #expect(films("a") == 2 && films("b") == 1)
    _ = written
  }

  @Test func severalFilmsAreNumbered() {
    #expect(run([fade, still], "--fps", "4", "-o", folder + "/x.csv") == 0)
    #expect(written == ["x-1.csv", "x-2.csv"])
  }

  @Test(arguments: [("--dark", Size(300, 120)), ("--size=200x100", Size(200, 100))])
  func aPreviewsTraitsAreTheSizeWhereNoneIsAskedFor(option: String, size: Size) throws {
    let preview = FilmSubject(name: "Fixed", preview: FixedPreview.self)
    #expect(run([preview], option, "-o", folder + "/x.txt") == 0)
    let text = FileManager.default.contents(atPath: folder + "/x.txt").map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(text?.contains("frame \(Int(size.width))×\(Int(size.height)) @2") == true)
    #expect(written == ["x.txt"])
  }

  @Test func aPreviewThatCannotBeMadeIsTold() {
    #expect(run([FilmSubject(name: "No", preview: NoPreview.self)], "-o", folder + "/x.txt") == 2)
    #expect(written == [])
  }

  @Test func aPreviewIsChosenByName() {
    #expect(run([fade, still], "--preview", "Still", "-o", folder + "/x.csv") == 0)
    #expect(run([fade, still], "--preview", "Other", "-o", folder + "/y.csv") == 2)
    #expect(written == ["x.csv"])
  }

  @Test func whatCannotBeDoneIsSaidBeforeAnythingIsFilmed() {
    let film = FilmSubject(name: "Never") {
      Issue.record("was made")
      return EmptyView()
    }
    #expect(run([film], "-o", folder + "/film.mov") == 2)
    #expect(run([film], "-o", folder + "/nowhere/film.png") == 2)
    #expect(run([film], "-o", folder + "/x.png", "-o", folder) == 2)
    try? FileManager.default.createDirectory(
      atPath: folder + "/taken.png", withIntermediateDirectories: true)
    #expect(run([film], "-o", folder + "/taken.png") == 1)
    #expect(run([film], "--fps", "0") == 2)
    #expect(run([], "--help") == 0)
    #expect(written == ["taken.png"])
  }

  @Test func aFilmThatCannotBePlayedIsNotWritten() {
    #expect(run([fade], "--tap", "Nobody", "-o", folder + "/x.csv") == 2)
    #expect(written == [])
  }

  @Test func anOutputSaysWhichEndingsThereAre() {
    let message = message { _ = try FilmOutput(path: folder + "/film.mov", number: nil) }
    #expect(
      message == folder + "/film.mov: a film can be written as .png, .gif, .mp4, .webp, .svg,"
        + " .html, .json, .csv, .txt, .legato.")
    _ = written
  }
}

private enum FixedPreview: PreviewRegistry {
  static let fileID = "Tests/Preview.swift"
  static let line = 1
  static let column = 1
  static func makePreview() throws -> Preview {
    Preview("Fixed", traits: .fixedLayout(width: 300, height: 120)) { Text("Fixed") }
  }
}

private enum NoPreview: PreviewRegistry {
  static let fileID = "Tests/Preview.swift"
  static let line = 2
  static let column = 1
  static func makePreview() throws -> Preview { throw CocoaError(.featureUnsupported) }
}
