import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("Edges without antialiasing")
struct AntialiasingTests {
  private func greys(_ rasterizer: CairoRasterizer) -> Set<Int> {
    Set((0..<20).flatMap { y in (0..<20).map { x in rasterizer.pixel(x, y).red } })
  }
  private let circle = Geometry.ellipse(Rect(2.3, 2.6, 15, 15))

  @Test("paint a pixel or do not: fills, lines and clips")
  func hardEdges() throws {
    let fill = DrawCommand.fill(circle, .color(.black), evenOdd: false)
    #expect(greys(try draw(20, 20) { $0.show([fill]) }).count > 3)
    let aliased = try draw(20, 20) {
      $0.show([.group(DrawGroup(isAntialiased: false, [fill]))])
    }
    #expect(greys(aliased) == [0, 255])
    let line = try draw(20, 20) {
      $0.show([.stroke(circle, LineStyle(width: 2, isAntialiased: false), .color(.black))])
    }
    #expect(greys(line) == [0, 255])
    let clipped = try draw(20, 20) {
      $0.show([square(0, 0, 20, .black)]) {
        $0.clip = Layer.Clip(circle, isAntialiased: false)
      }
    }
    #expect(greys(clipped) == [0, 255])
  }
}
