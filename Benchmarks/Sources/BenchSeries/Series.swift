/// The figures of one run, several rounds of it: what a change is compared with.
public struct Series: Hashable, Sendable {
  public var rounds: Int
  /// Milliseconds that the fixed loop took.
  public var loop: Spread
  /// In the order in which they were measured, each once.
  public var entries: [Entry]

  public struct Entry: Hashable, Sendable {
    public var figure: Figure
    public var spread: Spread

    public init(_ figure: Figure, _ spread: Spread) {
      self.figure = figure
      self.spread = spread
    }
  }

  public init(rounds: Int, loop: Spread, entries: [Entry]) {
    self.rounds = rounds
    self.loop = loop
    self.entries = entries
  }

  public func spread(of figure: Figure) -> Spread? {
    entries.first { $0.figure == figure }?.spread
  }
}

/// Takes the rounds of a run in.
public struct SeriesCollector {
  private var order: [Figure] = []
  private var values: [Figure: [Double]] = [:]
  private var loops: [Double] = []

  public init() {}

  /// Takes in what was measured beside a fixed loop: times become multiples of it.
  ///
  /// - Parameters:
  ///   - lines: ratios, and figures of peers, are left out: a series is about Legato alone.
  ///   - loop: milliseconds that the loop took just then; lines beside one that is not above 0 are left out.
  public mutating func add(_ lines: [ResultLine], loop: Double) {
    guard loop > 0, loop.isFinite else { return }
    loops.append(loop)
    for line in lines where Self.isOwn(line) {
      let (value, unit) = Self.inLoops(line, loop)
      let figure = Figure(
        section: line.section, name: line.name, count: line.count, unit: unit)
      if values[figure] == nil { order.append(figure) }
      values[figure, default: []].append(value)
    }
  }

  public func series(rounds: Int) -> Series {
    Series(
      rounds: rounds, loop: Spread(loops) ?? Spread(median: 0, least: 0, most: 0),
      entries: order.compactMap { figure in
        Spread(values[figure] ?? []).map { Series.Entry(figure, $0) }
      })
  }

  private static func isOwn(_ line: ResultLine) -> Bool {
    line.name.hasPrefix("Legato") && !line.name.hasPrefix("Legato against") && line.unit != "ratio"
  }

  /// Milliseconds of a unit that a time is given in, and what follows it.
  private static let milliseconds: [(unit: String, factor: Double)] = [
    ("ms", 1), ("µs", 1e-3), ("ns", 1e-6),
  ]

  private static func inLoops(_ line: ResultLine, _ loop: Double) -> (Double, String) {
    for (unit, factor) in milliseconds where line.unit == unit || line.unit.hasPrefix(unit + " ") {
      return (line.value * factor / loop, Figure.loops + line.unit.dropFirst(unit.count))
    }
    return (line.value, line.unit)
  }
}
