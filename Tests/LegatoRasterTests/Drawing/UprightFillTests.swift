import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("Shapes with upright edges")
struct UprightFillTests {
  @Test("cover a pixel in the measure of their area in it")
  func coverage() throws {
    let drawn = try draw(20, 20) {
      $0.show([
        .fill(.rect(Rect(2.25, 3.5, 10.5, 8.25)), .color(.black), evenOdd: false)
      ])
    }
    func shade(_ x: Int, _ y: Int) -> Int { 255 - drawn.pixel(x, y).red }
    #expect(shade(5, 6) == 255)
    #expect(shade(1, 6) == 0 && shade(13, 6) == 0 && shade(5, 2) == 0 && shade(5, 12) == 0)
    for (x, y, share) in [
      (2, 6, 0.75), (12, 6, 0.75), (5, 3, 0.5), (5, 11, 0.75), (2, 3, 0.375), (12, 11, 0.5625),
    ] {
      #expect(abs(Double(shade(x, y)) - 255 * share) <= 1, "\(x) \(y)")
    }
  }

  @Test("narrower than a pixel, or thinner, are faint")
  func hairlines() throws {
    let drawn = try draw(10, 10) {
      $0.show([.fill(.rect(Rect(1, 4.25, 8, 1.0 / 3)), .color(.black), evenOdd: false)])
      $0.show([.fill(.rect(Rect(5.5, 7.5, 0.25, 0.25)), .color(.black), evenOdd: false)])
    }
    #expect(abs(drawn.pixel(4, 4).red - 170) <= 1)
    #expect(abs(drawn.pixel(5, 7).red - 239) <= 1)
    #expect(drawn.pixel(4, 3).red == 255 && drawn.pixel(4, 5).red == 255)
  }

  /// The rows between the corners are drawn here, the others by Cairo.
  @Test(
    "with round corners look the same on either side of where the corners end",
    arguments: [false, true])
  func corners(isContinuous: Bool) throws {
    let paints: [Paint] = [
      .color(DisplayColor(0.2, 0.4, 0.9)), .color(DisplayColor(0.9, 0.1, 0.3, 0.43)),
      .linearGradient(
        [GradientStop(red, at: 0), GradientStop(blue, at: 1)],
        start: Point(0, 0),
        end: Point(200, 0)),
    ]
    for paint in paints {
      let drawn = try draw(220, 320) {
        $0.show([
          .fill(
            .roundedRect(
              Rect(9.37, 8.81, 200.4, 300.3), radius: Size(24, 24), continuous: isContinuous),
            paint,
            evenOdd: false)
        ])
      }
      // All rows below the corners and above them are the same.
      let bytes = drawn.rgba()
      func row(_ y: Int) -> ArraySlice<UInt8> { bytes[y * 880..<(y + 1) * 880] }
      let off = (55...265).map { y in
        zip(row(y), row(150)).map { abs(Int($0) - Int($1)) }.max() ?? 0
      }
      #expect(off.max() ?? 0 <= 1)
      let corner = drawn.pixel(10, 10)
      #expect(corner.red == 255 && corner.green == 255 && corner.blue == 255)
    }
  }

  @Test("are the same in parts", arguments: 0..<6)
  func parts(seed: Int) throws {
    let engine = try HarfBuzzTextEngine()
    var random = Seeded(UInt64(seed))
    func number(_ limit: Double) -> Double { Double(random.below(1_000)) / 1_000 * limit }
    var list = DisplayList(size: Size(300, 300), scale: 1, background: .white)
    let stops = [
      GradientStop(red, at: 0), GradientStop(blue.faded(0.5), at: 1),
    ]
    for _ in 0..<4 {
      let rect = Rect(number(60) - 20, number(60) - 20, 150 + number(150), 150 + number(150))
      let paint: Paint =
        random.chance(0.5)
        ? .linearGradient(stops, start: Point(number(100), 0), end: Point(200, number(300)))
        : .color(DisplayColor(number(1), number(1), number(1), number(1)))
      list.show([
        .fill(
          random.chance(0.3)
            ? .rect(rect)
            : .roundedRect(rect, radius: Size(20, 20), continuous: random.chance(0.5)),
          paint, evenOdd: false)
      ]) {
        $0.transform = .scale(random.chance(0.2) ? -0.9 : 0.93, 1.02, about: Point(150, 150))
        $0.opacity = number(1)
      }
    }
    let mark = list.show([square(0, 0, 40, .black)])
    let playing = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    playing.render(list, changes: .everything)
    for _ in 0..<12 {
      list.modify(mark) { $0.transform = .translation(number(260), number(260)) }
      playing.render(list, changes: DisplayChanges(changed: [mark]))
      let seeking = CairoRasterizer(textEngine: engine, width: 1, height: 1)
      seeking.render(list, changes: .everything)
      #expect(playing.rgba() == seeking.rgba())
    }
  }

  @Test("of no extent, no number or no end draw nothing and do not trap")
  func badNumbers() throws {
    let rects = [
      Rect(0, 0, 0, 9), Rect(0, 0, -4, 9), Rect(.nan, 0, 9, 9), Rect(0, 0, .infinity, 9),
      Rect(1e300, 0, 9, 9), Rect(-1e9, 2, 2e9, 3),
    ]
    let drawn = try draw(20, 20) { list in
      for rect in rects {
        list.show([.fill(.rect(rect), .color(red), evenOdd: false)])
        list.show([
          .fill(
            .roundedRect(rect, radius: Size(.nan, .infinity), continuous: true), .color(red),
            evenOdd: false)
        ])
      }
    }
    #expect(drawn.pixel(15, 15).green == 255)
  }
}
