import Foundation
import LegatoRaster

/// Plays scenario after scenario until one fails.
@MainActor
struct FuzzCommand {
  let options: FuzzOptions
  let textEngine: HarfBuzzTextEngine

  func run() {
    switch options.task {
    case .play: play()
    case .replay(let number): replay(number)
    case .check(let number): check(number)
    case .shrink(let number): shrink(number)
    }
  }

  private func play() {
    ScenarioWatchdog.start(shrinks: true)
    let start = ContinuousClock.now
    var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }
    var played = 0
    for number in options.first..<(options.first + options.scenarios) {
      if seconds > options.seconds { break }
      ScenarioWatchdog.watch(number, options)
      let faults = ScenarioCheck(textEngine: textEngine).faults(of: scenario(number))
      if !faults.isEmpty { shrink(number) }
      played += 1
      if played % 50 == 0 {
        print("\r\(played) scenarios, \(Int(seconds)) s", terminator: "")
        fflush(nil)
      }
    }
    print("\r\(played) scenarios of seed \(options.seed) in \(Int(seconds)) s: all is well")
  }

  private func scenario(_ number: Int) -> FuzzScenario {
    FuzzScenario(number: number, seed: options.seed, hasScreens: options.hasScreens)
      .reduced(by: options.reductions)
  }

  private func replay(_ number: Int) {
    print(scenario(number))
    let trace = { (line: String) in
      print(line)
      fflush(nil)
    }
    let faults = ScenarioCheck(textEngine: textEngine, trace: trace).faults(of: scenario(number))
    if !faults.isEmpty { fail("\n" + faults.joined(separator: "\n")) }
    print("all is well")
  }

  private func check(_ number: Int) {
    ScenarioWatchdog.restart()
    let faults = ScenarioCheck(textEngine: textEngine).faults(of: scenario(number))
    if !faults.isEmpty { fail(faults.joined(separator: "\n")) }
  }

  /// Tells how a scenario fails, and the smallest form in which it still does.
  private func shrink(_ number: Int) {
    let program = Subprocess(options: options, scenario: number)
    let start = ContinuousClock.now
    let steps = Shrinker(scenario: scenario(number)) {
      // Hangs take their time to show.
      ContinuousClock.now - start > .seconds(180) ? nil : program.failure($0).map(Subprocess.kind)
    }.shrink()
    let list = steps.map(\.description).joined(separator: ",")
    let reduction = steps.isEmpty ? "" : " --reduced \(list)"
    fail(
      """

      FuzzScenario \(number) of seed \(options.seed) fails:
      \(program.failure([]) ?? "it does not fail again")

      What is left of it still fails:
      \(scenario(number).reduced(by: steps))
      \(program.failure(steps) ?? "")

      legato-fuzz \(options.set.joined(separator: " ")) --scenario \(number)\(reduction)
      """)
  }
}
