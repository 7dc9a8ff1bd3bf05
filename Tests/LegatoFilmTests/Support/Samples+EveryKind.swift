import LegatoDisplay
import SwiftUICore

@testable import LegatoFilm

extension DisplayList {
  /// The layers that there are, by their numbers.
  var layers: [Layer] { (0..<UInt32(capacity)).compactMap { self[LayerID(number: $0)] } }
}

enum Samples {
  /// A film of two frames in which every kind of drawing is met, and layers come and go.
  static func everyKind() -> Film {
    var list = DisplayList(size: Size(100, 80), scale: 2, background: .white)
    let image = ImageData(width: 2, height: 1, pixels: [1, 2, 3, 255, 0, 0, 0, 0])
    let drawing = ImageData(width: 4, height: 4, drawing: Array("<svg/>".utf8))
    let path = PathData([
      .move(Point(1, 2)), .line(Point(3, 4.1)), .quad(Point(5, 6), control: Point(7, 8)),
      .curve(Point(9, 10), control1: Point(-1, -2), control2: Point(0.3, 0)), .close,
    ])
    let stops = [
      GradientStop(.black, at: 0), GradientStop(DisplayColor(0.1, 1.2, -0.3, 0.5), at: 0.7),
    ]
    let rect = Rect(1, 2, 30, 40.5)
    let dash = LineStyle(
      width: 2, cap: .round, join: .bevel, miterLimit: 4, dash: [3, 1], dashPhase: 0.5,
      isAntialiased: false)
    let paints: [Paint] = [
      .color(DisplayColor(0.2, 0.4, 0.6, 0.5)), .color(DisplayColor(1.0 / 3, 0, 0)),
      .linearGradient(stops, start: .zero, end: Point(1, 1)),
      .radialGradient(stops, center: .zero, startRadius: 1, endRadius: 2),
      .ellipticalGradient(stops, center: .zero, unit: Size(3, 4), startRadius: 0, endRadius: 1),
      .angularGradient(stops, center: .zero, startAngle: 0.1, endAngle: 6),
      .image(ImagePattern(image, tile: rect, isRepeated: true, smoothing: .high)),
      .backdrop(
        Backdrop(radius: 4, matrix: (0..<20).map(Double.init), ground: .white, opacity: 0.9)),
    ]
    let shapes: [Geometry] = [
      .rect(rect), .roundedRect(rect, radius: Size(3, 4), continuous: true),
      .roundedRect(rect, radius: Size(3, 4), continuous: false), .ellipse(rect), .path(path),
    ]
    var inner = DrawGroup(
      transform: Transform(1, 0.5, -0.5, 1, 3, 4), opacity: 0.5, blendMode: .plusDarker,
      filters: [.blur(radius: 2, opaque: true)], isIsolated: true, isAntialiased: false,
      [.image(drawing, in: rect, opacity: 0.25)])
    inner.clips = [
      DrawGroup.Clip(.geometry(.ellipse(rect), .identity, evenOdd: true), isInverse: true),
      DrawGroup.Clip(.picture(DrawGroup([.fill(.rect(rect), paints[0], evenOdd: false)]))),
    ]

    var first = Layer(name: "first")
    first.commands =
      paints.map { .fill(.rect(rect), $0, evenOdd: true) }
      + shapes.map { .stroke($0, dash, paints[2]) } + [.group(inner)]
    first.projection = Projection(1, 2, 3, 4, 5, 6, 7, 8, 9)
    first.clip = Layer.Clip(.path(path), evenOdd: true, isAntialiased: false)
    first.filters = [
      .blur(radius: 1, opaque: false), .shadow(.black, radius: 3, offset: Point(0, 2)),
      .colorMatrix([1, 2]), .luminanceToAlpha,
      .alphaThreshold(min: 0.1, max: 0.9, color: .white),
    ]
    first.isGroup = true
    let mask = list.insert(Layer(name: "mask"))
    first.mask = mask
    let gone = list.insert(Layer(name: "gone"))
    first.children = [gone]
    let id = list.insert(first)
    list.modify(list.root) { $0.children = [id] }
    var film = Film(
      recording: Recording(view: "All", configuration: .init(), framesPerSecond: 60))
    film.recording.times = [0, 0.5]
    film.recording.frames = [.init(), .init()]
    film.frames.append(Film.RecordedFrame(time: 0, list: list, changes: .everything))

    list.remove(gone)
    list.remove(mask)
    list.size = Size(50, 60.5)
    var second = Layer(name: "second")
    second.transform = .translation(0.1, -0.0)
    second.opacity = 0.3
    second.blendMode = .hue
    second.isMoving = true
    let new = list.insert(second)
    list.modify(id) {
      $0.children = [new]
      $0.mask = nil
      $0.projection = nil
    }
    film.frames.append(
      Film.RecordedFrame(
        time: 0.5, list: list, changes: DisplayChanges(changed: [id, new], removed: [gone, mask])))
    return film
  }
}
