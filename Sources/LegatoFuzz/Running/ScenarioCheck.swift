import LegatoRaster

/// Plays a scenario in all ways, and says what is wrong.
@MainActor
struct ScenarioCheck {
  let textEngine: HarfBuzzTextEngine
  var trace: ((String) -> Void)?

  /// What is wrong with the scenario: one line for each fault; empty where all is well.
  func faults(of scenario: FuzzScenario) -> [String] {
    trace?("sought:")
    let sought = run(scenario, .sought, isThorough: true)
    guard sought.faults.isEmpty else {
      return sought.faults.map { "\($0) (\(place(sought, scenario)))" }
    }
    trace?("again:")
    let again = run(scenario, .sought, isThorough: false)
    var faults = comparison("the same again", sought, again)
    for playing in [Playing.at60, .at120, .pixels] where faults.isEmpty {
      trace?("\(playing.rawValue):")
      // Looking closely at every frame takes long, so it is done for some scenarios only.
      let isThorough =
        playing == .at60 && scenario.number % 4 == 0
        || playing == .pixels && scenario.number % 4 == 1
      let played = run(scenario, playing, isThorough: isThorough, fullRestTime: sought.restTime)
      faults = played.faults.map { "\($0) (\(playing.rawValue), \(place(played, scenario)))" }
      if faults.isEmpty { faults = comparison("played \(playing.rawValue)", sought, played) }
    }
    return faults
  }

  private func run(
    _ scenario: FuzzScenario, _ playing: Playing, isThorough: Bool, fullRestTime: Double = 0
  ) -> Outcome {
    let run = ScenarioRun(scenario, playing, isThorough: isThorough)
    run.fullRestTime = fullRestTime
    run.trace = trace
    return run.run(textEngine: textEngine)
  }

  private func place(_ outcome: Outcome, _ scenario: FuzzScenario) -> String {
    outcome.operation.map { "after operation \($0), \(scenario.operations[$0])" } ?? "at the end"
  }

  private func comparison(_ what: String, _ left: Outcome, _ right: Outcome) -> [String] {
    for (index, pair) in zip(left.frames, right.frames).enumerated() where pair.0 != pair.1 {
      trace?("\(pair.0)\nand:\n\(pair.1)")
      return ["Frame \(index) sought differs from \(what):\n\(difference(pair.0, pair.1))"]
    }
    if left.log != right.log {
      let texts = (left.log.joined(separator: "\n"), right.log.joined(separator: "\n"))
      return ["What views told when sought differs from \(what):\n\(difference(texts.0, texts.1))"]
    }
    return []
  }
}
