import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S4.16–S4.20.
@MainActor @Suite("StreamingTextView")
struct StreamingTextTests {
  private func stage(
    _ knobs: Switches, reducesMotion: Bool = false, savesPower: Bool = false
  ) throws -> Stage {
    try Stage(
      Turned(knobs: knobs) { StreamingTextView(text: $0.text) }, size: Size(3000, 400),
      reducesMotion: reducesMotion, savesPower: savesPower)
  }

  /// The text that the frame draws.
  private func shown(_ stage: Stage) -> String {
    let list = stage.host.frame().list
    return (0..<list.capacity).compactMap { list[LayerID(number: UInt32($0))] }
      .flatMap { layer in
        layer.commands.compactMap { command -> String? in
          if case .text(let layout, _, _) = command { return layout.text }
          return nil
        }
      }
      .joined()
  }

  private let table = [
    (5, [1, 1, 2, 2, 4, 5, 5, 5]), (50, [1, 1, 2, 2, 4, 6, 11, 26]),
    (100, [1, 1, 2, 2, 4, 6, 11, 26]),
  ]

  @Test("S4.16 V20 a character every 10 ms, the first at once")
  func batches() throws {
    let times = [0, 5, 10, 16.67, 33.33, 50, 100, 250]
    for (count, counts) in table {
      let knobs = Switches()
      let stage = try stage(knobs)
      let text = String("abcdefghij".cycled(count))
      stage.act { knobs.text = text }
      for (time, expected) in zip(times, counts) {
        stage.at(time)
        #expect(shown(stage) == text.prefix(expected), "\(count) at \(time)")
      }
      stage.at(990)
      #expect(shown(stage) == text)
      #expect(!stage.host.isWaiting)
    }
  }

  @Test("S4.16 S4.18 of a text that would take long, several characters come at a time")
  func backlog() throws {
    let knobs = Switches()
    let stage = try stage(knobs)
    let text = String("abcdefghij".cycled(2000))
    stage.act { knobs.text = text }
    var last = 0
    for time in stride(from: 50.0, through: 4800, by: 50) {
      stage.at(time)
      let shown = shown(stage)
      #expect(text.hasPrefix(shown) && shown.count >= last, "at \(time)")
      last = shown.count
      if time == 1000 { #expect((1000...1500).contains(last), "\(last)") }
    }
    #expect(last == 2000 && !stage.host.isWaiting)
  }

  @Test("S4.17 C32 a text that is there at first is shown at once")
  func first() throws {
    let knobs = Switches()
    knobs.text = "Hello"
    let stage = try stage(knobs)
    #expect(shown(stage) == "Hello" && !stage.host.isWaiting)
  }

  @Test("S4.18 C33 overlapping updates: always the beginning of the newest text")
  func overlapping() throws {
    let knobs = Switches()
    let stage = try stage(knobs)
    stage.act { knobs.text = "abc" }
    stage.at(5)
    stage.alsoAct { knobs.text = "abcdef" }
    for time in stride(from: 5.0, through: 100, by: 5) {
      stage.at(time)
      #expect("abcdef".hasPrefix(shown(stage)))
    }
    #expect(shown(stage) == "abcdef")
  }

  @Test("S4.18 text that comes quickly does not hold up the characters: they keep their beat")
  func beat() throws {
    let knobs = Switches()
    let stage = try stage(knobs)
    stage.act { knobs.text = "abc" }
    for (time, expected) in [(5.0, "a"), (10, "ab"), (15, "ab"), (20, "abc"), (25, "abc")] {
      stage.at(time)
      #expect(shown(stage) == expected, "at \(time)")
      stage.alsoAct { knobs.text += "defgh" }
      #expect(shown(stage) == expected, "at \(time), with more to come")
    }
    stage.at(30)
    #expect(shown(stage) == "abcd")
    // What turns out to be all that is shown ends the queue.
    stage.alsoAct { knobs.text = "abcd" }
    #expect(shown(stage) == "abcd" && !stage.host.isWaiting)
  }

  @Test("S4.18 a thousand updates in a second end in the whole text, about a second late at most")
  func thousand() throws {
    let knobs = Switches()
    let stage = try stage(knobs)
    stage.act {}
    for index in 1...1000 {
      stage.host.advance(by: 0.001)
      stage.host.act { knobs.text += "\(index % 10)" }
    }
    stage.act {}
    #expect(knobs.text.hasPrefix(shown(stage)))
    stage.at(3000)
    #expect(shown(stage) == knobs.text && !stage.host.isWaiting)
  }

  @Test("S4.19 C33 another text: what they have in common stays, the rest follows")
  func replaced() throws {
    let knobs = Switches()
    knobs.text = "abcdef"
    let stage = try stage(knobs)
    stage.act { knobs.text = "abX" }
    #expect(shown(stage) == "ab")
    stage.at(10)
    #expect(shown(stage) == "abX")
    stage.act { knobs.text = "ab" }
    #expect(shown(stage) == "ab")
    stage.act { knobs.text = "" }
    #expect(shown(stage) == "")
  }

  @Test("S4.19 Reduce Motion in the middle shows all at once")
  func live() throws {
    for less in Less.allCases {
      let knobs = Switches()
      let stage = try stage(knobs)
      stage.act { knobs.text = "abcdefghijklmnop" }
      stage.at(50)
      #expect(shown(stage) == "abcdef")
      stage.set(less)
      #expect(shown(stage) == knobs.text)
      stage.set(nil)
      #expect(shown(stage) == knobs.text)
    }
  }

  @Test("S4.16 with less motion the whole text is there", arguments: Less.allCases)
  func less(less: Less) throws {
    let knobs = Switches()
    let stage = try stage(
      knobs, reducesMotion: less == .reduceMotion, savesPower: less == .lowPower)
    stage.act { knobs.text = "abcdef" }
    #expect(shown(stage) == "abcdef" && !stage.host.isWaiting)
  }

  @Test("S4.20 an accent never stands alone, and none is lost")
  func graphemes() throws {
    let knobs = Switches()
    knobs.text = "e"
    let stage = try stage(knobs)
    stage.act { knobs.text = "e\u{301}!" }
    for time in stride(from: 0.0, through: 60, by: 2) {
      stage.at(time)
      #expect(["", "e\u{301}", "e\u{301}!"].contains(shown(stage)))
    }
    #expect(shown(stage) == "e\u{301}!")
    let family = "👨‍👩‍👧‍👦 مرحبا"
    stage.act { knobs.text = family }
    for time in stride(from: 0.0, through: 200, by: 5) {
      stage.at(time)
      #expect(family.hasPrefix(shown(stage)))
    }
    #expect(shown(stage) == family)
  }

  @Test("S4.16 the whole text is read at once")
  func accessibility() throws {
    let knobs = Switches()
    let stage = try stage(knobs)
    stage.act { knobs.text = "abcdef" }
    #expect(stage.host.semantics.map(\.label) == ["abcdef"])
  }
}

extension String {
  fileprivate func cycled(_ count: Int) -> String {
    let characters = Array(self)
    return String((0..<count).map { characters[$0 % characters.count] })
  }
}
