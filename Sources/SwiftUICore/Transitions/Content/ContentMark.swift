import LegatoDisplay

/// A cluster on the screen while content changes: where it stands and stood, and how it comes and
/// goes.
@MainActor
final class ContentMark {
  let cluster: TextCluster
  /// Where it stands, one place after the other; a motion leads to each but the first.
  var places: [(motion: ContentMotion?, place: TextCluster.Place)]
  var arrival: ContentPassage?
  var departure: ContentPassage?
  /// The layer of a cluster that is drawn by itself.
  var layer: LayerID?
  private var layout: TextLayout?

  init(_ cluster: TextCluster) {
    self.cluster = cluster
    places = [(nil, cluster.place)]
  }

  var end: TextCluster.Place { places[places.count - 1].place }
  var isStill: Bool { places.count == 1 }
  var isAtRest: Bool { isStill && arrival == nil && departure == nil }

  /// Where it stands now. `base` is the color of text without one of its own.
  func place(base: DisplayColor?) -> TextCluster.Place {
    var shown = places[0].place
    for (motion, place) in places.dropFirst() {
      shown = shown.mixed(with: place, motion?.progress() ?? 1, base: base)
    }
    return shown
  }

  var look: ContentLook {
    let size = cluster.place.size
    let arriving = arrival?.arriving(size: size) ?? ContentLook()
    return departure.map { arriving.with($0.departing(size: size)) } ?? arriving
  }

  /// Forgets motions that are over. Answers whether the mark is still to be seen.
  func settle(_ isOver: (ContentMotion) -> Bool) -> Bool {
    if let departure, isOver(departure.motion) { return false }
    if let arrival, isOver(arrival.motion) { self.arrival = nil }
    if let last = places.lastIndex(where: { $0.motion.map(isOver) ?? false }) {
      places = Array(places[last...])
      places[0].motion = nil
    }
    return true
  }

  /// The cluster by itself, its place the origin.
  func picture(_ color: DisplayColor?) -> TextLayout {
    if let layout, layout.runs.first?.color == color { return layout }
    let made = TextLayout(
      text: cluster.text,
      runs: [
        TextLayout.Run(
          face: cluster.face, size: cluster.place.size, color: color, glyphs: cluster.glyphs,
          decorations: cluster.lines)
      ],
      size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 1, isTruncated: false,
      inkBounds: cluster.ink)
    layout = made
    return made
  }
}

extension TextCluster.Place {
  func mixed(with other: Self, _ part: Double, base: DisplayColor?) -> Self {
    var result = self
    result.x += (other.x - x) * part
    result.y += (other.y - y) * part
    result.size = max(0, size + (other.size - size) * part)
    guard color != other.color else { return result }
    if let from = color ?? base, let to = other.color ?? base {
      result.color = Oklab.mix(from, to, min(max(part, 0), 1))
    } else {
      result.color = part < 0.5 ? color : other.color
    }
    return result
  }

  func moved(_ dx: Double, _ dy: Double) -> Self {
    var result = self
    result.x += dx
    result.y += dy
    return result
  }
}
