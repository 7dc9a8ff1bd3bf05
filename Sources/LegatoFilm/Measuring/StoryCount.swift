/// What the frames of a story do, counted: numbers that do not depend on the machine.
@_spi(Host)
public struct StoryCount: Sendable {
  /// What was done at one refresh of the display.
  public struct Refresh: Sendable {
    /// Seconds since the story began.
    public let time: Double
    /// ``FrameCounters/frames`` is 0 where there was nothing new to show.
    public let counters: FrameCounters
    /// Whether a person or the app did something for it.
    public let hadInput: Bool
  }

  /// All refreshes of the story, from the first after its beginning.
  public let refreshes: [Refresh]
  /// What still moves half a minute after the story has ended.
  public let motions: Int
  /// Whether code still waits for a time of its own.
  public let isWaiting: Bool
  /// Whether another frame would show anything new.
  public let needsFrame: Bool

  /// Plays a story on an ideal machine, which makes every frame in time.
  ///
  /// - Parameter scale: pixels to a point.
  /// - Throws: where a font is missing, or nothing goes by a label of the story.
  @MainActor public init(
    _ story: MeasuredStory, framesPerSecond: Int = 60, scale: Double = 1
  ) throws {
    let rate = min(max(framesPerSecond, 1), 1000)
    let run = try StoryRun(story, scale: scale)
    run.open(framesPerSecond: rate)
    var refreshes: [Refresh] = []
    for refresh in 1...max(1, Int((story.duration * Double(rate)).rounded())) {
      let time = Double(refresh) / Double(rate)
      try run.aim(until: time)
      let counters = try run.frame(at: time)
      refreshes.append(Refresh(time: time, counters: counters, hadInput: run.hadInput))
    }
    self.refreshes = refreshes
    // What is on its way at the end comes to rest, or never does.
    for second in [1.0, 2, 5, 10, 30] { _ = try run.frame(at: story.duration + second) }
    (motions, isWaiting, needsFrame) = run.leftovers
  }

  /// The refreshes that showed something new.
  public var frames: [Refresh] { refreshes.filter { $0.counters.frames > 0 } }

  /// Those of them for which nothing was done: things only moved.
  public var quietFrames: [Refresh] { frames.filter { !$0.hadInput } }

  /// What all frames did together.
  public var total: FrameCounters {
    refreshes.reduce(into: FrameCounters()) { $0.add($1.counters) }
  }
}
