import Testing

@_spi(Host) @testable import LegatoFilm

@Suite("A display and a machine of one core")
struct DisplayPacingTests {
  private static let sixtieth = 1.0 / 60

  /// Shows frames of these costs, one after the other.
  private func display(_ costs: [Double], framesPerSecond: Int = 60) -> DisplayPacing {
    var pacing = DisplayPacing(framesPerSecond: framesPerSecond)
    for cost in costs { pacing.show(cost: cost) }
    return pacing
  }

  private func report(_ pacing: DisplayPacing) -> PacingReport {
    PacingReport(
      pacing: pacing, samples: 1, opening: 0, counters: FrameCounters(),
      growth: MemoryInUse(heap: 0, resident: 0))
  }

  @Test("S2.38 frames of 5 ms are shown at every refresh, and none is dropped")
  func quick() {
    let pacing = display(Array(repeating: 0.005, count: 60))
    #expect(pacing.frames.map(\.refresh) == Array(0..<60))
    #expect(pacing.time == 1)
    let report = report(pacing)
    #expect(report.shown == 60 && report.late == 0 && report.dropped == 0 && report.isSmooth)
    #expect(report.framesPerSecond == 60)
    #expect(report.intervals.count == 59)
    #expect(report.intervals.allSatisfy { abs($0 - Self.sixtieth) < 1e-12 })
    #expect(abs(report.load - 0.3) < 1e-9)
  }

  @Test("S2.38 a frame of 20 ms is late: one refresh shows nothing new, and the next frame waits")
  func slow() {
    let pacing = display([0.005, 0.020, 0.005])
    #expect(pacing.frames.map(\.refresh) == [0, 1, 3])
    #expect(pacing.frames.map(\.isLate) == [false, true, false])
    let report = report(pacing)
    #expect(report.late == 1 && report.dropped == 1 && !report.isSmooth)
    #expect(report.intervals.map { ($0 * 60).rounded() } == [1, 2])
    #expect(report.framesPerSecond == 45)
  }

  @Test("S2.38 a frame of 40 ms drops two refreshes; at 120 Hz four")
  func slower() {
    #expect(display([0.040, 0.001]).frames.map(\.refresh) == [0, 3])
    #expect(report(display([0.040])).dropped == 2)
    #expect(report(display([0.040], framesPerSecond: 120)).dropped == 4)
    let half = report(display(Array(repeating: 0.020, count: 30)))
    #expect(half.dropped == 30 && half.framesPerSecond == 30)
  }

  @Test("S2.38 exactly an interval is in time, whatever its rounding; a microsecond more is late")
  func edge() {
    for rate in [24, 60, 90, 120, 144] {
      for count in 1...3 {
        let cost = Double(count) / Double(rate)
        let sum = (0..<count * 7).reduce(0.0) { sum, _ in sum + 1 / Double(rate) / 7 }
        for cost in [cost, sum] {
          let pacing = display([cost], framesPerSecond: rate)
          #expect(pacing.refresh == count, "\(count) of \(rate)")
        }
        #expect(display([cost + 1e-6], framesPerSecond: rate).refresh == count + 1)
      }
    }
  }

  @Test(
    "a rest shows nothing and drops nothing; what was done meanwhile pushes the next frame back")
  func rests() {
    var pacing = DisplayPacing(framesPerSecond: 60)
    pacing.show(cost: 0.005)
    pacing.rest(cost: 0)
    pacing.rest(cost: 0.020)
    pacing.show(cost: 0.005)
    pacing.show(cost: 0.005)
    #expect(pacing.frames.map(\.refresh) == [0, 4, 5])
    let report = report(pacing)
    #expect(report.dropped == 0 && report.isSmooth)
    // From the first to the second there was a rest: that is no interval of a motion.
    #expect(report.intervals.count == 1)
  }

  @Test("costs that are not numbers, or negative, are not known, and never smooth")
  func unmeasured() {
    for cost: Double in [.nan, -1, -Double.infinity] {
      let pacing = display([0.005, cost, 0.005])
      #expect(pacing.frames.map(\.refresh) == [0, 1, 2])
      #expect(pacing.unmeasured == 1)
      let report = report(pacing)
      #expect(!report.isSmooth && report.dropped == 0)
      #expect(report.cost(of: 1) == 0.005 && report.meanCost == 0.005)
    }
  }

  @Test("a frame that takes for ever leaves the display stuck: nothing is shown after it")
  func stuck() {
    for cost: Double in [.infinity, 3601, 1e300] {
      var pacing = display([0.005, cost, 0.005])
      #expect(pacing.isStuck && pacing.frames.count == 2)
      pacing.rest(cost: 0)
      #expect(pacing.refresh == 2 + 3600 * 60)
      #expect(!report(pacing).isSmooth && report(pacing).dropped > 0)
    }
  }

  @Test("costs keep to what a share of them keeps to: nearest rank")
  func shares() {
    let report = report(display((1...100).map { Double($0) / 10_000 }.reversed()))
    #expect(report.cost(of: 0.5) == 0.005 && report.cost(of: 0.99) == 0.0099)
    #expect(report.cost(of: 1) == 0.01 && report.cost(of: 7) == 0.01)
    #expect(report.cost(of: 0) == 0.0001 && report.cost(of: -1) == 0.0001)
    #expect(report.cost(of: .nan) == 0)
    #expect(report.worst(2).map(\.cost) == [0.01, 0.0099])
  }

  @Test("without a frame there is nothing to say")
  func nothing() {
    let report = report(DisplayPacing(framesPerSecond: 60))
    #expect(report.shown == 0 && report.isSmooth && report.framesPerSecond == 60)
    #expect(report.cost(of: 0.5) == 0 && report.meanCost == 0 && report.intervals.isEmpty)
  }

  @Test("rates are 1…1,000")
  func rates() {
    #expect(
      [-5, 0, 1, 60, 5000].map { DisplayPacing(framesPerSecond: $0).framesPerSecond }
        == [1, 1, 1, 60, 1000])
  }
}
