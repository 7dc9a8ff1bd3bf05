/// A line of a snapshot: words that are compared one by one, so that a color that differs between color
/// schemes is written twice and the rest of the line once.
struct SnapshotLine: Hashable {
  /// How far it is indented.
  var depth: Int
  var words: [String]

  init(_ depth: Int, _ words: [String]) {
    self.depth = depth
    self.words = words
  }

  var text: String { String(repeating: "  ", count: depth) + words.joined(separator: " ") }

  func indented(by steps: Int) -> SnapshotLine { SnapshotLine(depth + steps, words) }

  // MARK: Two color schemes

  /// The lines of two snapshots as one: what is the same once, words that differ behind the name of their
  /// snapshot, and lines that only one has with its name in front.
  static func merged(
    _ first: [SnapshotLine], _ second: [SnapshotLine], names: (String, String)
  ) -> [SnapshotLine] {
    let changes = second.map(\.form).difference(from: first.map(\.form))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var merged: [SnapshotLine] = []
    var (left, right) = (0, 0)
    while left < first.count || right < second.count {
      var (old, new): ([SnapshotLine], [SnapshotLine]) = ([], [])
      while removed.contains(left) {
        old.append(first[left])
        left += 1
      }
      while inserted.contains(right) {
        new.append(second[right])
        right += 1
      }
      for index in 0..<max(old.count, new.count) {
        let (a, b) = (old.element(index), new.element(index))
        if let a, let b, let both = a.merged(with: b, names) {
          merged.append(both)
        } else {
          if let a { merged.append(SnapshotLine(a.depth, [names.0] + a.words)) }
          if let b { merged.append(SnapshotLine(b.depth, [names.1] + b.words)) }
        }
      }
      guard left < first.count, right < second.count else { continue }
      // Lines of one form have as many words.
      merged.append(first[left].merged(with: second[right], names) ?? first[left])
      left += 1
      right += 1
    }
    return merged
  }

  /// The line without what may differ between color schemes.
  private var form: SnapshotLine {
    SnapshotLine(
      depth,
      words.map { word in
        guard let mark = Self.schemeMarks.first(where: word.hasPrefix) else { return word }
        return mark
      })
  }

  /// What the words begin with that depend on colors.
  private static let schemeMarks = ["#", SnapshotWords.checksum]

  private func merged(with other: SnapshotLine, _ names: (String, String)) -> SnapshotLine? {
    guard depth == other.depth, words.count == other.words.count, words.first == other.words.first
    else { return nil }
    return SnapshotLine(
      depth,
      zip(words, other.words).map { $0 == $1 ? $0 : "\(names.0) \($0) \(names.1) \($1)" })
  }
}

extension Array {
  /// The element of that index; `nil` beyond the end.
  fileprivate func element(_ index: Int) -> Element? { index < count ? self[index] : nil }
}
