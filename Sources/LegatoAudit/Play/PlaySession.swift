import LegatoDisplay
import LegatoFilm
import SwiftUI
import SwiftUICore

/// The runs of one subject: what there is to touch is found in the first.
@MainActor
struct PlaySession {
  private let subject: CheckSubject
  private let player: Player
  private(set) var name: String
  private(set) var omissions: [String] = []
  /// How often Low Power Mode was asked for at the first look.
  private(set) var firstPowerReads = 0
  private var surface: Size?
  /// How long code may wait that nothing moves for, in seconds. Where it waits again and again, without
  /// end, when the view is left alone, it is waited for no longer than some of it takes.
  private var patienceWithCode = Double.infinity

  init(_ subject: CheckSubject, _ player: Player) throws {
    self.subject = subject
    self.player = player
    name = subject.name
    surface = player.size
  }

  /// Code that is woken more often than that in a second costs time, and a short look shows it all.
  private static let manyWakes = 120
  /// Changes that are further apart than that, in seconds, are no flashes.
  private static let flickering = 1.0 / 3
  /// A person looks before doing the next thing, in seconds.
  private static let pause = 0.2
  /// How many taps come one after another where quick ones are played.
  private static let quickTaps = 5
  /// How fast a person types.
  private static let charactersPerSecond = 15.0

  private var limits: Player.Limits { player.limits }

  // MARK: What there is to play

  mutating func plans() throws -> [Plan] {
    let scout = try scouted()
    var plans = Conditions.allCases.map { Plan(kind: .appear, conditions: $0) }
    for (number, target) in scout.targets.enumerated() {
      let name = target.name
      for conditions in Conditions.allCases {
        plans.append(Plan(kind: .tap, conditions: conditions, target: name, number: number))
      }
      plans.append(Plan(kind: .press, conditions: .full, target: name, number: number))
      plans.append(Plan(kind: .press, conditions: .reducedMotion, target: name, number: number))
      plans.append(Plan(kind: .dragAway, conditions: .full, target: name, number: number))
      plans.append(Plan(kind: .cancel, conditions: .full, target: name, number: number))
      plans.append(Plan(kind: .rapidTaps, conditions: .full, target: name, number: number))
      plans.append(Plan(kind: .slowTaps, conditions: .full, target: name, number: number))
    }
    if subject.hasSteps {
      for conditions in Conditions.allCases {
        plans.append(Plan(kind: .change, conditions: conditions))
      }
      plans.append(Plan(kind: .rapidChanges, conditions: .full))
    }
    for (number, state) in scout.states.enumerated() {
      for conditions in Conditions.allCases {
        plans.append(Plan(kind: .state, conditions: conditions, target: state, number: number))
      }
    }
    for (number, target) in scout.fields.enumerated() {
      plans.append(Plan(kind: .type, conditions: .full, target: target, number: number))
    }
    for (number, target) in scout.swipes.enumerated() {
      plans.append(Plan(kind: .swipe, conditions: .full, target: target, number: number))
      plans.append(Plan(kind: .swipeCancel, conditions: .full, target: target, number: number))
    }
    plans.append(Plan(kind: .refresh, conditions: .full))
    if scout.canScroll {
      plans.append(Plan(kind: .scroll, conditions: .full))
      plans.append(Plan(kind: .scroll, conditions: .reducedMotion))
    }
    plans.append(Plan(kind: .liveReducedMotion, conditions: .full))
    plans.append(Plan(kind: .liveLowPower, conditions: .full))
    return plans
  }

  private struct Scout {
    var targets: [PlayTarget] = []
    var fields: [String] = []
    var states: [String] = []
    var swipes: [String] = []
    var canScroll = false
  }

  /// Looks at the view as it is when it has come to rest.
  private mutating func scouted() throws -> Scout {
    player.progress.enter("first look")
    var (stage, _) = try makeStage(.full)
    if let settings = stage.host.preference(PreviewSettings.Key.self) {
      // What the views say of their surface is known once they are there: they begin anew on it.
      surface = surface ?? settings.surface
      name = settings.displayName ?? name
      (stage, _) = try makeStage(.full)
    }
    stage.advanceUntilIdle(limit: limits.patience)
    var scout = Scout()
    let targets = PlayTarget.all(on: stage)
    scout.targets = Array(targets.filter { !$0.isField }.prefix(limits.targets))
    scout.fields = targets.filter(\.isField).prefix(2).map(\.name)
    if targets.count > scout.targets.count + scout.fields.count {
      omissions.append("\(targets.count - scout.targets.count) more things could be touched.")
    }
    // What people can reach is played by what people do.
    if targets.isEmpty, !subject.hasSteps, !Self.movesOfItself(stage) {
      scout.states = Array(StateMutation.all(of: stage.host).map(\.name).prefix(limits.states))
    }
    scout.swipes = PlayTarget.swipes(on: stage).prefix(2).map(\.name)
    scout.canScroll = stage.host.scrollArea != nil
    firstPowerReads = stage.host.journal?.powerReads ?? 0
    return scout
  }

  /// Whether anything moves that is not the system's: a spinner says nothing about the view.
  private static func movesOfItself(_ stage: Stage) -> Bool {
    stage.host.motions.contains { !SystemMotion.isSpinner($0.path) }
  }

  private func makeStage(_ conditions: Conditions) throws -> (Stage, InputSteps) {
    let steps = InputSteps()
    let copy = try subject.copy(steps)
    var configuration = player.configuration
    configuration.size = surface ?? copy.size ?? FilmOptions.screen
    conditions.apply(to: &configuration)
    return (try Stage(configuration: configuration, making: copy.makeView), steps)
  }

  // MARK: Playing

  /// Plays one thing; `nil` where it is not there to be played.
  mutating func play(_ plan: Plan) throws -> Run? {
    player.progress.enter("\(plan.kind)")
    let (stage, steps) = try makeStage(plan.conditions)
    let recorder = RunRecorder(
      stage,
      Run(
        plan.kind, plan.conditions, target: plan.target,
        recording: Recording(
          view: name, configuration: stage.host.configuration, framesPerSecond: 60)),
      patienceWithCode: patienceWithCode, progress: player.progress)
    recorder.begin(.appear, "appears")
    if plan.kind == .appear {
      playAppearance(recorder)
      if stage.host.isWaiting {
        patienceWithCode = (recorder.run.idle?.wakes ?? 0) > Self.manyWakes ? 0.3 : 1
      }
      return recorder.finish()
    }
    recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
    recorder.rest()
    switch plan.kind {
    case .appear: break
    case .tap, .press, .dragAway, .cancel, .rapidTaps, .slowTaps:
      guard touch(plan, recorder) else { return nil }
    case .change, .rapidChanges: change(plan, recorder, steps)
    case .state: guard mutate(plan, recorder) else { return nil }
    case .scroll: scroll(recorder)
    case .type: guard type(plan, recorder) else { return nil }
    case .swipe: guard swipe(plan, recorder) else { return nil }
    case .swipeCancel: guard swipeAndCancel(plan, recorder) else { return nil }
    case .refresh:
      recorder.begin(.change, "every body anew")
      recorder.act { stage.host.refresh() }
      recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
      recorder.rest()
    case .liveReducedMotion, .liveLowPower: flip(plan, recorder, steps)
    }
    return recorder.finish()
  }

  private func playAppearance(_ recorder: RunRecorder) {
    recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
    if !recorder.stage.host.motions.isEmpty || !recorder.stage.isSettled || recorder.isDriven {
      recorder.play(max(0, limits.ambientLength - recorder.stage.now))
    } else if let next = recorder.stage.host.nextEventTime,
      next - recorder.stage.now < Self.flickering
    {
      // Code that waits shows something else so often that it may flash.
      recorder.play(1.2)
    }
    recorder.rest()
    recorder.measureIdle()
  }

  private func touch(_ plan: Plan, _ recorder: RunRecorder) -> Bool {
    let stage = recorder.stage
    guard let target = PlayTarget.find(plan.target, plan.number, on: stage) else { return false }
    let point = target.point
    func down() {
      recorder.note("finger down", point)
      recorder.act { stage.host.touchDown(at: point) }
    }
    switch plan.kind {
    case .tap, .slowTaps:
      for round in 1...(plan.kind == .tap ? 2 : Self.quickTaps) {
        // What disables itself is found no more, and is touched where it was.
        let again = PlayTarget.find(plan.target, plan.number, on: stage)
        guard let target = round == 1 || plan.kind == .slowTaps ? again ?? target : again else {
          break
        }
        recorder.begin(.touch, round == 1 ? "tap" : round == 2 ? "second tap" : "tap \(round)")
        recorder.note("tap", target.point)
        recorder.tap(at: target.point)
        recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
        recorder.rest()
      }
    case .press:
      recorder.begin(.touch, "finger down")
      down()
      // Long enough for a long press.
      recorder.play(0.8)
      recorder.rest()
      recorder.begin(.touch, "finger up")
      recorder.note("finger up", point)
      recorder.act { stage.host.touchUp() }
      recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
      recorder.rest()
    case .dragAway:
      recorder.begin(.touch, "finger down")
      down()
      recorder.play(0.4)
      recorder.rest()
      recorder.begin(.touch, "finger away")
      for step in 1...6 {
        recorder.note("finger moves")
        recorder.act {
          stage.host.touchMove(to: Point(point.x, point.y + 40 * Double(step)))
        }
        recorder.play(1 / RunRecorder.framesPerSecond)
      }
      recorder.note("finger up")
      recorder.act { stage.host.touchUp() }
      recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
      recorder.rest()
    case .cancel:
      recorder.begin(.touch, "finger down")
      down()
      recorder.play(0.4)
      recorder.rest()
      recorder.begin(.touch, "touch cancelled")
      recorder.note("finger up")
      recorder.act { stage.host.touchCancel() }
      recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
      recorder.rest()
    default:
      recorder.begin(.touch, "rapid taps")
      for _ in 1...Self.quickTaps {
        recorder.note("tap", point)
        recorder.tap(at: point)
        recorder.play(0.07)
      }
      recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
      recorder.rest()
    }
    return true
  }

  private func change(_ plan: Plan, _ recorder: RunRecorder, _ steps: InputSteps) {
    guard plan.kind == .rapidChanges else {
      for round in 1...2 {
        recorder.begin(.change, round == 1 ? "other values" : "the first values again")
        recorder.act { recorder.stage.host.act { steps.step += 1 } }
        recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
        recorder.rest()
      }
      return
    }
    recorder.begin(.change, "other values, 30 times a second")
    for _ in 1...30 {
      recorder.act { recorder.stage.host.act { steps.step += 1 } }
      recorder.play(1.0 / 30)
    }
    recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
    recorder.rest()
  }

  private func mutate(_ plan: Plan, _ recorder: RunRecorder) -> Bool {
    let host = recorder.stage.host
    guard let state = StateMutation.all(of: host).first(where: { $0.name == plan.target }) else {
      return false
    }
    for value in state.values {
      recorder.begin(.change, "set to \(value)")
      recorder.act { host.act { state.write(value) } }
      recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
      recorder.rest()
    }
    return true
  }

  private func scroll(_ recorder: RunRecorder) {
    let stage = recorder.stage
    guard let area = stage.host.scrollArea else { return }
    recorder.begin(.scroll, "scroll")
    let bounds = area.bounds
    let start =
      area.isHorizontal
      ? Point(bounds.x + bounds.width * 0.75, bounds.midY)
      : Point(bounds.midX, bounds.y + bounds.height * 0.75)
    recorder.note("finger down", start)
    recorder.act { stage.host.touchDown(at: start) }
    for step in 1...12 {
      let way = Double(step) / 12
      recorder.play(1 / RunRecorder.framesPerSecond)
      recorder.note("finger moves")
      recorder.act {
        stage.host.touchMove(
          to: Point(
            start.x - (area.isHorizontal ? bounds.width * 0.6 * way : 0),
            start.y - (area.isHorizontal ? 0 : bounds.height * 0.6 * way)))
      }
    }
    recorder.note("finger up")
    recorder.act { stage.host.touchUp() }
    recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
    recorder.rest()
  }

  private func swipe(_ plan: Plan, _ recorder: RunRecorder) -> Bool {
    let stage = recorder.stage
    for way in [-160.0, 160.0] {
      let targets = PlayTarget.swipes(on: stage)
      guard let target = targets.first(where: { $0.name == plan.target }) ?? targets.first else {
        return !recorder.run.acts.isEmpty
      }
      let start = target.point
      recorder.begin(.touch, way < 0 ? "swipe to the left" : "swipe to the right")
      recorder.note("finger down", start)
      recorder.act { stage.host.touchDown(at: start) }
      for step in 1...8 {
        recorder.play(1 / RunRecorder.framesPerSecond)
        recorder.note("finger moves")
        recorder.act {
          stage.host.touchMove(to: Point(start.x + way * Double(step) / 8, start.y))
        }
      }
      recorder.play(0.1)
      recorder.note("finger up")
      recorder.act { stage.host.touchUp() }
      recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
      recorder.rest()
    }
    return true
  }

  private func swipeAndCancel(_ plan: Plan, _ recorder: RunRecorder) -> Bool {
    let stage = recorder.stage
    let targets = PlayTarget.swipes(on: stage)
    guard let target = targets.first(where: { $0.name == plan.target }) ?? targets.first else {
      return false
    }
    recorder.begin(.touch, "finger goes sideways")
    recorder.note("finger down", target.point)
    recorder.act { stage.host.touchDown(at: target.point) }
    for step in 1...4 {
      recorder.play(1 / RunRecorder.framesPerSecond)
      recorder.note("finger moves")
      recorder.act {
        stage.host.touchMove(to: Point(target.point.x - 20 * Double(step), target.point.y))
      }
    }
    recorder.play(0.1)
    recorder.rest()
    recorder.begin(.touch, "touch cancelled")
    recorder.note("finger up")
    recorder.act { stage.host.touchCancel() }
    recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
    recorder.rest()
    return true
  }

  private func type(_ plan: Plan, _ recorder: RunRecorder) -> Bool {
    let stage = recorder.stage
    guard let target = PlayTarget.find(plan.target, plan.number, on: stage) else { return false }
    recorder.act { stage.host.tap(at: target.point) }
    recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
    guard stage.host.isTakingText else { return false }
    recorder.begin(.typing, "type")
    for character in "Motion" {
      recorder.note("type \(character)")
      recorder.act { stage.host.type(String(character)) }
      recorder.play(1 / Self.charactersPerSecond)
    }
    recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
    recorder.rest()
    return true
  }

  /// Sets something in motion, switches a setting on the way, and sets the same in motion again.
  private func flip(_ plan: Plan, _ recorder: RunRecorder, _ steps: InputSteps) {
    let stage = recorder.stage
    let target = PlayTarget.all(on: stage).first { !$0.isField }
    func set() {
      if subject.hasSteps {
        recorder.act { stage.host.act { steps.step += 1 } }
      } else if let target {
        recorder.note("tap", target.point)
        recorder.act { stage.host.tap(at: target.point) }
      } else if stage.host.motions.isEmpty, let state = StateMutation.all(of: stage.host).first,
        let value = state.values.first
      {
        recorder.act { stage.host.act { state.write(value) } }
      }
    }
    recorder.begin(.touch, "before")
    set()
    recorder.play(0.1)
    recorder.rest()
    recorder.begin(.setting, plan.kind == .liveLowPower ? "saves power" : "reduces motion")
    recorder.act {
      if plan.kind == .liveLowPower {
        stage.host.configuration.savesPower = true
      } else {
        stage.host.configuration.reducesMotion = true
      }
    }
    recorder.play(0.3)
    recorder.rest()
    recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
    recorder.begin(.touch, "after")
    set()
    recorder.advanceUntilIdle(atLeast: Self.pause, limit: limits.patience)
    recorder.rest()
  }
}
