import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm

@MainActor @Suite("Curves as a drawing")
struct CurvePlotTests {
  @Test func aRowForEachValueThatMoves() throws {
    let recording = try film(SubmitSample(), "--tap", "Submit", "--fps", "20").recording
    let plot = SVGCurvePlot(recording)
    #expect(plot.rows.map(\.view).contains("Rectangle"))
    let opacity = try #require(plot.rows.first { $0.view == "Text" && $0.name == "opacity" })
    #expect(opacity.least >= 0 && opacity.most == 1)
    #expect(opacity.curves.map(\.stretches.count) == [1])
    let fill = try #require(plot.rows.first { $0.isColor })
    #expect(fill.swatches.first?.time == 0 && fill.swatches.count > 3)
    #expect(plot.svg.contains("spring"))
  }

  @Test func howeverLongAFilmIsItsAxisHasAFewLines() throws {
    var recording = try film(FadeCard(), "--tap", "Fade", "--fps", "5").recording
    for length in [0.02, 3, 500, 86_400] {
      recording.times[recording.times.count - 1] = length
      let lines = SVGCurvePlot(recording).svg.components(separatedBy: "class=\"grid\"").count - 1
      #expect((2...11).contains(lines), "\(length) s: \(lines)")
    }
  }

  @Test("It is well formed, whatever labels hold")
  func wellFormed() throws {
    let label = "<script>alert(1)</script> & \"'\u{1}"
    var film = try film(FadeCard(label: label), "--tap", label, "--fps", "5")
    film.recording.view = label
    let svg = SVGCurvePlot(film.recording).svg
    #expect(!svg.contains("<script"))
    let parser = XMLCheck(svg)
    #expect(parser.failure == nil && parser.texts.contains { $0.contains("<script>") })
  }

  @Test func whereNothingMovesItSaysSo() throws {
    #expect(SVGCurvePlot(try film(Text("Still")).recording).svg.contains("Nothing moves."))
  }
}

/// The text elements of an XML document, and where it is none.
private struct XMLCheck {
  var failure: String?
  var texts: [String] = []

  /// Reads tags and characters in turn: enough for what has no comments and no CDATA.
  init(_ xml: String) {
    var open: [String] = []
    var rest = xml[...]
    while let start = rest.firstIndex(of: "<") {
      texts.append(Self.plain(rest[..<start]))
      guard let end = rest[start...].firstIndex(of: ">") else {
        failure = "a tag does not end"
        return
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" || tag.first == "/" && $0 == "/" }
      if tag.hasPrefix("/") {
        if open.popLast() != String(tag.dropFirst()) { failure = "\(tag) closes another one" }
      } else if !tag.hasSuffix("/") {
        open.append(String(name))
      }
    }
    if !open.isEmpty { failure = "\(open) are left open" }
  }

  private static func plain(_ text: Substring) -> String {
    String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
      "&amp;", with: "&")
  }
}
