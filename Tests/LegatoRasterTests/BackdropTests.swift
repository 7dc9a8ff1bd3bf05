import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("A backdrop")
struct BackdropTests {
  /// Leaves the colours as they are.
  static let plain = [
    1.0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
  ]
  private func glass(
    _ rect: Rect, radius: Double = 3, _ matrix: [Double] = BackdropTests.plain, opacity: Double = 1
  ) -> DrawCommand {
    .fill(
      .rect(rect),
      .backdrop(Backdrop(radius: radius, matrix: matrix, ground: .white, opacity: opacity)),
      evenOdd: false)
  }

  @Test("shows what was drawn before it, blurred, and not what comes after")
  func behind() throws {
    let shown = try draw(40, 40) {
      $0.show([.fill(.rect(Rect(0, 0, 20, 40)), .color(.black), evenOdd: false)])
      $0.show([glass(Rect(5, 5, 30, 30))])
      $0.show([square(30, 30, 4, red)])
    }
    let edge = shown.pixel(20, 20).red
    #expect(edge > 60 && edge < 200, "half way at the edge: \(edge)")
    #expect(shown.isNear(1, 20, 0, 0, 0) && shown.isNear(20, 2, 255, 255, 255))
    #expect(shown.pixel(28, 28).green > 250, "what is in front is not seen behind")
  }

  @Test("changes its colours")
  func colours() throws {
    let half = [
      0.5, 0, 0, 0, 0.25, 0, 0.5, 0, 0, 0.25, 0, 0, 0.5, 0, 0.25, 0, 0, 0, 1, 0,
    ]
    let shown = try draw(20, 20) { $0.show([glass(Rect(0, 0, 20, 20), half)]) }
    #expect(shown.isNear(10, 10, 191, 191, 191))
    let faint = try draw(20, 20, background: .black) {
      $0.show([glass(Rect(0, 0, 20, 20), half, opacity: 0.5)])
    }
    #expect(faint.isNear(10, 10, 32, 32, 32, by: 2))
  }

  @Test("sees through the groups, clips and shadows that it stands in")
  func groups() throws {
    let shown = try draw(40, 40) { list in
      list.show([.fill(.rect(Rect(0, 0, 40, 40)), .color(blue), evenOdd: false)])
      let inner = list.insert(
        {
          var layer = Layer(name: "glass")
          layer.commands = [glass(Rect(0, 0, 40, 40), radius: 0)]
          return layer
        }())
      let clipped = list.insert(
        {
          var layer = Layer(name: "clip")
          layer.clip = Layer.Clip(.ellipse(Rect(5, 5, 30, 30)))
          layer.children = [inner]
          return layer
        }())
      list.show([]) {
        $0.filters = [.shadow(.black, radius: 1, offset: Point(0, 0))]
        $0.children = [clipped]
        $0.opacity = 0.9
        $0.transform = .translation(0.5, 0)
      }
    }
    #expect(shown.isNear(20, 20, 0, 0, 255, by: 2), "\(shown.pixel(20, 20))")
  }

  @Test("is seen in a layer that moves as it is at that moment")
  func moving() throws {
    let shown = try draw(40, 40) { list in
      list.show([.fill(.rect(Rect(0, 0, 40, 20)), .color(red), evenOdd: false)])
      list.show([glass(Rect(0, 0, 20, 20), radius: 0)]) {
        $0.transform = .translation(4.5, 10.25)
        $0.isMoving = true
      }
    }
    #expect(shown.isNear(10, 15, 255, 0, 0) && shown.isNear(10, 27, 255, 255, 255))
  }

  @Test("is drawn again where something behind it changes, and costs nothing elsewhere")
  func damage() throws {
    let engine = try HarfBuzzTextEngine()
    var list = DisplayList(size: Size(200, 200), scale: 1, background: .white)
    let behind = list.show([square(0, 0, 10, red)]) { $0.transform = .translation(60, 60) }
    let apart = list.show([square(0, 0, 10, red)])
    list.show([glass(Rect(50, 50, 100, 100))])
    let raster = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    raster.render(list, changes: .everything)
    list.modify(apart) { $0.transform = .translation(2, 0) }
    let cheap = raster.render(list, changes: DisplayChanges(changed: [apart]))
    #expect(cheap.pixels < 1_000)
    list.modify(behind) { $0.transform = .translation(70, 60) }
    let full = raster.render(list, changes: DisplayChanges(changed: [behind]))
    #expect(full.pixels >= 10_000 && full.pixels < 14_000)
  }
}
