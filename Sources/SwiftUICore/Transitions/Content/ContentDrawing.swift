import LegatoDisplay

/// Draws the characters of a content that changes: what stands as text of the element's own layer,
/// what comes or goes in layers of its own.
@MainActor
struct ContentDrawing {
  /// What comes and goes together without moving.
  private struct Fade: Hashable {
    var arrival: ObjectIdentifier?
    var departure: ObjectIdentifier?
  }

  private var layers = OwnLayers()
  private var fades: [Fade: LayerID] = [:]
  private var fadingTexts: [Fade: TextLayout] = [:]
  private var standing: TextLayout?

  /// The layers over the element's own text, in their order.
  private(set) var children: [LayerID] = []
  /// The text that neither comes nor goes.
  private(set) var still = Self.nothing
  private static let nothing = TextLayout.combining([])

  /// Other characters are shown than before.
  mutating func forget() {
    fadingTexts = [:]
    standing = nil
  }

  mutating func release(_ marks: [ContentMark], _ graph: ViewGraph) {
    for mark in marks {
      if let layer = mark.layer { layers.recycle(layer, graph) }
      mark.layer = nil
    }
  }

  /// Nothing comes or goes.
  mutating func rest(_ graph: ViewGraph) {
    children = []
    guard !fades.isEmpty else { return }
    for id in fades.values.sorted() { layers.recycle(id, graph) }
    fades = [:]
    forget()
  }

  mutating func drop(_ graph: ViewGraph) {
    rest(graph)
    layers.drop(graph)
  }

  mutating func write(
    _ marks: [ContentMark], at origin: Point, _ paint: Paint, _ graph: ViewGraph
  ) {
    children = []
    let base: DisplayColor? = if case .color(let color) = paint { color } else { nil }
    var stands: [ContentMark] = []
    var fading: [(key: Fade, marks: [ContentMark])] = []
    var index: [Fade: Int] = [:]
    for mark in marks {
      if mark.arrival == nil, mark.departure == nil {
        release([mark], graph)
        stands.append(mark)
      } else if mark.cluster.isBlank {
        continue
      } else if mark.isStill, mark.arrival?.effect ?? .fade == .fade,
        mark.departure?.effect ?? .fade == .fade
      {
        let key = Fade(
          arrival: mark.arrival.map { ObjectIdentifier($0.motion) },
          departure: mark.departure.map { ObjectIdentifier($0.motion) })
        if let known = index[key] {
          fading[known].marks.append(mark)
        } else {
          index[key] = fading.count
          fading.append((key, [mark]))
        }
      } else {
        write(mark, at: origin, paint, base, graph)
      }
    }
    for (key, marks) in fading { write(marks, key, at: origin, paint, base, graph) }
    dropFades(keeping: index, graph)
    if standing == nil || !stands.allSatisfy(\.isStill) {
      standing = .combining(stands.map { ($0.cluster, $0.placement(base: base)) })
    }
    still = standing ?? still
  }

  /// Gives back the layers of fades that are over.
  private mutating func dropFades(keeping index: [Fade: Int], _ graph: ViewGraph) {
    guard fades.count > index.count else { return }
    let over = fades.filter { index[$0.key] == nil }.sorted { $0.value < $1.value }
    for (key, id) in over {
      layers.recycle(id, graph)
      fades[key] = nil
    }
  }

  private mutating func write(
    _ marks: [ContentMark], _ key: Fade, at origin: Point, _ paint: Paint, _ base: DisplayColor?,
    _ graph: ViewGraph
  ) {
    let id = fades[key] ?? layers.dequeue(graph)
    fades[key] = id
    let text =
      fadingTexts[key] ?? .combining(marks.map { ($0.cluster, $0.placement(base: base)) })
    fadingTexts[key] = text
    graph.write(id) {
      $0.opacity = marks[0].look.opacity
      $0.commands = [.text(text, at: origin, paint)]
      $0.isMoving = true
    }
    children.append(id)
  }

  private mutating func write(
    _ mark: ContentMark, at origin: Point, _ paint: Paint, _ base: DisplayColor?,
    _ graph: ViewGraph
  ) {
    let id = mark.layer ?? layers.dequeue(graph)
    mark.layer = id
    let (look, placement, own) = (mark.look, mark.placement(base: base), mark.cluster.placement)
    // The paint stays where it is: the text is drawn at its own place, and moved from there.
    let anchor = Point(origin.x + own.x, origin.y + own.y)
    let middle = mark.cluster.middle
    let size = own.size > 0 ? placement.size / own.size : 1
    let transform = Transform.scale(
      look.scale, look.scale, about: Point(anchor.x + middle.x, anchor.y + middle.y)
    )
    .then(.scale(size, size, about: anchor))
    .then(.translation(placement.x - own.x, placement.y - own.y + look.rise))
    graph.write(id) {
      $0.transform = transform
      $0.opacity = look.opacity
      $0.filters = look.blur > 0.01 ? [.blur(radius: look.blur, opaque: false)] : []
      $0.commands = [.text(mark.picture(placement.color), at: anchor, paint)]
      $0.isMoving = true
    }
    children.append(id)
  }
}

extension TextLayout {
  /// Clusters at placements as one text.
  static func combining(_ clusters: [(TextCluster, TextCluster.BaselinePlacement)]) -> TextLayout {
    var runs: [Run] = []
    var ink = Rect.zero
    for (cluster, placement) in clusters {
      let scale = cluster.placement.size > 0 ? placement.size / cluster.placement.size : 1
      func lay(_ rect: Rect) -> Rect {
        Rect(
          placement.x + rect.x * scale, placement.y + rect.y * scale, rect.width * scale,
          rect.height * scale)
      }
      ink = ink.union(lay(cluster.ink))
      let glyphs = cluster.glyphs.map {
        Glyph(
          id: $0.id, x: placement.x + $0.x * scale, y: placement.y + $0.y * scale,
          character: $0.character)
      }
      let lines = cluster.lines.map(lay)
      if let last = runs.last, last.face == cluster.face, last.size == placement.size,
        last.color == placement.color
      {
        runs[runs.count - 1].glyphs += glyphs
        runs[runs.count - 1].decorations += lines
      } else {
        runs.append(
          Run(
            face: cluster.face, size: placement.size, color: placement.color, glyphs: glyphs,
            decorations: lines))
      }
    }
    return TextLayout(
      text: clusters.map(\.0.text).joined(), runs: runs, size: .zero, firstBaseline: 0,
      lastBaseline: 0, lineCount: 1, isTruncated: false, inkBounds: ink)
  }
}
