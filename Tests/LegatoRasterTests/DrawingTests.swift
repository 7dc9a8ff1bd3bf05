import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("Drawing")
struct DrawingTests {
  @Test("fills every kind of geometry")
  func fills() throws {
    let shapes: [Geometry] = [
      .rect(Rect(2, 2, 16, 16)), .ellipse(Rect(2, 2, 16, 16)),
      .roundedRect(Rect(2, 2, 16, 16), radius: Size(5, 5), continuous: true),
      .roundedRect(Rect(2, 2, 16, 16), radius: Size(5, 5), continuous: false),
      .path(
        PathData([.move(Point(2, 2)), .line(Point(18, 2)), .line(Point(10, 18)), .close])),
    ]
    for shape in shapes {
      let frame = try draw(20, 20) { $0.show([.fill(shape, .color(red), evenOdd: false)]) }
      #expect(frame.isNear(10, 8, 255, 0, 0))
      #expect(frame.isNear(0, 19, 255, 255, 255))
    }
  }

  @Test("interpolates gradients in sRGB-encoded, premultiplied components")
  func gradients() throws {
    let clear = DisplayColor(1, 0, 0, 0)
    let frame = try draw(101, 3) { list in
      for (row, from) in [(0.0, DisplayColor.black), (1, red), (2, clear)] {
        let paint = Paint.linearGradient(
          [GradientStop(from, at: 0), GradientStop(row == 0 ? .white : blue, at: 1)],
          start: Point(0, 0), end: Point(101, 0))
        list.show([.fill(.rect(Rect(0, row, 101, 1)), paint, evenOdd: false)])
      }
    }
    #expect(frame.isNear(50, 0, 128, 128, 128))
    #expect(frame.isNear(0, 0, 1, 1, 1))
    #expect(frame.isNear(50, 1, 128, 0, 128))
    // Half of blue over white.
    #expect(frame.isNear(50, 2, 127, 127, 255))
  }

  @Test("goes round the circle clockwise from +x")
  func angular() throws {
    let frame = try draw(40, 40) { list in
      let stops = [
        GradientStop(red, at: 0), GradientStop(red, at: 0.5), GradientStop(blue, at: 0.5),
        GradientStop(blue, at: 1),
      ]
      let paint = Paint.angularGradient(
        stops, center: Point(20, 20), startAngle: 0, endAngle: 2 * .pi)
      list.show([.fill(.rect(Rect(0, 0, 40, 40)), paint, evenOdd: false)])
    }
    #expect(frame.isNear(20, 35, 255, 0, 0))
    #expect(frame.isNear(20, 5, 0, 0, 255))
  }

  /// A black square of 40 points, blurred by 4, sampled every point from 10 points outside its
  /// edge: what SwiftUI shows.
  @Test("blurs an edge as SwiftUI does")
  func blur() throws {
    let expected = [
      253, 251, 248, 242, 234, 222, 207, 188, 165, 140, 115, 90, 67, 48, 32, 21, 13, 7, 4, 2, 1,
    ]
    let frame = try draw(100, 100) { list in
      list.show([square(30, 30, 40, .black)]) { $0.filters = [.blur(radius: 4, opaque: false)] }
    }
    for (index, value) in expected.enumerated() {
      #expect(frame.isNear(20 + index, 50, value, value, value, by: 2), "\(index)")
    }
  }

  @Test("lays a tinted, blurred shadow under the picture")
  func shadow() throws {
    let frame = try draw(100, 100) { list in
      list.show([square(30, 30, 40, red)]) {
        $0.filters = [
          .shadow(DisplayColor(0, 0, 0, 0.5), radius: 2, offset: Point(0, 10))
        ]
      }
    }
    #expect(frame.isNear(50, 50, 255, 0, 0))
    #expect(frame.isNear(50, 75, 128, 128, 128, by: 3))
    #expect(frame.isNear(50, 25, 255, 255, 255))
  }

  @Test("turns colours through a matrix")
  func matrix() throws {
    let swapped: [Double] = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    let frame = try draw(10, 10) { list in
      list.show([square(0, 0, 10, red)]) { $0.filters = [.colorMatrix(swapped)] }
    }
    #expect(frame.isNear(5, 5, 0, 0, 255))
  }

  @Test("clips and masks")
  func clips() throws {
    let frame = try draw(60, 20) { list in
      list.show([square(0, 0, 20, red)]) {
        $0.clip = Layer.Clip(.ellipse(Rect(0, 0, 20, 20)))
      }
      var mask = Layer(name: "mask")
      mask.commands = [square(0, 0, 10, DisplayColor(0, 0, 0, 0.5))]
      let id = list.insert(mask)
      list.show([square(0, 0, 20, red)]) {
        $0.transform = .translation(30, 0)
        $0.mask = id
      }
    }
    #expect(frame.isNear(10, 10, 255, 0, 0))
    #expect(frame.isNear(0, 0, 255, 255, 255))
    #expect(frame.isNear(35, 5, 255, 127, 127))
    #expect(frame.isNear(45, 15, 255, 255, 255))
  }

  @Test("fades a layer as one picture, not each thing in it")
  func opacity() throws {
    let frame = try draw(30, 20) { list in
      list.show([square(0, 0, 20, red), square(10, 0, 20, blue)]) { $0.opacity = 0.5 }
    }
    #expect(frame.isNear(5, 5, 255, 127, 127))
    #expect(frame.isNear(15, 5, 127, 127, 255))
  }

  @Test(
    "blends",
    arguments: [
      (BlendMode.multiply, 64), (.screen, 191), (.plusLighter, 255), (.plusDarker, 1),
      (.difference, 0), (.darken, 128), (.exclusion, 127),
    ])
  func blending(mode: BlendMode, expected: Int) throws {
    let grey = DisplayColor(0.5, 0.5, 0.5)
    let frame = try draw(10, 10, background: grey) { list in
      list.show([square(0, 0, 10, grey)]) { $0.blendMode = mode }
    }
    #expect(frame.isNear(5, 5, expected, expected, expected, by: 1))
  }

  @Test("shows a moving layer's kept picture as it draws the layer itself")
  func moving() throws {
    func frame(isMoving: Bool, opacity: Double, x: Double) throws -> [UInt8] {
      let engine = try HarfBuzzTextEngine()
      return try draw(80, 40, scale: 2) { list in
        let label = engine.layout(TextRequest([text("Legato")]))
        list.show([square(0, 0, 20, red), .text(label, at: Point(5, 5), .color(.black))]) {
          $0.isMoving = isMoving
          $0.opacity = opacity
          $0.transform = .translation(x, 3)
        }
      }.rgba()
    }
    for (opacity, x) in [(1.0, 4.0), (0.4, 4.5), (0.7, 10)] {
      #expect(
        try frame(isMoving: true, opacity: opacity, x: x)
          == frame(isMoving: false, opacity: opacity, x: x))
    }
  }

  @Test("writes the same PNG for the same pixels")
  func png() throws {
    func file(_ background: DisplayColor) throws -> [UInt8] {
      try draw(30, 20, background: background) { $0.show([square(3, 3, 9, red)]) }.pngData()
    }
    let (opaque, clear) = (try file(.white), try file(.clear))
    #expect(opaque == (try file(.white)))
    #expect(opaque.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // With and without alpha.
    #expect(opaque[25] == 2 && clear[25] == 6)
  }
}
