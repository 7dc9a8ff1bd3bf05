/// How the frames of a story came onto a display: what was shown, what was dropped, what it took.
@_spi(Host)
public struct PacingReport: Sendable {
  public let pacing: DisplayPacing
  /// How often each frame was measured at least: its cost is the least of these.
  public let samples: Int
  /// Seconds of processor time for building the screen and drawing its first frame, before the story
  /// begins.
  public let opening: Double
  /// What all frames did.
  public let counters: FrameCounters
  /// What the second half of the story added to the program's memory.
  public let growth: MemoryInUse

  public init(
    pacing: DisplayPacing, samples: Int, opening: Double, counters: FrameCounters,
    growth: MemoryInUse
  ) {
    self.pacing = pacing
    self.samples = samples
    self.opening = opening
    self.counters = counters
    self.growth = growth
  }

  /// Frames that were shown.
  public var shown: Int { pacing.frames.count }
  /// Frames that were not done by the next refresh.
  public var late: Int { pacing.frames.count { $0.isLate } }
  /// Refreshes that had nothing new to show because a frame was late.
  public var dropped: Int { pacing.frames.reduce(0) { $0 + $1.dropped } }

  /// Whether every frame that was due was shown in time, and is known to have been.
  public var isSmooth: Bool { dropped == 0 && pacing.unmeasured == 0 && !pacing.isStuck }

  /// Frames shown a second while something was due to be shown; the display's rate where nothing was.
  public var framesPerSecond: Double {
    let due = shown + dropped
    guard due > 0 else { return Double(pacing.framesPerSecond) }
    return Double(pacing.framesPerSecond) * Double(shown) / Double(due)
  }

  /// Seconds from each frame to the next one, where the one follows the other without a rest.
  public var intervals: [Double] {
    zip(pacing.frames, pacing.frames.dropFirst()).filter(\.1.followsFrame).map { first, second in
      Double(second.refresh - first.refresh) * pacing.interval
    }
  }

  /// Seconds of processor time that a share of the frames keeps to, 0…1 (nearest rank); 0 where no
  /// frame was shown.
  public func cost(of share: Double) -> Double {
    let costs = pacing.frames.map(\.cost).filter { $0 >= 0 }.sorted()
    guard !costs.isEmpty, !share.isNaN else { return 0 }
    let rank = (min(max(share, 0), 1) * Double(costs.count)).rounded(.up)
    return costs[min(max(Int(rank) - 1, 0), costs.count - 1)]
  }

  /// The mean of the frames' costs, in seconds of processor time.
  public var meanCost: Double {
    let costs = pacing.frames.map(\.cost).filter { $0 >= 0 }
    return costs.isEmpty ? 0 : costs.reduce(0, +) / Double(costs.count)
  }

  /// How much of one processor the story takes while it moves: 1 is all of it.
  public var load: Double { meanCost / pacing.interval }

  /// The frames that took most, the worst first.
  public func worst(_ count: Int) -> [DisplayPacing.PacedFrame] {
    Array(pacing.frames.sorted { $0.cost > $1.cost }.prefix(max(count, 0)))
  }
}
