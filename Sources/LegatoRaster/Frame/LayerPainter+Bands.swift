import LegatoDisplay

extension LayerPainter {
  /// A large box in bands that are drawn one after the other: what is laid over a band while it is near
  /// the processor need not come from memory again. The pixels are the same in any bands.
  ///
  /// All of a box stays together where something in it is worked out anew each time it is met; and no
  /// band ends within a backdrop, which sees through to all that is behind it.
  func eachBand(of box: PixelBox, _ draw: (PixelBox) -> Void) {
    guard box.area >= 4 * bandArea, !tree.hasFilteredCommands, !tree.hasProjections,
      keptBytes < Self.keptLimit / 2
    else { return draw(box) }
    let areas = tree.shownBackdrops.filter { $0.intersects(box) }
    let height = Int32(max(bandArea / box.width, 1))
    var rest = box
    while !rest.isEmpty {
      var band = rest
      band.bottom = min(rest.top + height, rest.bottom)
      while let area = areas.first(where: { $0.top < band.bottom && band.bottom < $0.bottom }) {
        band.bottom = min(area.bottom, rest.bottom)
        if band.bottom == rest.bottom { break }
      }
      draw(band)
      rest.top = band.bottom
    }
  }

  /// The bands of a box, from the top down.
  func bands(of box: PixelBox) -> [PixelBox] {
    var bands: [PixelBox] = []
    eachBand(of: box) { bands.append($0) }
    return bands
  }
}

extension DrawCommand {
  /// Whether the command, or one in it, has filters.
  var isFiltered: Bool {
    guard case .group(let group) = self else { return false }
    return !group.filters.isEmpty || group.commands.contains(where: \.isFiltered)
  }
}
