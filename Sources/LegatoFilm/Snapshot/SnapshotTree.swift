import LegatoDisplay

/// What a display list draws, as lines: a tree of the views that draw, in drawing order.
///
/// The list knows layers; people know views. A layer that does nothing but hold or move others is not written:
/// what it holds is, with the coordinates that it has in the view. Steps of a path that several things share
/// are written once, above them.
struct SnapshotTree {
  /// Something that is drawn, with the path of its view.
  private struct Entry {
    var path: ArraySlice<Substring>
    var content: Content

    /// The same with what another path does not say already.
    func below(_ other: ArraySlice<Substring>) -> Entry {
      Entry(path: path.dropFirst(sharedCount(path, other)), content: content)
    }
  }

  private indirect enum Content {
    case drawing([SnapshotLine])
    /// What is drawn with an opacity, a clip, a filter, a transform or a mask of its own.
    case group(words: [String], mask: [Entry], entries: [Entry])
  }

  /// How many lines are written: more than people review.
  static let maxLines = 1500

  private let list: DisplayList
  private let paths: [LayerID: String]
  /// How many steps of each path are left out.
  private let skipped: Int

  private init(list: DisplayList, paths: [LayerID: String], skipped: Int) {
    self.list = list
    self.paths = paths
    self.skipped = skipped
  }

  /// - Parameters:
  ///   - paths: the paths of the views that the layers draw.
  ///   - skipped: how many steps of each path are left out.
  static func lines(
    _ list: DisplayList, paths: [LayerID: String], skipping skipped: Int, _ words: SnapshotWords
  ) -> [SnapshotLine] {
    let tree = SnapshotTree(list: list, paths: paths, skipped: skipped)
    var lines: [SnapshotLine] = []
    write(tree.entries(of: list.root, in: [], words), depth: 0, to: &lines)
    guard lines.count > maxLines else { return lines }
    let rest = lines[maxLines...].map(\.text).joined(separator: "\n")
    return lines.prefix(maxLines)
      + [
        SnapshotLine(0, ["and \(lines.count - maxLines) more lines", SnapshotWords.checksum(rest)])
      ]
  }

  // MARK: Reading layers

  /// - Parameters:
  ///   - path: that of the layer above.
  ///   - words: have the coordinates of the layer above.
  private func entries(of id: LayerID, in path: ArraySlice<Substring>, _ words: SnapshotWords)
    -> [Entry]
  {
    guard let layer = list[id], layer.opacity >= DisplayColor.leastAlpha,
      layer.clip?.geometry.hasNoArea != true
    else { return [] }
    let path = paths[id].map { $0.split(separator: "/").dropFirst(skipped) } ?? path
    var effects: [String] = []
    let inner: SnapshotWords
    if let projection = layer.projection {
      effects.append("\(projection)" + words.place(Point(layer.transform.tx, layer.transform.ty)))
      inner = words.atOrigin
    } else if layer.transform.isTranslation {
      inner = words.moved(by: Point(layer.transform.tx, layer.transform.ty))
    } else {
      effects.append(words.transform(layer.transform))
      inner = words.atOrigin
    }
    effects += layer.words(in: inner)
    let mask = layer.mask.map { self.entries(of: $0, in: path, inner) }
    var entries = layer.commands.compactMap { command in
      let lines = inner.lines(of: command)
      return lines.isEmpty ? nil : Entry(path: path, content: .drawing(lines))
    }
    for child in layer.children { entries += self.entries(of: child, in: path, inner) }
    // A mask that draws nothing hides all.
    guard !entries.isEmpty, mask?.isEmpty != true else { return [] }
    if effects.isEmpty, mask == nil { return entries }
    // What is done to one thing is said on one line.
    if mask == nil, entries.count == 1, entries[0].path == path,
      case .group(let words, let inner, let held) = entries[0].content, inner.isEmpty
    {
      return [Entry(path: path, content: .group(words: effects + words, mask: [], entries: held))]
    }
    let content = Content.group(
      words: effects, mask: (mask ?? []).map { $0.below(path) },
      entries: entries.map { $0.below(path) })
    return [Entry(path: path, content: content)]
  }

  // MARK: Writing lines

  /// - Parameter entries: what is drawn in the view that the lines above name, with the rest of its path.
  private static func write(_ entries: [Entry], depth: Int, to lines: inout [SnapshotLine]) {
    var index = 0
    while index < entries.count {
      let path = entries[index].path
      var end = index + 1
      if let first = path.first {
        while end < entries.count, entries[end].path.first == first { end += 1 }
      }
      let run = entries[index..<end]
      index = end
      let shared = run.reduce(path) { $0.prefix(sharedCount($0, $1.path)) }
      let name = shared.joined(separator: "/")
      if let only = run.first, run.count == 1 {
        write(only.content, named: name, depth: depth, to: &lines)
      } else {
        lines.append(SnapshotLine(depth, [name]))
        write(run.map { $0.below(shared) }, depth: depth + 1, to: &lines)
      }
    }
  }

  private static func write(
    _ content: Content, named name: String, depth: Int, to lines: inout [SnapshotLine]
  ) {
    switch content {
    case .drawing(let drawn) where name.isEmpty:
      lines += drawn.map { $0.indented(by: depth) }
    case .drawing(let drawn) where drawn.count == 1:
      lines.append(SnapshotLine(depth, [name + ":"] + drawn[0].words))
    case .drawing(let drawn):
      lines.append(SnapshotLine(depth, [name]))
      lines += drawn.map { $0.indented(by: depth + 1) }
    case .group(let words, let mask, let entries):
      lines.append(SnapshotLine(depth, [name.isEmpty ? "group" : name] + words))
      if !mask.isEmpty {
        lines.append(SnapshotLine(depth + 1, ["mask"]))
        write(mask, depth: depth + 2, to: &lines)
      }
      write(entries, depth: depth + 1, to: &lines)
    }
  }
}

/// How many elements two paths begin with alike.
private func sharedCount(_ left: ArraySlice<Substring>, _ right: ArraySlice<Substring>) -> Int {
  zip(left, right).prefix { $0 == $1 }.count
}

extension Layer {
  /// What is done to the layer, its transform left out; what is as usual is not said.
  fileprivate func words(in inner: SnapshotWords) -> [String] {
    var words: [String] = []
    if isGroup { words.append("isolated") }
    if opacity != 1 { words.append("opacity \(readable(opacity))") }
    if blendMode != .normal { words.append("blend \(blendMode.rawValue)") }
    if let clip { words.append("clip \(inner.geometry(clip.geometry, evenOdd: clip.evenOdd))") }
    return words + filters.flatMap(SnapshotWords.filter)
  }
}
