import LegatoDisplay
import SwiftUI
import Testing

@testable import LegatoAudit

private struct Panel: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Button("Save") { isOn.toggle() }
      Text("Hold").onTapGesture {}
      Button("Off") {}.disabled(true)
      TextField("Name", text: .constant(""))
    }
  }
}

private struct Quiet: View {
  @State private var isOn = false
  var body: some View { Text(isOn ? "on" : "off") }
}

@MainActor @Suite("The player")
struct PlayerTests {
  @Test func touchesAllThatTakesTouchesAndNothingElse() throws {
    let played = try play { Panel() }
    let taps = played.runs(.full).filter { $0.kind == .tap }.map(\.target)
    #expect(taps == ["Save", "Hold"])
    #expect(played.runs.contains { $0.kind == .type && $0.target == "Name" })
  }

  @Test func playsUnderAllConditions() throws {
    let played = try play { Panel() }
    for conditions in Conditions.allCases {
      #expect(played.runs(conditions).contains { $0.kind == .appear })
      #expect(played.runs(conditions).contains { $0.kind == .tap && $0.target == "Save" })
    }
  }

  @Test func setsStateWhereThereIsNothingToTouch() throws {
    let played = try play { Quiet() }
    let run = try #require(played.run(.state, "Quiet Bool"))
    #expect(run.rests.map(\.spoken) == [["off"], ["on"], ["off"]])
  }

  @Test func givesTheSameRunsEachTime() throws {
    let first = try play { Panel() }
    let second = try play { Panel() }
    #expect(first.runs.map(\.name) == second.runs.map(\.name))
    #expect(first.runs.map(\.recording) == second.runs.map(\.recording))
  }

  @Test func stopsAtItsBounds() throws {
    var limits = Player.Limits()
    limits.frames = 10
    let played = try play(limits: limits) { Panel() }
    #expect(played.runs.count < 10)
    #expect(played.omissions.contains { $0.hasPrefix("Stopped after") })
  }

  @Test func aBodyThatWritesForEverIsReportedAndEnds() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count, initial: true) { count += 1 }
      }
    }
    let findings = RuleBook.findings(in: try play { Restless() })
    #expect(findings.contains { $0.rule == "runtime-fault" })
  }

  @Test func bindingsKeepWhatIsWrittenToThem() throws {
    let subject = CheckSubject(name: "view") { (inputs: CheckInputs) -> any View in
      let isOn = inputs.binding(0, false, true)
      return Button(isOn.wrappedValue ? "on" : "off") { isOn.wrappedValue.toggle() }
    }
    var player = Player()
    player.size = Size(200, 200)
    let run = try #require(try player.play(subject).run(.tap, "off"))
    #expect(run.rests.map(\.spoken) == [["off"], ["on"], ["off"]])
  }

  @Test func codeThatIsWokenWithoutEndTakesNoLongerForIt() throws {
    struct Ticking: View {
      @State private var ticks = 0
      let interval: Double
      var body: some View {
        Button("\(ticks)") {}
          .onAppear {
            _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
              MainActor.assumeIsolated { ticks += 1 }
            }
          }
      }
    }
    let slow = try play { Ticking(interval: 1) }
    let fast = try play { Ticking(interval: 0.001) }
    let frames = { (played: PlayedSubject) in played.runs.map(\.frames.count).reduce(0, +) }
    #expect(slow.omissions.isEmpty && fast.omissions.isEmpty)
    #expect(frames(fast) < 4 * frames(slow))
    // A tap waits for what it may have set off, and not as long as for motion.
    let taps = slow.runs.filter { $0.kind == .tap }
    #expect(taps.allSatisfy { $0.duration < 4 })
  }

  @Test func aViewIsMadeWithinItsHost() throws {
    struct Dated: View {
      let made = Date()
      var body: some View { Text("\(made.timeIntervalSinceReferenceDate)") }
    }
    let played = try play { Dated() }
    #expect(played.runs.allSatisfy { $0.rests.allSatisfy { $0.spoken == ["0.000000"] } })
  }
}
