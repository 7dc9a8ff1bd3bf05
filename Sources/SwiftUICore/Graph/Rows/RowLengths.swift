import LegatoDisplay

/// A length for each row of a loop, in points along the container's axis, as runs of equal ones: of hundreds
/// of thousands of rows few have ever been measured, and most of those are alike.
///
/// NaN is the length of a row that was never measured; a negative one that of a row that takes no space.
struct RowLengths {
  /// Rows next to each other that are of one length.
  private struct Run {
    /// The number of the first row; the run ends where the next one begins.
    var first: Int
    var length: CGFloat
  }

  private var runs: [Run] = []
  private(set) var count = 0

  init() {}

  /// Rows that were never measured.
  init(unknown count: Int) { append(.nan, count: count) }

  /// The length of a row. Only rows that there are have one; setting another does nothing.
  subscript(index: Int) -> CGFloat {
    get { runs[run(at: index)].length }
    set {
      guard index >= 0, index < count else { return }
      set(newValue, at: index)
    }
  }

  /// Adds rows of one length at the end.
  mutating func append(_ length: CGFloat, count added: Int) {
    guard added > 0 else { return }
    if !isLast(length) { runs.append(Run(first: count, length: length)) }
    count += added
  }

  /// Adds other rows at the end.
  mutating func append(_ other: RowLengths) {
    other.forEachRun { append($0, count: $1) }
  }

  /// Puts rows that were never measured in the place of others.
  mutating func forget(_ replaced: Range<Int>, newCount: Int) {
    let old = self
    let replaced = replaced.clamped(to: 0..<count)
    self = RowLengths()
    var first = 0
    old.forEachRun { length, count in
      append(length, count: min(first + count, replaced.lowerBound) - first)
      first += count
    }
    append(.nan, count: newCount)
    first = 0
    old.forEachRun { length, count in
      append(length, count: first + count - max(first, replaced.upperBound))
      first += count
    }
  }

  /// Goes through the runs in order: the length of their rows, and how many there are.
  func forEachRun(_ visit: (_ length: CGFloat, _ count: Int) -> Void) {
    for (index, run) in runs.enumerated() { visit(run.length, end(of: index) - run.first) }
  }

  /// Goes through the runs of rows that are alike in both lists.
  func forEachRun(
    with other: RowLengths, _ visit: (_ length: CGFloat, _ other: CGFloat, _ count: Int) -> Void
  ) {
    var (row, next) = (0, 0)
    for (index, run) in runs.enumerated() {
      let end = min(end(of: index), other.count)
      while row < end {
        while other.end(of: next) <= row { next += 1 }
        let both = min(end, other.end(of: next))
        visit(run.length, other.runs[next].length, both - row)
        row = both
      }
    }
  }

  /// How many runs there are.
  var runCount: Int { runs.count }

  private func isLast(_ length: CGFloat) -> Bool {
    runs.last.map { Self.areSame($0.length, length) } ?? false
  }

  private static func areSame(_ first: CGFloat, _ second: CGFloat) -> Bool {
    first == second || first.isNaN && second.isNaN
  }

  private func end(of run: Int) -> Int { run + 1 < runs.count ? runs[run + 1].first : count }

  /// The run that a row is in.
  private func run(at index: Int) -> Int {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].first <= index { low = middle } else { high = middle }
    }
    return low
  }

  private mutating func set(_ length: CGFloat, at index: Int) {
    let known = run(at: index)
    guard !Self.areSame(runs[known].length, length) else { return }
    let (first, end) = (runs[known].first, end(of: known))
    var parts: [Run] = []
    // The runs before and after may be of this length; then the row joins them.
    var (lower, upper) = (known, known + 1)
    if index > first {
      parts.append(runs[known])
    } else if known > 0, Self.areSame(runs[known - 1].length, length) {
      lower = known - 1
      parts.append(runs[lower])
    }
    if parts.isEmpty || !Self.areSame(parts[0].length, length) {
      parts.append(Run(first: index, length: length))
    }
    if index + 1 < end {
      parts.append(Run(first: index + 1, length: runs[known].length))
    } else if upper < runs.count, Self.areSame(runs[upper].length, length) {
      upper += 1
    }
    runs.replaceSubrange(lower..<upper, with: parts)
  }
}
