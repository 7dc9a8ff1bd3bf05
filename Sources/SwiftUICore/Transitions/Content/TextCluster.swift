import LegatoDisplay

/// A character as a reader sees it, as it was set: its glyphs, or the lines under and through a
/// stretch of text, and where they stand.
struct TextCluster {
  struct BaselinePlacement: Equatable {
    /// The origin on the baseline, in points.
    var x: Double
    var y: Double
    /// The size of the font.
    var size: Double
    var color: DisplayColor?
  }

  var text: String
  var face: Int
  /// From the placement.
  var glyphs: [TextLayout.Glyph] = []
  var lines: [Rect] = []
  var placement: BaselinePlacement
  var width = 0.0
  /// What scales about which point, and a box around the ink; both from the placement.
  var middle = Point.zero
  var ink = Rect.zero

  /// Whether there is anything to see.
  var isBlank: Bool { lines.isEmpty && text.allSatisfy(\.isWhitespace) }
  var isLine: Bool { glyphs.isEmpty }

  func looksLike(_ other: TextCluster) -> Bool {
    text == other.text && face == other.face && lines == other.lines
      && glyphs.elementsEqual(other.glyphs) { $0.id == $1.id }
  }
}

extension TextLayout {
  /// The characters in reading order, then the lines.
  ///
  /// A cluster is never less than a grapheme: accents stay with their letters, and the parts of an
  /// emoji with each other. A ligature is one cluster of several.
  func clusters(isSymbol: Bool) -> [TextCluster] {
    var list: [(order: Int, cluster: TextCluster)] = []
    var lines: [TextCluster] = []
    let graphemes = Array(text)
    let order = Self.graphemeOfScalar(graphemes)
    for run in runs {
      let first = list.count
      for glyph in run.glyphs {
        let index = Int(glyph.character)
        let grapheme = order.indices.contains(index) ? order[index] : .max
        if list.count > first, let last = list.last, last.order == grapheme {
          list[list.count - 1].cluster.add(glyph)
        } else {
          var cluster = TextCluster(
            text: "…", face: run.face,
            placement: .init(x: glyph.x, y: glyph.y, size: run.size, color: run.color))
          cluster.add(glyph)
          list.append((grapheme, cluster))
        }
      }
      for line in run.decorations {
        var cluster = TextCluster(
          text: "", face: 0,
          placement: .init(x: line.x, y: line.y, size: run.size, color: run.color))
        cluster.lines = [Rect(0, 0, line.width, line.height)]
        cluster.ink = cluster.lines[0]
        lines.append(cluster)
      }
    }
    setWidths(&list)
    list.sort { $0.order < $1.order }
    for index in list.indices where list[index].order < .max {
      let next = index + 1 < list.count ? list[index + 1].order : .max
      list[index].cluster.text =
        isSymbol ? text : words(graphemes, from: list[index].order, to: next)
      if isSymbol { list[index].cluster.middle = list[index].cluster.ink.middle }
    }
    return list.map(\.cluster) + lines
  }

  /// For each Unicode scalar the number of the grapheme that it belongs to.
  private static func graphemeOfScalar(_ graphemes: [Character]) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(graphemes.count)
    for (number, grapheme) in graphemes.enumerated() {
      for _ in grapheme.unicodeScalars { result.append(number) }
    }
    return result
  }

  /// What a cluster says: a grapheme, and where it is a ligature those that share its glyph.
  private func words(_ graphemes: [Character], from start: Int, to next: Int) -> String {
    // Behind the last character of a truncated text stands what was left out.
    let end = next == .max ? (isTruncated ? start + 1 : graphemes.count) : next
    guard end - start > 1, end - start <= 4 else { return String(graphemes[start]) }
    return String(graphemes[start]) + graphemes[(start + 1)..<end].prefix { !$0.isWhitespace }
  }

  /// From one character's edge to the next one's on its line.
  private func setWidths(_ list: inout [(order: Int, cluster: TextCluster)]) {
    let edges = list.indices.sorted { left, right in
      let (a, b) = (list[left].cluster.placement, list[right].cluster.placement)
      return a.y == b.y ? a.x < b.x : a.y < b.y
    }
    for (number, index) in edges.enumerated() {
      let placement = list[index].cluster.placement
      var width = lineCount == 1 ? size.width - placement.x : 0.55 * placement.size
      if number + 1 < edges.count {
        let next = list[edges[number + 1]].cluster.placement
        if next.y == placement.y { width = next.x - placement.x }
      }
      width = min(max(width, 0), 4 * placement.size)
      list[index].cluster.width = width
      // Half of a capital letter.
      list[index].cluster.middle = Point(width / 2, -0.36 * placement.size)
      let room = Rect(
        -0.6 * placement.size, -1.3 * placement.size, width + 1.2 * placement.size,
        1.9 * placement.size)
      list[index].cluster.ink = room.intersection(inkBounds.offset(-placement.x, -placement.y))
    }
  }
}

extension TextCluster {
  fileprivate mutating func add(_ glyph: TextLayout.Glyph) {
    var glyph = glyph
    if glyph.x < placement.x {
      for index in glyphs.indices { glyphs[index].x += placement.x - glyph.x }
      placement.x = glyph.x
    }
    glyph.x -= placement.x
    glyph.y -= placement.y
    glyphs.append(glyph)
  }
}

extension Rect {
  fileprivate var middle: Point { Point(midX, midY) }
}
