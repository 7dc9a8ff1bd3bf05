import LegatoDisplay
import LegatoRaster

/// A film as a video: every frame of its grid, fingers and all, and a rest at the end.
@MainActor
struct FilmVideo {
  /// How long the last frame stays before a video begins anew, in seconds.
  private static let rest = 0.8
  private static let fingerRadius = 11.0
  /// The largest picture of a video, in pixels, and the most frames: encoders keep many at once.
  private static let maxPixels = 4096.0 * 4096
  private static let maxFrames = 36_000.0

  private let film: Film
  private let crop: Rect

  /// - Parameter size: the surface that was asked for; what the view takes up where `nil`.
  init(_ film: Film, size: Size?) {
    self.film = film
    crop = FilmPictures.crop(of: film, size: size)
  }

  /// The rows of a film that are evenly apart, `rate` in a second.
  func rows(rate: Double) -> [Int] {
    let count = Int((film.recording.duration * rate).rounded(.down)) + 1
    return (0..<count).map { film.recording.row(at: Double($0) / rate) }
  }

  func write(to path: String, as format: VideoEncoder.Format) throws(FilmFailure) {
    let (_, rate) = VideoEncoder.rate(format, of: film.recording.framesPerSecond)
    let scale = film.recording.configuration.scale
    guard crop.width * scale * crop.height * scale <= Self.maxPixels else {
      throw FilmFailure(
        "\(path): a picture of a video has at most 4096 × 4096 pixels, and this one would have"
          + " \(Int(crop.width * scale)) × \(Int(crop.height * scale)). --size and --scale make it"
          + " smaller.")
    }
    guard film.recording.duration * rate <= Self.maxFrames else {
      throw FilmFailure(
        "\(path): a video has at most \(Int(Self.maxFrames)) frames, and this one would have"
          + " \(Int(film.recording.duration * rate)).")
    }
    var progress = ProgressLine(doing: "writing \(path)")
    defer { progress.end() }
    let rasterizer = CairoRasterizer(textEngine: try TextEngine.shared(), width: 1, height: 1)
    let rows = rows(rate: rate)
    rasterizer.render(list(of: rows[0]), changes: .everything)
    let encoder = VideoEncoder(
      format: format, width: rasterizer.width, height: rasterizer.height, rate: rate)
    var done = 0
    try encoder.write(to: path) { write in
      var drawn = rows[0]
      rasterizer.render(list(of: drawn), changes: .everything)
      for row in rows {
        draw(row, after: drawn, with: rasterizer)
        drawn = row
        try write(rasterizer.rgba())
        done += 1
        progress.reach(share: Double(done) / Double(rows.count * format.passes))
      }
      let last = rasterizer.rgba()
      for _ in 0..<Int((Self.rest * rate).rounded()) { try write(last) }
    }
  }

  private func draw(_ row: Int, after drawn: Int, with rasterizer: CairoRasterizer) {
    guard row > drawn else { return }
    var changes = DisplayChanges.none
    for later in drawn + 1...row { changes.formUnion(film.frames[later].changes) }
    if touches(row) != touches(drawn) { changes.isEverything = true }
    rasterizer.render(list(of: row), changes: changes)
  }

  private func touches(_ row: Int) -> [Point] {
    film.recording.touches(at: film.recording.times[row])
  }

  private func list(of row: Int) -> DisplayList {
    var list = film.frames[row].list
    list.size = Size(crop.width, crop.height)
    list.scale = film.recording.configuration.scale
    list.modify(list.root) { $0.transform = .translation(-crop.x, -crop.y) }
    let fingers = touches(row).flatMap(finger)
    guard !fingers.isEmpty else { return list }
    var layer = Layer(name: "fingers")
    layer.commands = fingers
    let id = list.insert(layer)
    list.modify(list.root) { $0.children.append(id) }
    return list
  }

  private func finger(at point: Point) -> [DrawCommand] {
    let style = FilmstripStyle.light
    let circle = Rect(point.x, point.y, 0, 0).inset(by: -Self.fingerRadius)
    return [
      .fill(.ellipse(circle), .color(style.finger), evenOdd: false),
      .stroke(.ellipse(circle), LineStyle(width: 1.5), .color(style.fingerEdge)),
    ]
  }
}
