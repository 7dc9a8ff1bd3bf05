import Foundation
import Legato
import LegatoFilm
import LegatoMotion
import TestSupport
import Testing

@testable import LegatoCommand

@MainActor @Suite("legato tokens")
struct TokensTests {
  @Test func theListHasEveryTokenOnce() {
    let names = TokenText.list().split(separator: "\n").compactMap {
      $0.split(separator: " ").first
    }
    #expect(names.map(String.init) == MotionToken.all.map(\.name))
  }

  @Test func aPageSaysAllOfAToken() {
    let page = TokenText.page(.app.menu, isUnicode: true)
    for part in [
      "A menu opens or closes.", "spring(response: 0.35, dampingFraction: 0.65)", "menuSpring",
      "decorativeFeedback", "577 ms", "in code  .menuSpring",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test func aCurveStartsAtZeroAndEndsAtOne() {
    let lines = TerminalCurvePlot(.linear(duration: 1), isUnicode: false).lines
    #expect(lines[0].hasPrefix("1 |") && lines[0].hasSuffix("*"))
    #expect(lines[13].hasPrefix("0 |*"))
    #expect(lines.allSatisfy { $0.count <= 63 && $0.allSatisfy(\.isASCII) })
    #expect(lines[15].hasSuffix("1000 ms"))
  }

  @Test func aBounceGoesAboveOne() {
    let lines = TerminalCurvePlot(.spring(duration: 0.5, bounce: 0.6), isUnicode: true).lines
    let one = lines.firstIndex { $0.hasPrefix("1") }
    #expect((one ?? 0) > 1)
    #expect(lines[0].contains { $0.unicodeScalars.allSatisfy { 0x2801...0x28FF ~= $0.value } })
  }

  @Test func everyTokenIsDrawnAsSVG() throws {
    for token in MotionToken.all {
      let svg = CurveDrawing(token).svg
      let parser = XMLSource(svg)
      #expect(parser.isWellFormed, "\(token.name)")
      #expect(!svg.contains("nan") && !svg.contains("inf"), "\(token.name)")
    }
  }

  @Test func everyColorIsDrawnAsSVG() throws {
    for token in ColorToken.all {
      let svg = SwatchDrawing(token).svg
      #expect(XMLSource(svg).isWellFormed, "\(token.name)")
    }
    let svg = SwatchDrawing(ColorToken.app.ground).svg
    #expect(svg.contains("rgb(242,242,247)") && svg.contains("rgb(0,0,0)"))
    #expect(svg.contains("#F2F2F7") && svg.contains("#000000"))
  }

  @Test func everyKindOfTokenAnswersADrawing() throws {
    try withTemporaryFolder { folder in
      for name in ["motion.normal", "app.ground"] {
        let file = folder.appendingPathComponent(name + ".svg").path
        #expect(try TokensCommand([name, "-o", file]).run() == 0)
        let svg = try String(contentsOfFile: file, encoding: .utf8)
        #expect(XMLSource(svg).isWellFormed)
      }
    }
    let number = try #require(PlainToken.all.first { $0.kind == .metric })
    #expect(
      throws: FilmFailure(
        "\(number.name) is a number, \(number.value): there is nothing to draw. What it is for:"
          + " legato tokens \(number.name)")
    ) {
      try TokensCommand([number.name, "-o", "a.svg"]).run()
    }
  }

  @Test func JSONHoldsTheCurve() throws {
    let json = try JSONSerialization.jsonObject(with: Data(TokenText.json(.motion.normal).utf8))
    let token = try #require(json as? [String: Any])
    #expect(token["name"] as? String == "motion.normal")
    #expect(token["duration"] as? Double == 0.25)
    let samples = try #require(token["samples"] as? [[String: Double]])
    #expect(samples.first?["value"] == 0)
    #expect(samples.last?["value"] == 1)
  }

  @Test func whatIsWrongIsSaid() throws {
    #expect(throws: FilmFailure("One token at a time: b is a second one.")) {
      try TokensCommand(["a", "b"])
    }
    #expect(throws: FilmFailure("a.png: a drawing is written as .svg.")) {
      try TokensCommand(["motion.normal", "-o", "a.png"])
    }
    #expect(throws: FilmFailure.self) { try TokensCommand(["-o", "a.svg"]) }
    #expect(throws: FilmFailure.self) {
      try TokensCommand(["motion.normal", "-o", "/nothing/there/a.svg"]).run()
    }
    #expect(
      throws: FilmFailure(
        "There is no token menuSprnig. Did you mean menuSpring? All tokens: legato tokens")
    ) {
      try TokensCommand(["menuSprnig"]).run()
    }
  }

  @Test("Colours and numbers are listed too: every one that the sources have")
  func plainTokensAreComplete() throws {
    let folder = PackageFolder.url("Sources/Legato/Tokens")
    var names: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasPrefix("ColorToken+") || name.hasPrefix("MetricToken+") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for match in text.matches(of: /(?:Color|Metric)Token\(\s*name: "([^"]+)"/) {
        names.insert(String(match.output.1))
      }
    }
    #expect(names.count > 150)
    #expect(Set(PlainToken.all.map(\.name)) == names)
    #expect(PlainToken.all.count == names.count)
    #expect(PlainToken(ColorToken.app.ground).value == "#F2F2F7 #000000")
    #expect(PlainToken(MetricToken.stagger.start).value == "0.1 s")
  }

  @Test(
    arguments: [
      (["--kind", "paint"], 2), (["--find", "no such token"], 2), (["--kind"], 2),
      (["--kind", "color"], 0), (["--find", "badge"], 0), (["app.ground"], 0),
      (["spacing.small", "-o", "a.svg"], 2),
    ] as [([String], Int32)])
  func theListCanBeNarrowed(arguments: [String], code: Int32) {
    #expect(MainCommand.run(["tokens"] + arguments) == code)
  }
}
