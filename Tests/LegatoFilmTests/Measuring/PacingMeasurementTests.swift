import SwiftUI
import Testing

@_spi(Host) @testable import LegatoFilm

@MainActor @Suite("Stories against a display", .serialized)
struct PacingMeasurementTests {
  /// A bar that moves by 100 pt in a second when it is told to, linearly.
  @Observable @MainActor final class Model {
    var isOver = false
    /// When each body or each renderer saw what.
    var seen: [Double] = []
  }

  private struct Bar: View {
    let model: Model
    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .modifier(Probe(share: model.isOver ? 1 : 0, model: model))
        .animation(.linear(duration: 1), value: model.isOver)
    }
  }

  /// Takes down the value of every frame.
  private struct Probe: ViewModifier, Animatable {
    var share: Double
    let model: Model
    nonisolated var animatableData: Double {
      get { share }
      set { share = newValue }
    }
    func body(content: Content) -> some View {
      model.seen.append(share)
      return content.offset(x: 100 * share)
    }
  }

  /// A clock by which each frame takes what a list says, and 1 ms beyond its end; the time before the
  /// first frame, in which the screen is built, is no part of the list.
  @MainActor private final class FakeClock {
    private var runs: [[Double]]
    private var now = 0.0
    private var calls = 0
    private var frame = 0
    private(set) var run = -1
    var framesOfRun: Int

    init(_ runs: [[Double]], framesOfRun: Int = .max) {
      self.runs = runs
      self.framesOfRun = framesOfRun
    }

    func callAsFunction() -> Double {
      calls += 1
      if calls % 2 == 0 {
        let costs = runs[min(max(run, 0), runs.count - 1)]
        now += frame == 0 ? 0.5 : frame <= costs.count ? costs[frame - 1] : 0.001
        frame += 1
      }
      return now
    }

    /// A fresh screen is made: another run begins.
    func begin() {
      run += 1
      frame = 0
    }
  }

  private func story(
    _ clock: FakeClock, seconds: Double = 0.5, models: @escaping (Model) -> Void = { _ in }
  ) -> MeasuredStory {
    MeasuredStory("bar", rows: [], seconds: seconds) { [clock] in
      clock.begin()
      let model = Model()
      models(model)
      return .init(Bar(model: model)) { script in script.change(at: 0) { model.isOver = true } }
    }
  }

  private func measure(
    _ runs: [[Double]], count: ClosedRange<Int> = 1...1, framesPerSecond: Int = 60,
    models: @escaping (Model) -> Void = { _ in }
  ) throws -> PacingReport {
    let clock = FakeClock(runs)
    let measurement = PacingMeasurement(
      framesPerSecond: framesPerSecond, scale: 1, runs: count,
      memory: { MemoryInUse(heap: 0, resident: 0) }, clock: { clock() })
    return try measurement.measure(story(clock, models: models))
  }

  @Test("S2.38 frames that take 1 ms are all shown; the screen's first frame is told apart")
  func smooth() throws {
    for rate in [60, 120] {
      let report = try measure([[]], framesPerSecond: rate)
      #expect(report.shown == rate / 2 && report.dropped == 0 && report.isSmooth)
      #expect(report.opening == 0.5 && report.counters.frames == report.shown)
      #expect(report.counters.pixels > 0 && report.counters.animatorsTicked >= report.shown - 1)
    }
  }

  @Test("S2.38 S4.67 a frame of 40 ms drops two; the next one shows the values of its own time")
  func dropped() throws {
    var seen: [Double] = []
    var model: Model?
    let costs = [0.001, 0.001, 0.040, 0.001, 0.020, 0.001]
    let report = try measure([costs]) { model = $0 }
    seen = model?.seen.filter { $0 > 0 && $0 < 1 } ?? []
    #expect(report.late == 2 && report.dropped == 3 && !report.isSmooth)
    let refreshes = report.pacing.frames.map(\.refresh)
    #expect(refreshes.prefix(6) == [1, 2, 3, 6, 7, 9])
    #expect(report.shown == 27)
    // The animation began with the story: what is shown is the time of the refresh.
    let expected = refreshes.map { Double($0) / 60 }
    #expect(seen.count == expected.count)
    for (value, time) in zip(seen, expected) { #expect(abs(value - time) < 1e-9) }
  }

  @Test("of several runs the least that each frame took counts")
  func leastOfRuns() throws {
    // Noise meets another frame in each run; frame 4 is slow in all of them.
    let noisy: [[Double]] = [
      [0.050, 0.001, 0.001, 0.025], [0.001, 0.001, 0.030, 0.025], [0.001, 0.001, 0.001, 0.030],
      [0.002, 0.001, 0.001, 0.025], [0.001, 0.018, 0.001, 0.025], [0.001, 0.001, 0.001, 0.025],
    ]
    let report = try measure(noisy, count: 3...6)
    #expect(report.late == 1 && report.dropped == 1)
    let worst = try #require(report.worst(1).first)
    #expect(abs(worst.cost - 0.025) < 1e-9 && worst.refresh == 4)
    #expect(report.samples >= 3)
  }

  @Test("runs that never agree end, and say how few readings there are")
  func neverAgreeing() throws {
    let runs = (1...4).map { run in [0.001, 0.017 * Double(run)] }
    let report = try measure([runs[3], runs[2], runs[1]], count: 3...3)
    #expect(report.samples >= 1 && report.dropped == 2)
  }

  @Test("a clock that gives no numbers passes for no measurement")
  func noNumbers() throws {
    let report = try measure([Array(repeating: .nan, count: 3)])
    #expect(!report.isSmooth && report.pacing.unmeasured > 0)
  }

  @Test("a label that nothing goes by is told with the story's name")
  func missing() {
    let story = MeasuredStory("lost", rows: [], seconds: 1) {
      .init(Text("Here")) { script in script.play { Tap("There", at: 0.1) } }
    }
    #expect {
      try StoryCount(story)
    } throws: { error in
      "\(error)".contains("lost") && "\(error)".contains("There")
    }
  }

  @Test("durations that are not numbers, negative or endless have limits")
  func durations() {
    func duration(_ seconds: Double) -> Double {
      MeasuredStory("x", rows: [], seconds: seconds) { .init(EmptyView()) }.duration
    }
    #expect([Double.nan, -1, .infinity, 2].map(duration) == [0, 0, 600, 2])
  }

  @Test("what was done, by a person and by the app, counts for the frame it is done for")
  func inputs() throws {
    let model = Model()
    let story = MeasuredStory("touch", rows: [], seconds: 0.5) {
      .init(
        VStack {
          Bar(model: model)
          Button("Go") { model.isOver.toggle() }
        }
      ) { script in
        script.play { Tap("Go", at: 0.1) }
        script.change(at: 0.3) { model.isOver.toggle() }
      }
    }
    let count = try StoryCount(story)
    #expect(count.refreshes.count == 30)
    let inputs = count.refreshes.filter(\.hadInput).map { ($0.time * 60).rounded() }
    #expect(inputs == [6, 18])
    #expect(count.frames.allSatisfy { $0.time > 0.09 })
    #expect(count.quietFrames.count >= 20 && count.motions == 0)
    #expect(count.total.pixels > 0)
  }
}
