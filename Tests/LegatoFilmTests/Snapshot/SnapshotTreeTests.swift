import LegatoDisplay
import Testing

@testable import LegatoFilm

@Suite("What a display list draws, as lines")
struct SnapshotTreeTests {
  private let words = SnapshotWords(fontName: { $0 == 0 ? "Inter 600" : nil })

  private func fill(_ rect: Rect, _ color: DisplayColor = .black) -> DrawCommand {
    .fill(.rect(rect), .color(color), evenOdd: false)
  }

  /// The text of layers below the root, each with the path of its view.
  private func text(_ layers: [(path: String, layer: Layer)], skipping: Int = 0) -> String {
    var list = DisplayList(size: Size(100, 100), scale: 2, background: .white)
    var paths: [LayerID: String] = [:]
    let ids = layers.map { path, layer in
      let id = list.insert(layer)
      paths[id] = path
      return id
    }
    list.modify(list.root) { $0.children = ids }
    return SnapshotTree.lines(list, paths: paths, skipping: skipping, words).map(\.text)
      .joined(separator: "\n")
  }

  private func layer(_ commands: [DrawCommand], _ change: (inout Layer) -> Void = { _ in }) -> Layer
  {
    var layer = Layer()
    layer.commands = commands
    change(&layer)
    return layer
  }

  @Test("steps that several views share are written once, and a view with one command on one line")
  func tree() {
    let box = fill(Rect(0, 0, 10, 10))
    #expect(
      text([
        ("Card/Button/Shape", layer([box]) { $0.transform = .translation(4, 8) }),
        ("Card/Button/HStack/Text[0]", layer([box])),
        ("Card/Button/HStack/Text[1]", layer([box, fill(Rect(1, 2, 3, 4))])),
        ("Card/Badge", layer([box])),
        ("Page", layer([box])),
      ]) == """
        Card
          Button
            Shape: fill rect 10×10 at 4, 8 #000000
            HStack
              Text[0]: fill rect 10×10 #000000
              Text[1]
                fill rect 10×10 #000000
                fill rect 3×4 at 1, 2 #000000
          Badge: fill rect 10×10 #000000
        Page: fill rect 10×10 #000000
        """)
  }

  @Test("what is done to a view stands beside its name, what it holds below")
  func effects() {
    let card = layer([fill(Rect(0, 0, 60, 40))]) {
      $0.opacity = 0.25
      $0.transform = .translation(2, 0)
      $0.clip = Layer.Clip(.roundedRect(Rect(0, 0, 60, 40), radius: Size(8, 8), continuous: true))
      $0.filters = [
        .shadow(.black, radius: 3, offset: Point(0, 2)), .blur(radius: 1, opaque: false),
      ]
    }
    #expect(
      text([("A/Card", card)]) == """
        A/Card opacity 0.25 clip rounded rect 60×40 at 2, 0 radius 8 shadow #000000 radius 3 offset 0, 2 blur 1
          fill rect 60×40 at 2, 0 #000000
        """)
    #expect(text([("A/Card", card)], skipping: 1).hasPrefix("Card opacity"))
  }

  @Test("what is turned or scaled has coordinates of its own")
  func transforms() {
    let box = [fill(Rect(0, 0, 10, 10))]
    func line(_ transform: Transform) -> Substring {
      text([("A", layer(box) { $0.transform = transform })]).split(separator: "\n")[0]
    }
    let half = 0.5.squareRoot()
    #expect(line(.rotation(sine: half, cosine: half)) == "A turned 45°")
    #expect(line(.scale(0.5, 0.5, about: Point(10, 10))) == "A scaled 0.5 at 5, 5")
    #expect(line(.scale(1, 2)) == "A scaled 1×2")
    #expect(line(Transform(1, 0, 0.5, 1, 0, 3)) == "A matrix [1 0 0.5 1] at 0, 3")
    #expect(
      text([("A", layer(box) { $0.transform = .scale(2, 2) })]).hasSuffix(
        "\n  fill rect 10×10 #000000"))
  }

  @Test("what cannot be seen is not written")
  func unseen() {
    let box = fill(Rect(0, 0, 10, 10))
    let unseen: [Layer] = [
      layer([box]) { $0.opacity = 0 }, layer([fill(Rect(0, 0, 10, 10), .clear)]),
      layer([fill(Rect(0, 0, 0, 10))]), layer([]),
      layer([.stroke(.rect(Rect(0, 0, 9, 9)), LineStyle(width: 0), .color(.black))]),
      layer([.fill(.path(PathData()), .color(.black), evenOdd: false)]),
      layer([.group(DrawGroup(opacity: 0, [box]))]),
      layer([box]) { $0.clip = Layer.Clip(.path(PathData())) },
    ]
    #expect(text(unseen.map { ("A", $0) }) == "")
  }

  @Test("numbers are rounded to a hundredth, and never minus zero")
  func numbers() {
    let box = fill(Rect(-0.001, 1.005001, 1 / 3.0, 20))
    #expect(text([("A", layer([box]))]) == "A: fill rect 0.33×20 at 0, 1.01 #000000")
  }

  @Test("a long path is a number, the same wherever it is")
  func paths() {
    func line(_ x: Double, _ last: Double) -> String {
      let points = (0..<20).map {
        PathData.Element.line(Point(x + Double($0), $0 == 19 ? last : 2))
      }
      let path = PathData([.move(Point(x, 0))] + points)
      return text([("A", layer([.fill(.path(path), .color(.black), evenOdd: true)]))])
    }
    #expect(line(0, 2).hasPrefix("A: fill path of 21 segments 19×2 checksum "))
    #expect(line(5, 2) == line(0, 2).replacing("19×2", with: "19×2 at 5, 0"))
    #expect(line(0, 1) != line(0, 2))
    let short = PathData([.move(.zero), .line(Point(4, 1)), .close])
    #expect(
      text([("A", layer([.fill(.path(short), .color(.black), evenOdd: false)]))])
        == "A: fill path move 0, 0; line 4, 1; close #000000")
  }

  @Test("text is written with its fonts, a symbol with its name")
  func texts() {
    func layout(_ text: String, faces: [Int]) -> TextLayout {
      TextLayout(
        text: text,
        runs: faces.map {
          TextLayout.Run(
            face: $0, size: 17, color: nil, glyphs: [TextLayout.Glyph(id: 1, x: 0, y: 0)])
        }, size: Size(40, 22), firstBaseline: 16, lastBaseline: 16, lineCount: 1,
        isTruncated: false, inkBounds: Rect(0, 0, 40, 22))
    }
    func line(_ layout: TextLayout) -> String {
      text([("A", layer([.text(layout, at: Point(1, 2), .color(.black))]))])
    }
    #expect(
      line(layout("Save", faces: [0, 0])) == "A: text “Save” 40×22 at 1, 2 Inter 600 17 pt #000000")
    #expect(line(layout("star", faces: [9])) == "A: symbol “star” 40×22 at 1, 2 #000000")
    #expect(line(layout("", faces: [])) == "")
    let long = line(layout(String(repeating: "word\n", count: 100), faces: [0]))
    #expect(long.contains("…” of 500 characters, checksum ") && !long.contains("\n"))
    #expect(long.count < 250)
  }

  @Test("of many stops of a gradient three are written")
  func gradients() {
    func line(_ count: Int) -> String {
      let stops = (0..<count).map {
        GradientStop(.black, at: Double($0) / Double(max(1, count - 1)))
      }
      let paint = Paint.linearGradient(stops, start: .zero, end: Point(0, 9))
      return text([("A", layer([.fill(.rect(Rect(0, 0, 9, 9)), paint, evenOdd: false)]))])
    }
    #expect(
      line(2) == "A: fill rect 9×9 linear gradient from 0, 0 to 0, 9 #000000 at 0, #000000 at 1")
    #expect(line(33).contains(" 33 stops #000000 at 0, #000000 at 0.5, #000000 at 1, checksum "))
  }

  @Test("a mask stands above what it covers")
  func masks() {
    var list = DisplayList(size: Size(10, 10), scale: 1, background: .white)
    let mask = list.insert(layer([fill(Rect(0, 0, 4, 4))]))
    let empty = list.insert(layer([]))
    let shown = list.insert(layer([fill(Rect(0, 0, 9, 9))]) { $0.mask = mask })
    let hidden = list.insert(layer([fill(Rect(0, 0, 9, 9))]) { $0.mask = empty })
    list.modify(list.root) { $0.children = [shown, hidden] }
    let paths = [shown: "A", hidden: "B"]
    #expect(
      SnapshotTree.lines(list, paths: paths, skipping: 0, words).map(\.text) == [
        "A", "  mask", "    fill rect 4×4 #000000", "  fill rect 9×9 #000000",
      ])
  }

  @Test("what is more than people read ends in a number")
  func bound() {
    let layers = (0..<2000).map { ("V\($0)", layer([fill(Rect(Double($0), 0, 1, 1))])) }
    let lines = text(layers).split(separator: "\n")
    #expect(lines.count == SnapshotTree.maxLines + 1)
    #expect(lines.last?.hasPrefix("and 500 more lines checksum ") == true)
  }
}
