import LegatoDisplay
import LegatoRaster

extension Snapshot {
  /// The part of the surface that pictures show: the view and what it draws beyond its frame, with a margin, on
  /// whole points; the whole surface where nothing is drawn.
  package func crop(margin: Double) -> Rect {
    let surface = Rect(0, 0, list.size.width, list.size.height)
    let content = bounds.union(list.drawnBounds).inset(by: -margin).intersection(surface)
    guard !content.isEmpty else { return surface }
    let (left, top) = (content.minX.rounded(.down), content.minY.rounded(.down))
    return Rect(
      left, top, content.maxX.rounded(.up) - left, content.maxY.rounded(.up) - top)
  }

  /// A picture of what is drawn.
  ///
  /// - Parameters:
  ///   - margin: points around the view.
  ///   - scale: pixels to a point, less where the picture would be larger than `maxSide` pixels.
  /// - Throws: `FilmFailure` where a font is missing.
  package func picture(
    margin: Double, scale: Double, maxSide: Double
  ) throws(FilmFailure) -> ImageData {
    let crop = crop(margin: margin)
    var list = list
    list.size = Size(crop.width, crop.height)
    list.scale = min(scale, maxSide / max(crop.width, crop.height, 1))
    list.modify(list.root) { $0.transform = .translation(-crop.x, -crop.y) }
    let rasterizer = CairoRasterizer(textEngine: try TextEngine.shared(), width: 1, height: 1)
    rasterizer.render(list, changes: .everything)
    return ImageData(
      width: rasterizer.width, height: rasterizer.height, pixels: rasterizer.rgba())
  }
}

extension DisplayList {
  /// A box around everything that can be seen, on the surface or beyond; empty where there is nothing.
  var drawnBounds: Rect { drawnBounds(of: root) }

  /// In the coordinates of the layer above.
  private func drawnBounds(of id: LayerID) -> Rect {
    guard let layer = self[id], layer.opacity >= DisplayColor.leastAlpha else { return .zero }
    var box = Rect.zero
    for command in layer.commands where !command.isUnseen { box = box.union(command.bounds) }
    for child in layer.children { box = box.union(drawnBounds(of: child)) }
    guard !box.isEmpty else { return .zero }
    for filter in layer.filters {
      switch filter {
      // Beyond two standard deviations there is next to nothing.
      case .blur(let radius, _): box = box.inset(by: -2 * max(radius, 0))
      case .shadow(_, let radius, let offset):
        box = box.union(box.inset(by: -2 * max(radius, 0)).offset(offset.x, offset.y))
      default: break
      }
    }
    if let clip = layer.clip { box = box.intersection(clip.geometry.bounds) }
    if let mask = layer.mask { box = box.intersection(drawnBounds(of: mask)) }
    return box.isEmpty ? .zero : layer.transform.bounds(of: box)
  }
}
