import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("Bad input")
struct BadInputTests {
  @Test("in geometry, paint and style is drawn somehow, or not at all")
  func numbers() throws {
    let bad = [0, -1, 1e-300, 1e9, 1e300, Double.infinity, -.infinity, .nan]
    for value in bad {
      for other in bad {
        let frame = try draw(20, 20) { list in
          let rect = Rect(value, other, other, value)
          let stops = [
            GradientStop(DisplayColor(value, other, 1, value), at: other),
            GradientStop(.white, at: value),
          ]
          let path = PathData([
            .line(Point(value, 1)), .quad(Point(1, other), control: Point(value, value)), .close,
            .close, .curve(Point(3, 3), control1: Point(other, 1), control2: .zero),
          ])
          list.show([
            .fill(.rect(rect), .color(red), evenOdd: false),
            .fill(
              .roundedRect(rect, radius: Size(other, value), continuous: true),
              .linearGradient(stops, start: Point(value, 0), end: Point(other, 0)),
              evenOdd: true),
            .fill(
              .ellipse(Rect(1, 1, value, 9)),
              .radialGradient(
                stops, center: Point(other, 0), startRadius: value, endRadius: other),
              evenOdd: false),
            .stroke(
              .path(path),
              LineStyle(width: value, miterLimit: other, dash: [value, other], dashPhase: value),
              .angularGradient(
                stops, center: Point(value, 3), startAngle: value, endAngle: other)),
            .stroke(
              .rect(Rect(0, 0, value, 20)), LineStyle(width: 2, dash: [1e-9]), .color(blue)),
          ]) { $0.opacity = value }
          list.show([square(0, 0, 9, red)]) { layer in
            layer.transform = Transform(value, other, 0, value, other, 1)
            layer.isMoving = true
            layer.clip = Layer.Clip(.rect(rect))
          }
          list.show([square(10, 10, 5, blue)])
        }
        // Whatever came of it, what is right beside it is drawn.
        #expect(frame.isNear(12, 12, 0, 0, 255))
      }
    }
  }

  @Test("in filters is cut to what can be drawn", arguments: [0, -1, 1e300, .infinity, .nan])
  func filters(value: Double) throws {
    let frame = try draw(20, 20) { list in
      list.show([square(0, 0, 9, red)]) { layer in
        layer.filters = [
          .blur(radius: min(value, 50), opaque: false),
          .shadow(.black, radius: min(value, 9), offset: Point(value, -value)),
          .colorMatrix([value]),
          .colorMatrix(Array(repeating: value, count: 20)),
        ]
      }
      list.show([square(10, 10, 5, blue)])
    }
    #expect(frame.isNear(12, 12, 0, 0, 255))
  }

  @Test("in the tree: cycles, strangers and shared layers are drawn once or not at all")
  func tree() throws {
    let frame = try draw(20, 20) { list in
      let first = list.show([square(0, 0, 5, red)])
      let second = list.show([square(10, 0, 5, blue)])
      let root = list.root
      list.modify(first) { $0.children = [second, first, root, LayerID(number: 4_000_000)] }
      list.modify(second) { $0.mask = LayerID(number: 99) }
      list.modify(root) { $0.children = [first, first, second, root] }
    }
    #expect(frame.isNear(2, 2, 255, 0, 0))
    // A mask that does not exist hides all.
    #expect(frame.isNear(12, 2, 255, 255, 255))
  }

  @Test("in the tree's depth ends at 200 layers")
  func depth() throws {
    let frame = try draw(20, 20) { list in
      var parent = list.root
      for depth in 0..<5_000 {
        var layer = Layer(name: "deep")
        if depth == 100 { layer.commands = [square(0, 0, 5, red)] }
        if depth == 4_000 { layer.commands = [square(10, 0, 5, blue)] }
        let id = list.insert(layer)
        list.modify(parent) { $0.children = [id] }
        parent = id
      }
    }
    #expect(frame.isNear(2, 2, 255, 0, 0))
    #expect(frame.isNear(12, 2, 255, 255, 255))
  }

  @Test(
    "in a surface's size is brought into bounds",
    arguments: [(0.0, 0.0, 1.0), (-5, .nan, 0), (1e9, 1, .nan), (1, 1, .infinity)])
  func size(width: Double, height: Double, scale: Double) throws {
    let frame = try draw(width, height, scale: scale) { $0.show([square(0, 0, 5, red)]) }
    #expect((1...16_384).contains(frame.width) && (1...16_384).contains(frame.height))
  }
}
