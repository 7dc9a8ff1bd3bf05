import SwiftUI
import Testing

@testable import LegatoFilm

@Suite("A scenario in code")
struct ScenarioTests {
  @Test func stepsFollowEachOther() {
    let scenario = Scenario {
      Tap("A")
      Pause(0.5)
      Press("B", for: 0.25)
      Hover("C", for: 1)
      PressKey("return")
      TypeText("hi", for: 0.5)
      Change(.lowPower(true))
    }
    #expect(
      scenario.description == """
        0 tap “A”
        0.5 touch down “B”
        0.75 touch up “B”
        0.75 hover “C”
        1.75 hover away “C”
        1.75 key “return”
        1.75 type “h”
        2 type “i”
        2.25 set “lowPower=true”
        """)
  }

  @Test func aStepMayHaveATimeOfItsOwn() {
    let scenario = Scenario {
      Drag("Card", by: CGSize(width: 30, height: 0), for: 0.05)
      Change(.reduceMotion(true), at: 0.02)
      Tap("B")
    }
    #expect(scenario.events.map(\.action) == [.down, .move, .set, .tap, .move, .move, .up])
  }

  @Test func scenariosAreBuiltOfScenarios() {
    let open = Scenario {
      Tap("Menu")
      Pause(9)
    }
    let isLong = true
    let scenario = Scenario {
      Pause(1)
      open
      for index in 0..<2 { Tap("\(index)") }
      if isLong { Tap("Last") }
    }
    // A scenario ends with its last event.
    #expect(
      scenario.description == "1 tap “Menu”\n1 tap “0”\n1 tap “1”\n1 tap “Last”")
  }

  @Test(arguments: [-1, .nan, .infinity, 1e300])
  func timesThatAreNoneDoNoHarm(time: Double) {
    let scenario = Scenario {
      Press("A", for: time, at: time)
      Pause(time)
      Tap("B")
    }
    #expect(scenario.events.allSatisfy { $0.time >= 0 && $0.time <= 10_800 })
  }
}

@MainActor @Suite("Names of values")
struct ValueNameTests {
  @Test(arguments: [
    ("Page/Card.opacity", "opacity", 0), ("Card.opacity", "opacity", 0), ("opacity", "opacity", 0),
    ("Card.scale", "scale", 0), ("Card.scale.y", "scale", 1), ("Card[1].opacity", "opacity", 0),
    ("Card.blur", "opacity", nil), ("Text.opacity", "opacity", nil), ("Card.scale.z", "scale", nil),
    ("", "opacity", nil), (".opacity", "opacity", nil),
  ])
  func areThoseOfRecordings(name: String, property: String, component: Int?) {
    #expect(
      ValueName.component(
        of: name, path: "Page/Card[1]", property: property, components: ["x", "y"]) == component)
  }

  @Test func aSettingInTheMiddleTakesEffectAtOnce() throws {
    let seen = Seen()
    var recorder = try FilmRecorder(
      Looker(seen: seen), name: "Looker",
      options: FilmOptions([
        "--set", "reduceMotion=true@0.25", "--set", "layoutDirection=rightToLeft@0.5",
        "--expect", "Absent@0.3", "--expect", "!yes@0.3", "--expect", "Text.opacity=0.5@0.4",
      ]))
    let film = try recorder.record()
    #expect(seen.values == [false, true])
    #expect(film.recording.events.map(\.label).contains("reduceMotion=true"))
    try #require(recorder.unmet.count == 3, "\(recorder.unmet)")
    #expect(recorder.unmet[0].hasPrefix("Nothing is labelled “Absent” at 0.3 s.\nOn screen:\n"))
    #expect(recorder.unmet[1] == "“yes” should be gone at 0.3 s, and is there: Looker/Text.")
    #expect(
      recorder.unmet[2] == "Looker/Text.opacity is 1 at 0.4 s, and should be 0.5 ± 0.001.")
  }

  private final class Seen { var values: [Bool] = [] }

  private struct Looker: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    let seen: Seen

    var body: some View {
      Text(reduceMotion ? "yes" : "no").opacity(1)
        .onChange(of: reduceMotion, initial: true) { seen.values.append($1) }
    }
  }
}
