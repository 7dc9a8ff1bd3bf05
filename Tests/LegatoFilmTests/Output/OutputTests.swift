import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm

@MainActor @Suite("What films are written as")
struct OutputTests {
  @Test func jsonIsReadableAndComplete() throws {
    let recording = try film(FadeCard(), "--tap", "Fade", "--fps", "2").recording
    let json = try JSONSerialization.jsonObject(with: Data(recording.json().utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["format"] as? String == "legato film")
    #expect(object["version"] as? Int == 1)
    #expect(object["times"] as? [Double] == [0, 0.5, 1])
    #expect(object["duration"] as? Double == 1)
    let values = try #require(object["values"] as? [[String: Any]])
    let opacity = try #require(
      values.first { "\($0["path"] ?? "")".hasSuffix("Rectangle[0]") })
    #expect(opacity["property"] as? String == "opacity")
    #expect((opacity["shown"] as? [String: [Double]]) == ["value": [1, 0.75, 0.5]])
    let motion = try #require((opacity["motions"] as? [[String: Any]])?.first)
    #expect(motion["start"] as? Double == 0)
    #expect(motion["end"] as? Double == 1)
  }

  @Test(
    "What a film has to do without is named in every format, in a file beside those without room for words"
  )
  func leftOutIsNamed() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let note = "Card.swift:3: Card.share() does nothing: no <share> here"
    func write(_ leftOut: [String]) throws {
      let options = try FilmOptions(["--tap", "Fade"] + leftOut.flatMap { ["--left-out", $0] })
      var recorder = try FilmRecorder(
        name: "FadeCard", options: options, making: { FadeCard() })
      let film = try recorder.record()
      for format in ["csv", "svg", "gif", "mp4", "webp", "json", "txt", "html"] {
        try FilmOutput(path: folder.path + "/film." + format, number: nil)
          .write([FilmTake(film)], options)
      }
    }
    try write([note])
    for format in ["csv", "gif", "mp4", "webp"] {
      let beside = try String(
        contentsOfFile: "\(folder.path)/film.\(format).left-out.txt", encoding: .utf8)
      #expect(beside == "Left out of FadeCard:\n\(note)\n")
    }
    let svg = try String(contentsOfFile: folder.path + "/film.svg", encoding: .utf8)
    #expect(svg.contains("<desc>Left out: Card.swift:3: Card.share() does nothing: no &lt;share"))
    for format in ["json", "txt"] {
      let text = try String(contentsOfFile: "\(folder.path)/film.\(format)", encoding: .utf8)
      #expect(text.contains("Card.share() does nothing"), "\(format)")
    }
    // The page shows the issues of the recording that is in it.
    let page = try String(contentsOfFile: folder.path + "/film.html", encoding: .utf8)
    let data = try #require(page.firstMatch(of: #/data-film="[^>]*>([A-Za-z0-9+\/=]+)</#)?.output.1)
    let kept = try Film(vectorRecording: [UInt8](try #require(Data(base64Encoded: String(data)))))
    #expect(kept.recording.issues.contains { $0.message.contains("Card.share() does nothing") })
    // Of a film that has everything nothing is said, not even by what lies there from before.
    try folder.write("film.mp4.left-out.txt", "my own notes")
    try write([])
    #expect(folder.names.filter { $0.hasSuffix("left-out.txt") } == ["film.mp4.left-out.txt"])
    #expect(
      try !String(contentsOfFile: folder.path + "/film.svg", encoding: .utf8).contains("<desc>"))
  }

  @Test func valuesThatNeverChangeAreWrittenOnDemand() throws {
    let recording = try film(FadeCard(), "--tap", "Fade", "--fps", "2").recording
    #expect(!recording.csv().contains("Rectangle[0].frame"))
    #expect(recording.csv(allValues: true).contains("Rectangle[0].frame.x"))
    #expect(recording.json(allValues: true).contains("\"property\": \"frame\""))
  }

  @Test func jsonTextSortsKeysAndRounds() {
    let text = JSONText.object([
      "b": .numbers([1, 1.0 / 3, -0.0000001, .infinity, .nan]), "a": .string("\"\\\n\u{1}é"),
      "c": .object(["y": .bool(true), "x": .null]), "d": .array([]),
    ])
    #expect(
      text.text == #"""
        {
          "a": "\"\\\n\u0001é",
          "b": [1, 0.333333, 0, null, null],
          "c": {"x": null, "y": true},
          "d": []
        }

        """#)
  }

  @Test func csvHasAColumnForEachComponentAndEmptyCells() throws {
    var recording = Recording(
      view: "V", configuration: .init(), framesPerSecond: 2)
    recording.times = [0, 0.5, 1]
    var plain = Track(path: "V/Text", property: "opacity")
    plain.shown = [nil, [0], [0.1234567]]
    var quoted = Track(path: "V/[a,\"b\"]", property: "scale", number: 2, components: ["x", "y"])
    quoted.shown = [[1, 1], [1, 2], nil]
    plain.models = [0, 1].map { Track.Model(time: $0, components: [$0]) }
    quoted.models = [1, 2].map { Track.Model(time: $0, components: [1, $0]) }
    recording.tracks = [quoted, plain]
    #expect(
      recording.csv()
        == [
          #"time,V/Text.opacity,"V/[a,""b""].scale#2.x","V/[a,""b""].scale#2.y""#,
          "0,,1,1", "0.5,0,1,2", "1,0.123457,,", "",
        ].joined(separator: "\r\n"))
  }

  @Test func textIsTheDisplayListOfEachMoment() throws {
    let film = try film(FadeCard(), "--tap", "Fade", "--fps", "2")
    let text = film.text(rows: [0, 1])
    #expect(text.hasPrefix("film of Sample\n\n0 s\nframe 393×852 @2 on #FFFFFF\n"))
    #expect(text.contains("\n0.5 s\nframe"))
    #expect(text.contains("opacity 0.75"))
  }
}
