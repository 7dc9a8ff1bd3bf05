import LegatoDisplay

/// A cluster on the screen while content changes: where it stands and stood, and how it comes and
/// goes.
@MainActor
final class ContentMark {
  let cluster: TextCluster
  /// Its placements, oldest first; a motion leads to each but the first.
  var placements: [(motion: ContentMotion?, placement: TextCluster.BaselinePlacement)]
  var arrival: ContentPassage?
  var departure: ContentPassage?
  /// The layer of a cluster that is drawn by itself.
  var layer: LayerID?
  private var layout: TextLayout?

  init(_ cluster: TextCluster) {
    self.cluster = cluster
    placements = [(nil, cluster.placement)]
  }

  var end: TextCluster.BaselinePlacement { placements[placements.count - 1].placement }
  var isStill: Bool { placements.count == 1 }
  var isAtRest: Bool { isStill && arrival == nil && departure == nil }

  /// The current placement. `base` is the color of text without one of its own.
  func placement(base: DisplayColor?) -> TextCluster.BaselinePlacement {
    var shown = placements[0].placement
    for (motion, placement) in placements.dropFirst() {
      shown = shown.mixed(with: placement, motion?.progress() ?? 1, base: base)
    }
    return shown
  }

  var look: ContentLook {
    let size = cluster.placement.size
    let arriving = arrival?.arriving(size: size) ?? ContentLook()
    return departure.map { arriving.with($0.departing(size: size)) } ?? arriving
  }

  /// Forgets motions that are over. Answers whether the mark is still to be seen.
  func dropFinished(_ isOver: (ContentMotion) -> Bool) -> Bool {
    if let departure, isOver(departure.motion) { return false }
    if let arrival, isOver(arrival.motion) { self.arrival = nil }
    if let last = placements.lastIndex(where: { $0.motion.map(isOver) ?? false }) {
      placements = Array(placements[last...])
      placements[0].motion = nil
    }
    return true
  }

  /// The cluster by itself, with its placement as the origin.
  func picture(_ color: DisplayColor?) -> TextLayout {
    if let layout, layout.runs.first?.color == color { return layout }
    let made = TextLayout(
      text: cluster.text,
      runs: [
        TextLayout.Run(
          face: cluster.face, size: cluster.placement.size, color: color, glyphs: cluster.glyphs,
          decorations: cluster.lines)
      ],
      size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 1, isTruncated: false,
      inkBounds: cluster.ink)
    layout = made
    return made
  }
}

extension TextCluster.BaselinePlacement {
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
