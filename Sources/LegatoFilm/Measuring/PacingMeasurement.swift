/// Plays stories against a simulated display and reports what it shows.
///
/// A run measures, for every refresh of the display, what the processor does from the events that have
/// fallen due, over bodies, layout, animation and display list, to the pixels of the damage. Each story
/// is played several times, and the least that each frame took counts: see ``LeastCosts``.
@_spi(Host) @MainActor
public struct PacingMeasurement {
  /// Refreshes a second.
  public let framesPerSecond: Int
  /// Pixels to a point.
  public let scale: Double
  /// How often each frame is measured, and how often a story is played at most for that.
  public let runs: ClosedRange<Int>
  /// Seconds of processor time that the thread has used.
  private let clock: @MainActor () -> Double
  /// The program's memory.
  private let memory: @MainActor () -> MemoryInUse

  /// - Parameters:
  ///   - framesPerSecond: of the display; as for ``DisplayPacing``.
  ///   - scale: pixels to a point.
  ///   - runs: how many readings each frame needs, and how many runs there are for it at most; less than
  ///     1 counts as 1.
  ///   - memory: the program's memory, asked for between frames.
  ///   - clock: seconds of processor time, asked for before and after each frame.
  public init(
    framesPerSecond: Int, scale: Double = 3, runs: ClosedRange<Int> = 3...9,
    memory: @escaping @MainActor () -> MemoryInUse = MemoryInUse.now,
    clock: @escaping @MainActor () -> Double
  ) {
    self.framesPerSecond = framesPerSecond
    self.scale = scale
    self.runs = max(runs.lowerBound, 1)...max(runs.upperBound, 1)
    self.memory = memory
    self.clock = clock
  }

  /// Plays a story.
  ///
  /// - Throws: where a font is missing, or nothing goes by a label of the story.
  public func measure(_ story: MeasuredStory) throws -> PacingReport {
    var costs = LeastCosts()
    for number in 1...runs.upperBound {
      costs.beginRun()
      let report = try run(story, costs: &costs)
      // What a frame takes is known now, or nobody knows any better.
      if number == runs.upperBound || costs.samples >= runs.lowerBound { return report }
    }
    preconditionFailure("There is a last run.")
  }

  private func run(_ story: MeasuredStory, costs: inout LeastCosts) throws -> PacingReport {
    let start = clock()
    let run = try StoryRun(story, scale: scale)
    let opening = clock() - start
    run.open(framesPerSecond: framesPerSecond)
    var pacing = DisplayPacing(framesPerSecond: framesPerSecond)
    pacing.rest(cost: 0)
    var counters = FrameCounters()
    var halfway: MemoryInUse?
    while pacing.time <= story.duration, !pacing.isStuck {
      let time = pacing.time
      if halfway == nil, time >= story.duration / 2 { halfway = memory() }
      try run.aim(until: time)
      let start = clock()
      let counted = try run.frame(at: time)
      let cost = costs.record(clock() - start, at: pacing.refresh)
      counters.add(counted)
      if counted.frames > 0 { pacing.show(cost: cost) } else { pacing.rest(cost: cost) }
    }
    let end = memory()
    return PacingReport(
      pacing: pacing, samples: costs.samples, opening: opening, counters: counters,
      growth: end - (halfway ?? end))
  }
}
