import LegatoDisplay

/// Which part of two areas is meant.
enum AreaOperation: Sendable {
  case union, intersection, subtraction, symmetricDifference

  func contains(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    }
  }
}

// Curves become straight lines, at most 0.02 points off. A path that holds a number that is not finite
// counts as empty. Of more than 20,000 lines nothing is cut: the first path is answered, and that is
// reported.
extension Path {
  /// Returns a new path with filled regions common to both paths.
  ///
  /// - Parameters:
  ///   - other: the path to intersect.
  ///   - eoFill: whether the even-odd rule says what is inside of the paths, and not the winding
  ///     number. What is answered is the same area by both rules.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, with: other, eoFill: eoFill)
  }

  /// Returns a new path with filled regions in either this path or the given path.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.union, with: other, eoFill: eoFill)
  }

  /// Returns a new path with filled regions from this path that are not in the given path.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtraction, with: other, eoFill: eoFill)
  }

  /// Returns a new path with filled regions either from this path or the given path, but not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, with: other, eoFill: eoFill)
  }

  /// Returns a new weakly-simple copy of this path: one that fills the same area by both rules, and
  /// whose lines do not cross.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(.union, with: Path(), eoFill: eoFill)
  }

  /// Returns a new path with a line from this path that overlaps the filled regions of the given path.
  /// A part that is closed, and is not cut, stays closed.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(inside: true, of: other, eoFill: eoFill)
  }

  /// Returns a new path with a line from this path that does not overlap the filled region of the
  /// given path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(inside: false, of: other, eoFill: eoFill)
  }

  // MARK: Areas

  private var outlines: [[Point]] {
    isInSupportedRange ? Polyline.all(in: data).map(\.points) : []
  }

  func combined(_ operation: AreaOperation, with other: Path, eoFill: Bool) -> Path {
    guard let arrangement = PathArrangement(outlines, other.outlines) else { return tooComplex }
    func isInside(_ turns: Int) -> Bool { eoFill ? turns % 2 != 0 : turns != 0 }
    var result = Path()
    for outline in arrangement.outlines({ operation.contains(isInside($0), isInside($1)) }) {
      result.addLines(outline.map { CGPoint(x: $0.x, y: $0.y) })
      result.closeSubpath()
    }
    return result
  }

  private var tooComplex: Path {
    ViewGraph.reportWhereItRuns(
      "Path: more than \(PathArrangement.maxLines) lines are not cut; the path stays as it is.")
    return self
  }

  // MARK: Lines

  private func line(inside: Bool, of other: Path, eoFill: Bool) -> Path {
    guard isInSupportedRange else { return Path() }
    let own = Polyline.all(in: data)
    let around = other.outlines.flatMap { outline in
      outline.indices.map { (outline[$0], outline[($0 + 1) % outline.count]) }
    }.filter { $0.0 != $0.1 }
    guard own.reduce(around.count, { $0 + $1.points.count }) <= PathArrangement.maxLines else {
      return tooComplex
    }
    let area = PathFlattener(other.isInSupportedRange ? other.polygonal : PathData())
    var result = Path()
    for line in own {
      let ends = line.isClosed ? line.points + line.points.prefix(1) : line.points
      let pieces = zip(ends, ends.dropFirst()).filter { $0 != $1 }.map { ($0, $1) }
      let cuts = PathArrangement.cuts(pieces + around).prefix(pieces.count)
      var chains: [[Point]] = []
      for (from, to) in cuts.flatMap({ Array(zip($0, $0.dropFirst())) }) where from != to {
        let middle = Point((from.x + to.x) / 2, (from.y + to.y) / 2)
        guard area.contains(middle, evenOdd: eoFill) == inside else { continue }
        if let last = chains.last?.last, last == from {
          chains[chains.count - 1].append(to)
        } else {
          chains.append([from, to])
        }
      }
      // Where a closed line is cut elsewhere than at its beginning, that is no end.
      if line.isClosed, chains.count > 1, let first = chains.first, chains.last?.last == first.first
      {
        chains[chains.count - 1] += first.dropFirst()
        chains.removeFirst()
      }
      for chain in chains {
        let isWhole = line.isClosed && chains.count == 1 && chain.first == chain.last
        result.addLines((isWhole ? chain.dropLast() : chain[...]).map { CGPoint(x: $0.x, y: $0.y) })
        if isWhole { result.closeSubpath() }
      }
    }
    return result
  }

  /// The path as straight lines, each part closed.
  private var polygonal: PathData {
    PathData(
      outlines.flatMap { outline in
        outline.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close]
      })
  }
}
