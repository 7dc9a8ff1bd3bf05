import LegatoDisplay
import LegatoRaster

/// Pictures of a film's frames, each drawn over the one before where it differs.
@MainActor
struct FilmPictures {
  let film: Film
  /// The part of the surface that is shown, in points.
  let crop: Rect
  let scale: Double

  /// The part of a film's surface that its pictures show: all of it where its size was asked for,
  /// otherwise what the view took up, with a margin.
  static func crop(of film: Film, margin: Double = 16, size: Size?) -> Rect {
    let surface = film.recording.configuration.size
    let whole = Rect(0, 0, surface.width, surface.height)
    let content = film.recording.contentBounds.inset(by: -margin).intersection(whole)
    guard size == nil, !content.isEmpty else { return whole }
    let (left, top) = (content.minX.rounded(.down), content.minY.rounded(.down))
    return Rect(
      left, top, content.maxX.rounded(.up) - left, content.maxY.rounded(.up) - top)
  }

  func pictures(of rows: [Int]) throws(FilmFailure) -> [ImageData] {
    let rasterizer = CairoRasterizer(textEngine: try TextEngine.shared(), width: 1, height: 1)
    var drawn = -1
    return rows.map { row in
      var changes = drawn < 0 ? DisplayChanges.everything : .none
      for later in drawn + 1..<row + 1 { changes.formUnion(film.frames[later].changes) }
      rasterizer.render(cropped(film.frames[row].list), changes: changes)
      drawn = row
      return ImageData(
        width: rasterizer.width, height: rasterizer.height, pixels: rasterizer.rgba())
    }
  }

  private func cropped(_ list: DisplayList) -> DisplayList {
    var list = list
    list.size = Size(crop.width, crop.height)
    list.scale = scale
    list.modify(list.root) { $0.transform = .translation(-crop.x, -crop.y) }
    return list
  }
}
