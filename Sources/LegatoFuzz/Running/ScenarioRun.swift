import LegatoDisplay
import LegatoRaster
import SwiftUICore

/// How time passes in a run.
enum Playing: String, CaseIterable {
  /// From one operation to the next at once; frames where the scenario asks for them.
  case sought
  /// The same with frames in between.
  case at60
  case at120
  /// With frames in between of which only the pixels count, and as if all stacks were long.
  case pixels

  var rate: Double? {
    switch self {
    case .sought: nil
    case .at60, .pixels: 60
    case .at120: 120
    }
  }
}

/// What came of a run.
struct Outcome {
  /// What is wrong; empty where all is well.
  var faults: [String] = []
  /// The operation after which it was.
  var operation: Int?
  /// The frames after each operation that passes time, and at the end, as text.
  var frames: [String] = []
  /// What views told.
  var log: [String] = []
  var operations = 0
  /// When all had come to rest after the last operation.
  var restTime = 0.0
}

/// Plays a scenario once, from the first frame to the host's end.
@MainActor
final class ScenarioRun {
  private let scenario: FuzzScenario
  private let playing: Playing
  private let isThorough: Bool
  private let world = World()
  private var host: ViewHost!
  private var probe = LeakProbe()
  private var outcome = Outcome()
  private var knownIssues = 0
  var trace: ((String) -> Void)?
  /// When all comes to rest where everything moves. What cannot be seen need not: where only the pixels count there may
  /// be nothing to wait for before that.
  var fullRestTime = 0.0

  /// - Parameter isThorough: looks for leaks too, and whether a second frame is like the first.
  init(_ scenario: FuzzScenario, _ playing: Playing, isThorough: Bool) {
    self.scenario = scenario
    self.playing = playing
    self.isThorough = isThorough
  }

  func run(textEngine: HarfBuzzTextEngine) -> Outcome {
    let checking = ViewGraph.invariantChecking
    ViewGraph.invariantChecking = isThorough ? .reporting : .off
    defer { ViewGraph.invariantChecking = checking }
    host = ViewHost(
      ScenarioView(tree: scenario.tree, world: world),
      configuration: HostConfiguration(size: Size(200, 300)), textEngine: textEngine)
    if playing == .pixels {
      host.showsPixelsOnly = true
      host.treatStacksAsLong()
    }
    world.now = { [weak host] in host?.now ?? -1 }
    for (index, operation) in scenario.operations.enumerated() where outcome.faults.isEmpty {
      trace?("\(index): \(operation)")
      outcome.operation = index
      outcome.operations += 1
      perform(operation)
      if isThorough { probe.look(at: host.graph) }
      look()
    }
    guard outcome.faults.isEmpty else { return outcome }
    outcome.operation = nil
    trace?("end")
    end()
    return outcome
  }

  private func perform(_ operation: Operation) {
    switch operation {
    case .write(let write): world.performFromOutside(write, host)
    case .advance(let interval):
      advance(by: interval)
      keepFrame()
    case .frame: if playing == .sought { checkFrame() }
    case .tap(let target): aim(target).map { host.tap(at: $0) }
    case .touchDown(let target): aim(target).map { host.touchDown(at: $0) }
    case .touchMove(let x, let y): host.touchMove(to: Point(x, y))
    case .touchUp: host.touchUp()
    case .touchCancel: host.touchCancel()
    case .fingers(let fingers):
      guard let place = aim(fingers.target) else { return }
      fingers.perform(at: place, on: host) { advance(by: $0) }
      keepFrame()
    case .hover(let target): host.hover(at: target.flatMap(aim))
    case .configure(let flag): host.configuration.toggle(flag)
    case .type(let text): host.type(text)
    }
  }

  private func aim(_ target: Operation.Target) -> Point? {
    switch target {
    case .point(let x, let y): return Point(x, y)
    case .thing(let index):
      let things = host.semantics
      return things.isEmpty ? nil : things[index % things.count].center
    }
  }

  private func advance(by interval: Double) {
    let start = host.now
    if let rate = playing.rate, interval.isFinite {
      // A long time is played in its first half second, and then sought.
      for step in stride(from: 1.0, to: min(0.5, interval) * rate, by: 1) {
        host.advance(to: start + step / rate)
        _ = host.frame()
        if isThorough { look() }
      }
    }
    host.advance(to: start + interval)
  }

  private func keepFrame() {
    if playing == .pixels { host.showsPixelsOnly = false }
    let frame = host.frame()
    if playing == .pixels { host.showsPixelsOnly = true }
    outcome.frames.append("frame at \(frame.time)\n\(frame.list)")
  }

  /// A frame is the same when it is asked for again, and costs no layout.
  private func checkFrame() {
    let first = host.frame()
    guard isThorough else { return }
    let second = host.frame()
    if first.list.description != second.list.description {
      outcome.faults.append(
        "A second frame at \(host.now) differs:\n\(difference(first.list, second.list))")
    }
    if second.statistics.layouts > 0 || second.statistics.bodies > 0 {
      outcome.faults.append("A second frame at \(host.now) costs \(second.statistics)")
    }
  }

  private func look() {
    let issues = host.issues
    for issue in issues[min(knownIssues, issues.count)...]
    where issue.message.hasPrefix("Invariant") {
      outcome.faults.append(issue.message)
    }
    knownIssues = issues.count
    for (index, calls) in world.completions.enumerated() where calls > 1 {
      outcome.faults.append("completion \(index) was called \(calls) times")
    }
  }

  // MARK: The end

  private func end() {
    comeToRest()
    outcome.restTime = host.now
    if playing == .pixels { host.advance(to: max(host.now, fullRestTime)) }
    keepFrame()
    if host.motions.isEmpty, host.nextEventTime == nil, !host.graph.hasPostponedWork {
      checkCompletions("after all has come to rest")
    }
    world.isShown.value = false
    host.advance(by: 0)
    host.hover(at: nil)
    host.touchCancel()
    comeToRest()
    takeUpPostponedWork()
    _ = host.frame()
    look()
    outcome.log = world.log
    guard isThorough, outcome.faults.isEmpty else { return }
    checkCompletions("after the views have gone")
    outcome.faults += host.graph.remains
    outcome.faults += probe.leaks(besides: host.graph).map {
      "\($0) lives on after its view has gone"
    }
    release()
  }

  /// Lets time pass until nothing is left to happen, for two seconds after the last operation.
  /// What goes round without taking any time may do so a thousand times a second.
  private func comeToRest() {
    let limit = host.now + 2
    host.advance(by: 0)
    while let next = host.nextEventTime, next <= limit { host.advance(to: next) }
    if isThorough { probe.look(at: host.graph) }
    look()
  }

  /// Changes that follow from each other without end wait for an external change, and so do their completions. Views
  /// write a number of times, so that a few changes bring all of it up.
  private func takeUpPostponedWork() {
    var changes = 0
    while host.graph.hasPostponedWork, changes < World.maxWrites {
      changes += 1
      host.act { host.graph.takeUpExternally() }
      comeToRest()
    }
    if host.graph.hasPostponedWork {
      outcome.faults.append("Work still waits after \(changes) external changes.")
    }
  }

  private func checkCompletions(_ when: String) {
    for (index, calls) in world.completions.enumerated() where calls != 1 {
      outcome.faults.append("completion \(index) was called \(calls) times, \(when)")
    }
  }

  private func release() {
    weak let graph = host.graph
    host = nil
    if graph != nil { outcome.faults.append("The graph lives on after its host.") }
    outcome.faults += probe.leaks(besides: nil).map { "\($0) lives on after its host" }
  }
}

extension World {
  /// A write as a program does it: the host is at work, as it is in an action.
  func performFromOutside(_ write: Write, _ host: ViewHost) { host.act { self.perform(write) } }
}
