import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm

/// In a real browser, as nothing else says what a page does there.
@MainActor
@Suite("The page of a film", .serialized, .enabled(if: Browser.program != nil, Browser.missing))
struct FilmPageTests {
  private static func page(_ film: Film, reduced: Film? = nil) throws -> String {
    try FilmPage([FilmTake(film)] + (reduced.map { [FilmTake($0)] } ?? [])).html
  }

  // MARK: Frames

  /// A browser draws edges, text and blurs by other rules than the rasteriser. Its frames are equal
  /// where no more than one pixel in fifty is further off than a sixth of the range, and the mean
  /// distance of all components is below 1.5 of 255.
  @Test("Frames in the page equal those of the rasteriser", arguments: GalleryFilms.names)
  func framesAreEqual(name: String) throws {
    let film = try GalleryFilms.film(name)
    let browser = try Browser()
    try browser.open(Self.page(film))
    let crop = FilmPictures.crop(of: film, size: nil)
    let rows = film.rows(for: .count(3))
    let pictures = try FilmPictures(film: film, crop: crop, scale: 2).pictures(of: rows)
    // Fingers are drawn over the page's frames only.
    try browser.evaluate("legato.films[0].touches = () => []")
    for (row, picture) in zip(rows, pictures) {
      let shown = try Self.pixels(browser, row: row, scale: 2)
      #expect(shown.count == picture.pixels.count)
      guard shown.count == picture.pixels.count else { continue }
      let distance = Distance(shown, picture.pixels)
      #expect(
        distance.mean < 1.5 && distance.farPart < 0.02,
        "\(name), frame \(row): mean \(distance.mean), far \(distance.farPart)")
    }
    #expect(browser.complaints == [])
  }

  // MARK: Costs

  @Test(
    "A page shows what the frames took where that was measured, and the layers of the frame that is shown"
  )
  func costs() throws {
    let options = try FilmOptions(["--tap", "Fade", "--fps", "20"])
    var recorder = try FilmRecorder(FadeCard(), name: "Fade", options: options)
    let film = try recorder.record()
    let costs = try CostMeasurement(name: "Fade", options: options, plays: 1).measure {
      { FadeCard() }
    }
    let browser = try Browser()
    try browser.open(try FilmPage([FilmTake(film)], costs: costs).html)
    #expect(try browser.text("String(document.getElementById('costs').hidden)") == "false")
    let names =
      "[...document.querySelectorAll('#costs-passes tbody th')].map((e) => e.textContent).join()"
    let passes = try browser.text(names)
    #expect(passes.hasPrefix("update,layout") && passes.hasSuffix("raster,frame"), "\(passes)")
    let bars = "String(document.querySelectorAll('#costs-chart rect').length > 20)"
    #expect(try browser.text(bars) == "true")
    let layers = "document.getElementById('costs-layers').textContent"
    #expect(try browser.text(layers).contains("opacity"))
    // Of one frame; of the first all of the surface is drawn.
    try browser.evaluate("document.querySelector('#costs-extent button[value=\"1\"]').click()")
    try browser.evaluate("legato.clock.pause(); legato.clock.seek(0)")
    #expect(try browser.text(layers).contains("all of the surface"))
    #expect(browser.complaints == [])

    try browser.open(Self.page(film))
    #expect(try browser.text("String(document.getElementById('costs').hidden)") == "true")
    #expect(browser.complaints == [])
  }

  private static func pixels(_ browser: Browser, row: Int, scale: Int) throws -> [UInt8] {
    let text = try browser.text(
      """
      (() => {
        const { data } = legato.pixels(0, \(row), \(scale));
        let text = "";
        for (let at = 0; at < data.length; at += 32768)
          text += String.fromCharCode(...data.subarray(at, at + 32768));
        return btoa(text);
      })()
      """)
    return Array(try #require(Data(base64Encoded: text)))
  }

  private struct Distance {
    var mean = 0.0
    var farPart = 0.0

    init(_ one: [UInt8], _ other: [UInt8]) {
      var (sum, far) = (0, 0)
      // Most pixels are equal: whole ones are compared first.
      one.withUnsafeBytes { one in
        other.withUnsafeBytes { other in
          var at = 0
          while at < one.count {
            defer { at += 4 }
            if one.loadUnaligned(fromByteOffset: at, as: UInt32.self)
              == other.loadUnaligned(fromByteOffset: at, as: UInt32.self)
            {
              continue
            }
            var most = 0
            for part in at..<at + 3 {
              let distance = abs(Int(one[part]) - Int(other[part]))
              sum += distance
              most = max(most, distance)
            }
            if most > 42 { far += 1 }
          }
        }
      }
      mean = Double(sum) / Double(one.count / 4 * 3)
      farPart = Double(far) / Double(one.count / 4)
    }
  }

  // MARK: Time

  private static func fade(_ options: String...) throws -> Film {
    var recorder = try FilmRecorder(
      FadeCard(), name: "Fade", options: FilmOptions(["--tap", "Fade", "--fps", "10"] + options))
    return try recorder.record()
  }

  @Test func keysStepAndPlay() throws {
    let browser = try Browser()
    try browser.open(Self.page(Self.fade()))
    let value = "document.querySelector('#curves output').textContent"
    #expect(try browser.number("legato.clock.time") == 0)
    #expect(try browser.text(value) == "1.00")
    for _ in 0..<3 { try browser.press("ArrowRight") }
    #expect(abs(try browser.number("legato.clock.time") - 0.3) < 1e-9)
    #expect(try browser.text(value) == "0.85")
    try browser.press("ArrowLeft")
    #expect(abs(try browser.number("legato.clock.time") - 0.2) < 1e-9)
    try browser.press("End")
    #expect(try browser.number("legato.clock.time") == 1)
    #expect(try browser.text(value) == "0.50")
    try browser.press("Home")
    #expect(try browser.number("legato.clock.time") == 0)
    try browser.press("ArrowRight", shift: true)
    #expect(try browser.number("legato.clock.time") == 1)
    try browser.press("3")
    #expect(try browser.number("legato.clock.speed") == 0.1)
    #expect(
      try browser.text("document.querySelector('#speeds [aria-pressed=true]').value") == "0.1")
    try browser.press(" ")
    #expect(try browser.evaluate("legato.clock.isPlaying") as? Bool == true)
    #expect(try browser.text("document.getElementById('play').ariaLabel") == "Pause")
    try browser.press(" ")
    #expect(try browser.evaluate("legato.clock.isPlaying") as? Bool == false)
    #expect(browser.complaints == [])
  }

  @Test("The film is dragged along by mouse and by touch, and shows its values")
  func scrubbing() throws {
    let browser = try Browser()
    try browser.open(Self.page(Self.fade()))
    let box = "document.getElementById('scrubber').getBoundingClientRect()"
    try browser.evaluate("document.getElementById('scrubber').scrollIntoView({ block: 'center' })")
    let (left, width) = (try browser.number("\(box).left"), try browser.number("\(box).width"))
    let y = try browser.number("\(box).top + \(box).height / 2")
    try browser.mouse("mousePressed", left + width * 0.5, y)
    #expect(abs(try browser.number("legato.clock.time") - 0.5) < 1e-9)
    try browser.mouse("mouseMoved", left + width * 0.21, y + 200)
    #expect(abs(try browser.number("legato.clock.time") - 0.2) < 1e-9)
    try browser.mouse("mouseReleased", left + width * 0.21, y)
    #expect(
      try browser.text("document.getElementById('scrubber').getAttribute('aria-valuetext')")
        == "0.200 s, frame 3 of 11")
    try browser.touch("touchStart", [(left + width * 0.4, y)])
    try browser.touch("touchMove", [(left + width * 0.7, y)])
    try browser.touch("touchEnd", [])
    #expect(abs(try browser.number("legato.clock.time") - 0.7) < 1e-9)
    #expect(try browser.text("document.querySelector('#curves output').textContent") == "0.65")
    #expect(try browser.text("document.querySelector('.left').textContent") == "300 ms left")
    // The cursor stands over the curve where the value is.
    #expect(
      try browser.text("document.querySelector('.dot').style.left") == "70%")
    #expect(browser.complaints == [])
  }

  @Test func whatMovesIsListedForBothFilms() throws {
    let browser = try Browser()
    let reduced = try Self.fade("--reduce-motion", "--dark")
    try browser.open(Self.page(Self.fade(), reduced: reduced), dark: true)
    try browser.evaluate("legato.clock.seek(0.25)")
    #expect(
      try browser.evaluate("[...document.querySelectorAll('#moving h3')].map(e => e.textContent)")
        as? [String] == ["Full motion1", "Reduced motion1"])
    #expect(
      try browser.text("document.querySelector('#moving li').textContent")
        .hasPrefix("Rectangle opacity750 ms leftlinear"))
    #expect(try browser.number("document.querySelectorAll('canvas').length") == 2)
    #expect(
      try browser.text("getComputedStyle(document.body).backgroundColor") == "rgb(15, 15, 18)")
  }

  @Test("It plays by itself, but not for who asked for less motion", arguments: [true, false])
  func reducedMotion(isReduced: Bool) throws {
    let browser = try Browser()
    try browser.open(Self.page(Self.fade()), reducesMotion: isReduced)
    #expect(try browser.evaluate("legato.clock.isPlaying") as? Bool == !isReduced)
    if !isReduced {
      _ = try browser.evaluate("new Promise((done) => setTimeout(done, 300))")
      #expect(try browser.number("legato.clock.time") > 0)
    }
  }

  // MARK: The page

  @Test func nothingIsLoaded() throws {
    let browser = try Browser()
    try browser.open(Self.page(GalleryFilms.film("cards")))
    #expect(browser.requests.allSatisfy { $0.hasPrefix("file:") || $0.hasPrefix("data:") })
    #expect(browser.requests.filter { $0.hasPrefix("file:") }.count == 1)
    #expect(browser.complaints == [])
  }

  @Test("It is usable by keyboard and told to a screen reader")
  func accessibility() throws {
    let browser = try Browser()
    try browser.open(Self.page(Self.fade(), reduced: Self.fade("--reduce-motion")))
    let tree = try browser.call("Accessibility.getFullAXTree")
    let nodes = (tree["nodes"] as? [[String: Any]] ?? []).compactMap { node -> String? in
      guard node["ignored"] as? Bool != true,
        let role = (node["role"] as? [String: Any])?["value"] as? String,
        let name = (node["name"] as? [String: Any])?["value"] as? String
      else { return nil }
      return "\(role) \(name)"
    }
    for expected in [
      "heading Fade", "slider Time", "button Play", "button One frame back",
      "button One frame on", "button To the start", "button To the end", "button Repeat",
      "group Speed", "group Zoom", "image Full motion of Fade", "image Reduced motion of Fade",
    ] { #expect(nodes.contains(expected), "\(expected)") }
    #expect(!nodes.contains { $0 == "button " || $0 == "checkbox " })
    // What can be focused shows it.
    try browser.press("Tab")
    try browser.press("Tab")
    #expect(
      try browser.text("getComputedStyle(document.activeElement).outlineStyle") == "solid")
    // Standing still is told; so is what is moving then.
    try browser.press("ArrowRight")
    _ = try browser.evaluate("new Promise((done) => setTimeout(done, 400))")
    #expect(
      try browser.text("document.getElementById('announcement').textContent")
        == "0.100 s. Full motion: 1 value moving: Rectangle opacity."
        + " Reduced motion: 1 value moving: Rectangle opacity.")
  }

  @Test(
    "Markup in a film is text in the page",
    arguments: [
      "<img src=x onerror=alert(1)>", "</script><script>globalThis.hacked = 1</script>",
      "<!--<script>", "{{script}}", "\"><svg onload='globalThis.hacked=1'>", "&lt;b&gt; '\u{0}",
    ])
  func hostileLabels(label: String) throws {
    var film = try film(FadeCard(label: label), "--tap", label, "--fps", "5")
    film.recording.view = label
    film.recording.issues = [.init(message: label, path: label)]
    film.recording.tracks = film.recording.tracks.map { track in
      var hostile = Track(path: "A/\(label)", property: label, components: track.components)
      hostile.shown = track.shown
      hostile.motions = track.motions.map { motion in
        var motion = motion
        motion.animation = label
        return motion
      }
      return hostile
    }
    let browser = try Browser()
    try browser.open(Self.page(film))
    #expect(try browser.evaluate("globalThis.hacked") == nil)
    #expect(try browser.number("document.querySelectorAll('img, main script').length") == 0)
    let title = try browser.text("document.querySelector('h1').textContent")
    #expect(title == label.replacing("\0", with: "\u{FFFD}"))
    #expect(
      try browser.text("document.querySelector('.issue').textContent").contains(title.prefix(4)))
    #expect(browser.complaints == [])
  }

  @Test("A browser runs no script but the page's own")
  func policy() throws {
    let html = try Self.page(Self.fade()).replacing(
      "</main>", with: "<script>globalThis.hacked = 1</script></main>")
    let browser = try Browser()
    try browser.open(html)
    #expect(try browser.evaluate("globalThis.hacked") == nil)
    #expect(!browser.complaints.isEmpty)
  }

  @Test("A recording that is damaged is told of")
  func damagedFilm() throws {
    let html = try Self.page(Self.fade()).replacing("iUxHVE8", with: "AAAAAAA")
    let browser = try Browser()
    try browser.open(html, ready: "!document.getElementById('failure').hidden")
    #expect(
      try browser.text("document.getElementById('failure').textContent").contains("no recording"))
  }

  @Test("Pictures are as sharp as the screen and the zoom ask for")
  func sharpness() throws {
    let browser = try Browser()
    try browser.open(Self.page(Self.fade()))
    try browser.evaluate("document.querySelector('#zooms [value=\"4\"]').click()")
    let points = try browser.number("legato.films[0].crop.width")
    #expect(try browser.number("document.querySelector('canvas').width") == points * 4)
    try browser.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 1000, "height": 800, "deviceScaleFactor": 2, "mobile": false])
    try browser.press("ArrowRight")
    #expect(try browser.number("document.querySelector('canvas').width") == points * 8)
  }
}
