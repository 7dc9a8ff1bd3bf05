/// What one story showed on one display. Times are milliseconds of processor time, `hertz` and
/// `framesPerSecond` a second, shares percent, memory bytes.
@_spi(Host)
public struct BudgetLine: Codable, Sendable, Hashable {
  public let story: String
  public let rows: [String]
  /// The display's refreshes.
  public let hertz: Int
  /// Frames shown, those that were late, and refreshes with nothing new because of them.
  public let shown, late, dropped: Int
  /// Frames of which no time is known.
  public let unmeasured: Int
  public let framesPerSecond: Double
  public let p50, p99, max, mean: Double
  /// The longest time from one frame to the next while something moves.
  public let maxIntervalDuration: Double
  /// Of one core, while something moves; and what it may be.
  public let processor, allowedProcessor: Double
  /// Building the screen and drawing its first frame.
  public let opening: Double
  /// What the second half of the story added.
  public let heapGrowth, residentGrowth: Int
  /// How often each frame was measured at least.
  public let readings: Int
  /// Whether every frame that was due was shown in time, at no more of the processor than allowed.
  public let isKept: Bool

  public init(story: MeasuredStory, report: PacingReport) {
    self.story = story.name
    rows = story.rows
    hertz = report.pacing.framesPerSecond
    shown = report.shown
    late = report.late
    dropped = report.dropped
    unmeasured = report.pacing.unmeasured
    framesPerSecond = report.framesPerSecond
    p50 = report.cost(of: 0.5) * 1000
    p99 = report.cost(of: 0.99) * 1000
    max = report.cost(of: 1) * 1000
    mean = report.meanCost * 1000
    maxIntervalDuration = (report.intervals.max() ?? 0) * 1000
    processor = report.load * 100
    allowedProcessor = story.allowedLoad * 100
    opening = report.opening * 1000
    heapGrowth = report.growth.heap
    residentGrowth = report.growth.resident
    readings = report.samples
    isKept = report.isSmooth && report.shown > 0 && report.load <= story.allowedLoad
  }
}
