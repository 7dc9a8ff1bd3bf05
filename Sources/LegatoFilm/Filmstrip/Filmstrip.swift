import LegatoDisplay
import LegatoRaster

/// A page of frames side by side, each with its time and what is moving.
@MainActor
struct Filmstrip {
  private static let titleFont = FontDescriptor(size: 17, weight: 600)
  private static let font = FontDescriptor(size: 12, hasMonospacedDigits: true)
  private static let cornerRadius = Size(10, 10)
  private static let fingerRadius = 11.0
  private static let wordSpace = 4.0

  let title: String
  let subtitle: String
  let style: FilmstripStyle
  let grid: FilmstripGrid
  let captions: [Caption]
  let pictures: [ImageData]
  /// Where a finger is on each picture, in points from its corner.
  let touches: [[Point]]
  /// The background of a frame that is narrower than its card.
  let ground: DisplayColor
  let engine: HarfBuzzTextEngine

  /// The page of a film's moments.
  init(_ film: Film, rows: [Int], size: Size?) throws(FilmFailure) {
    let recording = film.recording
    let crop = FilmPictures.crop(of: film, size: size)
    title = recording.view
    subtitle = recording.summary
    style = recording.configuration.colorScheme == .dark ? .dark : .light
    let tracks = recording.written(allValues: false)
    captions = rows.map { Caption(tracks, row: $0, times: recording.times) }
    grid = FilmstripGrid(
      content: Size(crop.width, crop.height), lines: captions.map { $0.lines.count + 1 })
    let scale = recording.configuration.scale
    pictures = try FilmPictures(film: film, crop: crop, scale: scale * grid.zoom)
      .pictures(of: rows)
    let zoom = grid.zoom
    touches = rows.map { row in
      recording.touches(at: recording.times[row]).map {
        Point(($0.x - crop.x) * zoom, ($0.y - crop.y) * zoom)
      }
    }
    ground = film.frames.first?.list.background ?? style.page
    engine = try TextEngine.shared()
  }

  /// The page as a PNG file.
  func png(scale: Double) -> [UInt8] {
    let rasterizer = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    rasterizer.render(list(scale: scale), changes: .everything)
    return rasterizer.pngData()
  }

  func list(scale: Double) -> DisplayList {
    var list = DisplayList(size: grid.page, scale: scale, background: style.page)
    let layers = [list.insert(heading)] + captions.indices.flatMap { card($0, &list) }
    list.modify(list.root) { $0.children = layers }
    return list
  }

  private var heading: Layer {
    var layer = Layer(name: "heading")
    layer.transform = .translation(FilmstripGrid.margin, FilmstripGrid.margin)
    let width = grid.page.width - 2 * FilmstripGrid.margin
    layer.commands = [
      text(title, Self.titleFont, style.text, width: width).at(0, 0),
      text(subtitle, Self.font, style.quiet, width: width).at(0, 25),
    ]
    return layer
  }

  private func card(_ index: Int, _ list: inout DisplayList) -> [LayerID] {
    let place = grid.place(index)
    let bounds = Rect(0, 0, grid.card.width, grid.card.height)
    let outline = Geometry.roundedRect(bounds, radius: Self.cornerRadius, continuous: true)
    let frame = Rect(
      ((grid.card.width - grid.frame.width) / 2).rounded(), 0, grid.frame.width, grid.frame.height)
    var picture = Layer(name: "frame")
    picture.transform = .translation(place.x, place.y)
    picture.clip = Layer.Clip(outline)
    picture.commands =
      [
        .fill(.rect(bounds), .color(ground), evenOdd: false),
        .image(pictures[index], in: frame, opacity: 1),
      ]
      + touches[index].flatMap { finger(at: Point(frame.x + $0.x, frame.y + $0.y)) }
    var caption = Layer(name: "caption")
    caption.transform = picture.transform
    caption.commands =
      [.stroke(outline, LineStyle(width: 1), .color(style.hairline))] + captionText(index)
    return [list.insert(picture), list.insert(caption)]
  }

  private func finger(at point: Point) -> [DrawCommand] {
    let circle = Rect(point.x, point.y, 0, 0).inset(by: -Self.fingerRadius)
    return [
      .fill(.ellipse(circle), .color(style.finger), evenOdd: false),
      .stroke(.ellipse(circle), LineStyle(width: 1.5), .color(style.fingerEdge)),
    ]
  }

  private func captionText(_ index: Int) -> [DrawCommand] {
    let caption = captions[index]
    var y = grid.card.height + FilmstripGrid.captionGap
    var time = Self.font
    time.weight = 600
    var commands = [text(caption.time, time, style.text, width: grid.card.width).at(0, y)]
    for line in caption.lines {
      y += FilmstripGrid.lineHeight
      commands += text(of: line, y)
    }
    return commands
  }

  /// The view and its property on the left, the value on the right.
  private func text(of line: Caption.Line, _ y: Double) -> [DrawCommand] {
    let width = grid.card.width
    var commands: [DrawCommand] = []
    var room = width
    if !line.value.isEmpty {
      let value = text(line.value, Self.font, style.text, width: width)
      room -= value.layout.size.width + Self.wordSpace
      commands.append(value.at(width - value.layout.size.width, y))
    }
    let property = text(line.property, Self.font, style.quiet, width: max(room, 1))
    var x = 0.0
    if !line.view.isEmpty {
      let rest = room - property.layout.size.width - Self.wordSpace
      let view = text(line.view, Self.font, style.quiet, width: max(rest, 1))
      x = view.layout.size.width + Self.wordSpace
      commands.append(view.at(0, y))
    }
    return commands + [property.at(x, y)]
  }

  // MARK: Text

  private struct Label {
    let layout: TextLayout
    let color: DisplayColor

    func at(_ x: Double, _ y: Double) -> DrawCommand {
      .text(layout, at: Point(x, y), .color(color))
    }
  }

  private func text(
    _ text: String, _ font: FontDescriptor, _ color: DisplayColor, width: Double
  ) -> Label {
    Label(
      layout: engine.layout(
        TextRequest(
          [TextSpan(text, font: font)], maxWidth: width, lineLimit: 1, truncation: .tail)),
      color: color)
  }
}
