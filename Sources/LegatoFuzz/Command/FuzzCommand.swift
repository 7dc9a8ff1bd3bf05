import Foundation
import LegatoRaster

/// Plays scenario after scenario until one fails.
@MainActor
struct FuzzCommand {
  let options: FuzzOptions
  let textEngine: PangoTextEngine

  func run() {
    if let number = options.scenario { return replay(number) }
    let start = ContinuousClock.now
    var played = 0
    for number in options.first..<(options.first + options.scenarios) {
      if (ContinuousClock.now - start) / .seconds(1) > options.seconds { break }
      Watchdog.watch(number, seed: options.seed)
      let scenario = Scenario(number: number, seed: options.seed)
      let faults = ScenarioCheck(textEngine: textEngine).faults(of: scenario)
      if !faults.isEmpty { fail(describe(scenario, faults)) }
      played += 1
      if played % 50 == 0 { progress(played, (ContinuousClock.now - start) / .seconds(1)) }
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print("\r\(played) scenarios of seed \(options.seed) in \(Int(seconds)) s: all is well")
  }

  private func progress(_ played: Int, _ seconds: Double) {
    print("\r\(played) scenarios, \(Int(seconds)) s", terminator: "")
    fflush(nil)
  }

  private func replay(_ number: Int) {
    Watchdog.watch(number, seed: options.seed)
    let scenario = Scenario(number: number, seed: options.seed)
    print(scenario)
    let trace = { (line: String) in
      print(line)
      fflush(nil)
    }
    let faults = ScenarioCheck(textEngine: textEngine, trace: trace).faults(of: scenario)
    if !faults.isEmpty { fail(describe(scenario, faults)) }
    print("all is well")
  }

  /// What faults of one kind have in common: a few letters of the first, without names and numbers.
  private func kind(of faults: [String]) -> String {
    let words = (faults.first ?? "").split(separator: " ")
    return words.filter { $0.allSatisfy { $0.isLowercase || $0 == "," } }.prefix(12)
      .joined(separator: " ")
  }

  /// The failure in its smallest form.
  private func describe(_ scenario: Scenario, _ faults: [String]) -> String {
    let check = ScenarioCheck(textEngine: textEngine)
    Watchdog.watch(scenario.number, seed: options.seed)
    let kind = kind(of: faults)
    let small = Shrinker { self.kind(of: check.faults(of: $0)) == kind }.shrink(scenario)
    return """

      Scenario \(scenario.number) of seed \(options.seed) fails:
      \(faults.joined(separator: "\n"))

      Replay: legato-fuzz --seed \(options.seed) --scenario \(scenario.number)

      What is left of it still fails:
      \(small)
      \(check.faults(of: small).joined(separator: "\n"))
      """
  }
}
