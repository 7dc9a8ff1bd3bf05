import LegatoDisplay

/// An image that is ready to be drawn.
struct LoadedImage: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case image(ImageData)
    /// What code has drawn.
    case commands([DrawCommand])
  }

  var content: Content
  /// In points.
  var size: Size
  /// Whether its maker wants it painted with the foreground style.
  var isTemplate = false
}

/// How a loaded image is laid into a frame.
struct PictureDrawing {
  let image: LoadedImage
  var resizing: Image.Resizing?
  var interpolation = Image.Interpolation.medium
  var isAntialiased = true

  init(_ image: LoadedImage, _ look: Image) {
    self.image = image
    resizing = look.resizing
    interpolation = look.interpolation
    isAntialiased = look.isAntialiased
  }

  /// The commands that draw it.
  ///
  /// - Parameter tint: what a template is painted with; `nil` where the image is drawn as it is.
  func commands(in frame: Rect, tint: Paint?) -> [DrawCommand] {
    guard frame.width > 0, frame.height > 0, image.size.width > 0, image.size.height > 0 else {
      return []
    }
    let commands: [DrawCommand]
    switch image.content {
    case .image(let data): commands = pieces(of: data, in: frame)
    case .commands(let drawn): commands = copies(of: drawn, in: frame)
    }
    let picture = DrawGroup(isAntialiased: isAntialiased && !isSliced, commands)
    guard let tint else {
      return picture.isAntialiased && commands.count == 1 ? commands : [.group(picture)]
    }
    return [
      .group(
        DrawGroup(
          clips: [DrawGroup.Clip(.picture(picture))],
          [.fill(.rect(frame), tint, evenOdd: false)]))
    ]
  }

  /// Edges between pieces come to lie on whole pixels, so that no seam is seen.
  private var isSliced: Bool { resizing.map { $0.capInsets != EdgeInsets() } ?? false }

  // MARK: Pixels

  private func pieces(of data: ImageData, in frame: Rect) -> [DrawCommand] {
    let smoothing: ImagePattern.Smoothing =
      switch interpolation {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    let insets = resizing?.capInsets ?? EdgeInsets()
    let columns = Slices(
      insets.leading, insets.trailing, of: image.size.width, from: frame.x, over: frame.width)
    let rows = Slices(
      insets.top, insets.bottom, of: image.size.height, from: frame.y, over: frame.height)
    let isTiled = resizing?.mode == .tile
    return rows.slices.flatMap { row in
      columns.slices.map { column in
        let place = Rect(column.place, row.place, column.length, row.length)
        var tile = place
        if isTiled {
          tile.width = column.own
          tile.height = row.own
        }
        let pattern = ImagePattern(
          data,
          part: Rect(
            column.start / image.size.width, row.start / image.size.height,
            column.own / image.size.width, row.own / image.size.height),
          tile: tile, isRepeated: isTiled, smoothing: smoothing)
        return .fill(.rect(place), .image(pattern), evenOdd: false)
      }
    }
  }

  // MARK: Commands

  /// The most copies of what is drawn by code; instead of more, it is stretched.
  private static let maxCopies = 4_096.0

  private func copies(of drawn: [DrawCommand], in frame: Rect) -> [DrawCommand] {
    let size = image.size
    let box = DrawGroup.Clip(
      .geometry(.rect(Rect(0, 0, size.width, size.height)), .identity, evenOdd: false))
    let one = DrawCommand.group(DrawGroup(clips: [box], isIsolated: true, drawn))
    let across = (frame.width / size.width).rounded(.up)
    let down = (frame.height / size.height).rounded(.up)
    guard resizing?.mode == .tile, across * down <= Self.maxCopies else {
      return [
        .group(
          DrawGroup(
            transform: Transform(
              frame.width / size.width, 0, 0, frame.height / size.height, frame.x, frame.y),
            [one]))
      ]
    }
    var commands: [DrawCommand] = []
    for row in 0..<Int(down) {
      for column in 0..<Int(across) {
        let place = Transform.translation(
          frame.x + Double(column) * size.width, frame.y + Double(row) * size.height)
        commands.append(.group(DrawGroup(transform: place, [one])))
      }
    }
    let clip = DrawGroup.Clip(.geometry(.rect(frame), .identity, evenOdd: false))
    return [.group(DrawGroup(clips: [clip], commands))]
  }
}

/// One direction of an image in up to three pieces: an edge, what is between, and the other edge.
struct Slices {
  struct Slice: Equatable {
    /// Where the piece begins in the image, and how long it is there, in points.
    var start: Double
    var own: Double
    /// Where it is drawn.
    var place: Double
    var length: Double
  }

  private(set) var slices: [Slice] = []

  /// - Parameters:
  ///   - first: of the image's first edge, in points, keeps its length.
  ///   - last: the same for its last edge.
  ///   - length: the image's.
  ///   - place: where it is drawn, and over which room.
  init(
    _ first: CGFloat, _ last: CGFloat, of length: Double, from place: Double, over room: Double
  ) {
    func sanitized(_ value: CGFloat) -> Double {
      value.native.isInSupportedRange ? max(0, value.native) : 0
    }
    var (first, last) = (sanitized(first), sanitized(last))
    // Edges that are longer than the image share it.
    let least = min(1, length / max(first + last, .leastNormalMagnitude))
    (first, last) = (first * least, last * least)
    let share = min(1, room / max(first + last, .leastNormalMagnitude))
    let (shownFirst, shownLast) = (first * share, last * share)
    func add(_ start: Double, _ own: Double, _ from: Double, _ length: Double) {
      guard own > 0, length > 0 else { return }
      slices.append(Slice(start: start, own: own, place: from, length: length))
    }
    add(0, first, place, shownFirst)
    add(first, length - first - last, place + shownFirst, room - shownFirst - shownLast)
    add(length - last, last, place + room - shownLast, shownLast)
  }
}
