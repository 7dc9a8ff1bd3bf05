import LegatoDisplay

extension SnapshotWords {
  /// What a command draws: a line, and of a group more; none where nothing of it can be seen.
  func lines(of command: DrawCommand) -> [SnapshotLine] {
    guard !command.isUnseen else { return [] }
    switch command {
    case .fill(let geometry, let paint, let evenOdd):
      return [line(["fill", self.geometry(geometry, evenOdd: evenOdd)] + self.paint(paint))]
    case .stroke(let geometry, let style, let paint):
      return [line(["stroke", self.geometry(geometry)] + self.paint(paint) + [Self.words(style)])]
    case .text(let layout, let origin, let paint): return [text(layout, at: origin, paint)]
    case .image(let image, let rect, let opacity):
      return [
        line(
          ["image \(Self.pixels(image)) \(box(rect))", Self.checksum(of: image)]
            + (opacity == 1 ? [] : ["opacity \(readable(opacity))"]))
      ]
    case .group(let group): return lines(of: group)
    }
  }

  private func line(_ words: [String]) -> SnapshotLine { SnapshotLine(0, words) }

  private static func words(_ style: LineStyle) -> String {
    var words = ["width \(length(style.width))"]
    if style.cap != .butt { words.append("\(style.cap) caps") }
    if style.join != .miter { words.append("\(style.join) joins") }
    if !style.dash.isEmpty {
      words.append("dashes " + style.dash.map(length).joined(separator: ", "))
      if style.dashPhase != 0 { words.append("from \(length(style.dashPhase))") }
    }
    return words.joined(separator: " ")
  }

  // MARK: Text and symbols

  private func text(_ layout: TextLayout, at origin: Point, _ paint: Paint) -> SnapshotLine {
    let place = box(Rect(origin.x, origin.y, layout.size.width, layout.size.height))
    let fonts = layout.runs.map { fontName($0.face) }
    guard fonts.contains(where: { $0 != nil }) else {
      return line(["symbol \(Self.quoted(layout.text)) \(place)"] + self.paint(paint))
    }
    var words = ["text \(Self.quoted(layout.text)) \(place)"]
    words.append(
      Self.distinct(
        zip(fonts, layout.runs).map { "\($0 ?? "symbols") \(Self.length($1.size)) pt" }
      ).joined(separator: " and "))
    if layout.lineCount > 1 { words.append("\(layout.lineCount) lines") }
    if layout.isTruncated { words.append("truncated") }
    let marks = layout.runs.reduce(0) { $0 + $1.decorations.count }
    if marks > 0 { words.append("\(marks) lines under or through") }
    words += self.paint(paint)
    let colors = Self.distinct(layout.runs.compactMap { $0.color?.hex })
    return line(words + (colors.isEmpty ? [] : ["in parts"] + colors))
  }

  private static func distinct(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  // MARK: Groups

  /// The properties of a group on a line, what it is clipped to and what it draws below.
  private func lines(of group: DrawGroup) -> [SnapshotLine] {
    let inner: SnapshotWords
    var words: [String] = []
    if group.transform.isTranslation {
      inner = moved(by: Point(group.transform.tx, group.transform.ty))
    } else {
      words.append(transform(group.transform))
      inner = atOrigin
    }
    let drawn = group.commands.flatMap(inner.lines)
    if group.isIsolated { words.append("isolated") }
    if group.opacity != 1 { words.append("opacity \(readable(group.opacity))") }
    if group.blendMode != .normal { words.append("blend \(group.blendMode.rawValue)") }
    words += group.filters.flatMap(Self.filter)
    var pictures: [SnapshotLine] = []
    for clip in group.clips {
      let name = clip.isInverse ? "clip outside" : "clip"
      switch clip.area {
      case .geometry(let geometry, let transform, let evenOdd):
        words.append("\(name) \(area(geometry, transform, evenOdd: evenOdd))")
      case .picture(let picture):
        pictures += [line([name])] + lines(of: .group(picture)).map { $0.indented(by: 1) }
      }
    }
    guard !drawn.isEmpty else { return [] }
    if words.isEmpty, pictures.isEmpty { return drawn }
    return [line(["group"] + words)] + (pictures + drawn).map { $0.indented(by: 1) }
  }

  private func area(_ geometry: Geometry, _ transform: Transform, evenOdd: Bool) -> String {
    if transform.isTranslation {
      return moved(by: Point(transform.tx, transform.ty)).geometry(geometry, evenOdd: evenOdd)
    }
    return "\(atOrigin.geometry(geometry, evenOdd: evenOdd)) \(self.transform(transform))"
  }
}

extension DrawCommand {
  /// Whether nothing of the command can be seen: what is clear, and what is empty.
  var isUnseen: Bool {
    switch self {
    case .fill(let geometry, let paint, _): geometry.hasNoArea || paint.isClear
    case .stroke(let geometry, let style, let paint):
      geometry.hasNoOutline || paint.isClear || style.width <= 0
    case .text(let layout, _, let paint):
      layout.runs.allSatisfy { run in
        run.glyphs.isEmpty && run.decorations.isEmpty
          || (run.color.map { $0.alpha < DisplayColor.leastAlpha } ?? paint.isClear)
      }
    case .image(let image, let rect, let opacity):
      image.byteCount == 0 || rect.isEmpty || opacity < DisplayColor.leastAlpha
    case .group(let group):
      group.opacity < DisplayColor.leastAlpha || group.commands.allSatisfy(\.isUnseen)
    }
  }
}

extension DisplayColor {
  /// The least alpha that changes a pixel of eight bits.
  static let leastAlpha = 0.5 / 255
}

extension Paint {
  fileprivate var isClear: Bool {
    guard case .color(let color) = self else { return false }
    return color.alpha < DisplayColor.leastAlpha
  }
}

extension Geometry {
  /// Whether there is nothing inside of it.
  var hasNoArea: Bool {
    switch self {
    case .path(let data): data.isEmpty
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect.isEmpty
    }
  }

  fileprivate var hasNoOutline: Bool {
    switch self {
    case .path(let data): data.isEmpty
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect):
      rect.width < 0 || rect.height < 0
    }
  }
}
