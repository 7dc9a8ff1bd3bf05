import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm

@MainActor @Suite("A filmstrip")
struct FilmstripTests {
  @Test func itShowsWhatTheViewTakesUpWithAMargin() throws {
    let film = try film(SubmitSample(), "--tap", "Submit", "--fps", "10")
    let crop = FilmPictures.crop(of: film, size: nil)
    #expect(crop.y == 388)
    #expect(crop.height == 76)
    // The view's edge lies on half a point: the crop is rounded outwards.
    #expect(crop.x == 105)
    #expect(crop.width == 183)
    #expect(FilmPictures.crop(of: film, size: Size(393, 852)) == Rect(0, 0, 393, 852))
  }

  @Test func thePicturesShowThatPart() throws {
    let view = Color.red.frame(width: 40, height: 20)
    let film = try film(view)
    let crop = FilmPictures.crop(of: film, size: nil)
    let picture = try #require(
      try FilmPictures(film: film, crop: crop, scale: 1).pictures(of: [0]).first)
    #expect((picture.width, picture.height) == (73, 52))
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(picture.pixels[4 * (y * picture.width + x)..<4 * (y * picture.width + x) + 3])
    }
    #expect(pixel(8, 26) == [255, 255, 255])
    #expect(pixel(36, 8) == [255, 255, 255])
    #expect(pixel(36, 26) != [255, 255, 255])
  }

  @Test func cardsStandInRowsOfOneLength() {
    let grid = FilmstripGrid(content: Size(182, 76), lines: Array(repeating: 3, count: 8))
    #expect(grid.columns == 4)
    #expect(grid.zoom == 1)
    #expect(grid.place(0).x == grid.place(4).x)
    #expect(grid.place(1).x - grid.place(0).x == 182 + FilmstripGrid.gap)
    let last = grid.place(7)
    #expect(last.x + grid.card.width + FilmstripGrid.margin == grid.page.width)
  }

  @Test func largeFramesAreMadeSmaller() {
    let grid = FilmstripGrid(content: Size(393, 852), lines: [2])
    #expect(grid.frame == Size(203, 440))
    #expect(grid.columns == 1)
  }

  @Test func captionsSayWhenItIsAndWhatMoves() throws {
    let film = try film(FadeCard(), "--tap", "Fade", "--fps", "4")
    let captions = try Filmstrip(film, rows: film.rows(for: .times([0.25, 1])), size: nil).captions
    #expect(captions.map(\.time) == ["250 ms", "1000 ms"])
    #expect(
      captions[0].lines == [Caption.Line(view: "Rectangle", property: "opacity", value: "0.88")])
    #expect(captions[1].lines == [Caption.Line(property: "at rest")])
  }

  private struct Inbox: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<80, id: \.self) { number in
            Text("Letter \(number)").frame(maxWidth: .infinity).frame(height: 60)
          }
        }
      }
      .frame(width: 320, height: 480)
    }
  }

  @Test("While a finger scrolls, and after it has let go, no caption says that all is at rest")
  func scrolling() throws {
    let film = try film(Inbox(), "--drag", "Letter 4:0,-220@0.2+0.3", "--fps", "60")
    let rows = film.recording.times.indices
    let captions = try Filmstrip(film, rows: Array(rows), size: nil).captions
    let rest = [Caption.Line(property: "at rest")]
    var moved = 0
    // Where what is shown differs from the sample before and from the one after, something moves.
    for row in rows.dropFirst().dropLast() {
      guard !film.frames[row].changes.isEmpty, !film.frames[row + 1].changes.isEmpty else {
        continue
      }
      let lines = captions[row].lines
      #expect(lines != rest, "\(captions[row].time)")
      if lines.contains(where: { $0.view == "ScrollView" && $0.property.hasPrefix("scroll") }) {
        moved += 1
      } else {
        // When the content rests the bar beside it fades.
        #expect(lines.allSatisfy { $0.property == "indicator" }, "\(captions[row].time): \(lines)")
      }
    }
    #expect(moved > 15)
    #expect(captions.first?.lines == rest && captions.last?.lines == rest)
  }

  @Test("What a finger carries is no more at rest; a single change is none that moves")
  func setAnew() throws {
    let film = try film(DragSample(), "--drag", "Card:80,-20@0.1+0.2", "--fps", "60")
    let times = film.recording.times
    let row = try #require(times.firstIndex { $0 >= 0.2 })
    let captions = try Filmstrip(film, rows: [0, row], size: nil).captions
    #expect(captions[0].lines == [Caption.Line(property: "at rest")])
    #expect(captions[1].lines.contains { $0.property.hasPrefix("frame x") }, "\(captions[1].lines)")
    var track = Track(path: "A", property: "offset")
    track.shown = [[0], [0], [9], [9], [9]]
    #expect((0..<5).allSatisfy { !track.isSetAnew(at: $0, [0, 0.1, 0.2, 0.3, 0.4]) })
    track.shown = [[0], [0], [3], [6], [6]]
    #expect(
      (0..<5).map { track.isSetAnew(at: $0, [0, 0.1, 0.2, 0.3, 0.4]) }
        == [false, false, true, true, false])
    // Of two samples of one time the later one counts.
    #expect(
      (0..<5).map { track.isSetAnew(at: $0, [0, 0.1, 0.1, 0.2, 0.3]) }
        == [false, false, true, true, false])
    track.shown = [[0], nil, [3], nil, [6]]
    #expect((0..<6).allSatisfy { !track.isSetAnew(at: $0, [0, 0.1, 0.2, 0.3, 0.4]) })
  }

  @Test func theHeadingSaysWhatWasDoneAndHow() throws {
    let film = try film(
      FadeCard(), "--press", "Fade@0.1+0.25", "--dark", "--reduce-motion", "--fps", "4")
    #expect(
      film.recording.summary
        == "press “Fade” at 100 ms for 250 ms  ·  dark  ·  Reduce Motion")
    #expect(try Filmstrip(film, rows: [0], size: nil).style.page == FilmstripStyle.dark.page)
  }

  @Test func theHeadingTellsOfADrag() throws {
    let film = try film(DragSample(), "--drag", "Card:80,-20@0.1+0.2", "--fps", "4")
    #expect(film.recording.summary == "drag “Card” by 80, -20 at 100 ms for 200 ms")
  }

  @Test func theHeadingTellsWhatDoesNotCompileFromWhatCrashes() throws {
    let faults = ["a box with its name: cannot find 'A'", "left out: it crashes here: no a"]
    func summary(_ faults: [String]) throws -> String {
      let notes = faults.flatMap { ["--left-out", "A.swift:1: a is \($0)"] }
      var recorder = try FilmRecorder(
        name: "FadeCard", options: FilmOptions(["--fps", "4"] + notes), making: { FadeCard() })
      return try recorder.record().recording.summary
    }
    #expect(
      try summary(faults)
        == "without a declaration that does not compile  ·  without a declaration that crashes")
    #expect(
      try summary([faults[1], "left out: it crashes at several lines: b"])
        == "without 2 declarations that crash")
    #expect(
      try summary([faults[0], faults[0]]) == "without 2 declarations that do not compile")
  }

  @Test func fingersAreShownWhereTheyAre() throws {
    let film = try film(FadeCard(), "--press", "Fade@0.25+0.5", "--fps", "4")
    let strip = try Filmstrip(film, rows: film.rows(for: .times([0, 0.5, 1])), size: nil)
    #expect(strip.touches.map(\.count) == [0, 1, 0])
    let place = try #require(strip.touches[1].first)
    #expect(Rect(0, 0, strip.grid.frame.width, strip.grid.frame.height).contains(place))
  }

  @Test func itIsDrawnAsADisplayList() throws {
    let film = try film(FadeCard(), "--tap", "Fade", "--fps", "4")
    let strip = try Filmstrip(film, rows: [0, 1], size: nil)
    let list = strip.list(scale: 2)
    #expect(list.size == strip.grid.page)
    // Heading, and for each card its picture and its caption.
    #expect(list[list.root]?.children.count == 5)
    #expect(list.description.contains("text \"0 ms\""))
  }
}
