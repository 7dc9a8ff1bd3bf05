import LegatoDisplay
import SwiftUI
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
    let film = try film(FadeSample(), "--tap", "Fade", "--fps", "4")
    let captions = try Filmstrip(film, rows: film.rows(for: .times([0.25, 1])), size: nil).captions
    #expect(captions.map(\.time) == ["250 ms", "1000 ms"])
    #expect(
      captions[0].lines == [Caption.Line(view: "Rectangle", property: "opacity", value: "0.88")])
    #expect(captions[1].lines == [Caption.Line(property: "at rest")])
  }

  @Test func theHeadingSaysWhatWasDoneAndHow() throws {
    let film = try film(
      FadeSample(), "--press", "Fade@0.1+0.25", "--dark", "--reduce-motion", "--fps", "4")
    #expect(
      film.recording.summary
        == "press “Fade” at 100 ms for 250 ms  ·  dark  ·  Reduce Motion")
    #expect(try Filmstrip(film, rows: [0], size: nil).style.page == FilmstripStyle.dark.page)
  }

  @Test func theHeadingTellsOfADrag() throws {
    let film = try film(DragSample(), "--drag", "Card:80,-20@0.1+0.2", "--fps", "4")
    #expect(film.recording.summary == "drag “Card” by 80, -20 at 100 ms for 200 ms")
  }

  @Test func fingersAreShownWhereTheyAre() throws {
    let film = try film(FadeSample(), "--press", "Fade@0.25+0.5", "--fps", "4")
    let strip = try Filmstrip(film, rows: film.rows(for: .times([0, 0.5, 1])), size: nil)
    #expect(strip.touches.map(\.count) == [0, 1, 0])
    let place = try #require(strip.touches[1].first)
    #expect(Rect(0, 0, strip.grid.frame.width, strip.grid.frame.height).contains(place))
  }

  @Test func itIsDrawnAsADisplayList() throws {
    let film = try film(FadeSample(), "--tap", "Fade", "--fps", "4")
    let strip = try Filmstrip(film, rows: [0, 1], size: nil)
    let list = strip.list(scale: 2)
    #expect(list.size == strip.grid.page)
    // Heading, and for each card its picture and its caption.
    #expect(list[list.root]?.children.count == 5)
    #expect(list.description.contains("text \"0 ms\""))
  }
}
