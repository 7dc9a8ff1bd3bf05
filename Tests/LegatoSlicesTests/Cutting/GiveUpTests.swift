import Testing

@testable import LegatoSlices

/// What changes cannot stand in an expectation.
private func hold(_ value: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(value, sourceLocation: sourceLocation)
}

@Suite("Errors that no smaller change has dealt with")
struct GiveUpTests {
  private let card = SourceText(
    path: "Card.swift",
    text: """
      import SwiftUI
      struct Card: View {
        let tone = Tone()
        var body: some View { Label() }
      }
      struct Label: View { var body: some View { tint.opacity(0.5) } }
      let tint = Color.red
      """)
  private let tone = SourceText(
    path: "Tone.swift",
    text: """
      import SwiftUI
      struct Tone { let name = "warm"; let scale = Scale() }
      struct Scale {}
      struct Unused {}
      """)

  private func slicer() throws -> Slicer {
    let index = SourceIndex(
      SourceModuleText(name: "App", files: [card, tone]), importing: { _ in nil },
      conditions: SourceConditions(modules: ["SwiftUI"]))
    let subjects = ["Card()", "Label()"].map {
      SliceSubject(path: "Card.swift", expressions: [$0])
    }
    return try #require(Slicer(index, all: subjects))
  }

  private func fault(_ path: String, line: Int) -> CompilerFault {
    CompilerFault(path: path, line: line, column: 3, message: "something is wrong")
  }

  @Test("The outermost declaration around an error goes, and nothing beside it")
  func outermost() throws {
    var slicer = try slicer()
    hold(slicer.giveUp(on: [fault("Card.swift", line: 4)]))
    let text = slicer.slice.modules[0].files[0].text
    #expect(!text.contains("struct Card"))
    #expect(text.contains("struct Label"))
    #expect(text.contains("let tint"))
    #expect(slicer.takenOut.map(\.name) == ["Card"])
    let verdict = try #require(
      slicer.verdict(on: SliceSubject(path: "Card.swift", expressions: ["Card()"])))
    #expect(verdict.faults.map(\.reason) == ["something is wrong"])
    let other = try #require(
      slicer.verdict(on: SliceSubject(path: "Card.swift", expressions: ["Label()"])))
    #expect(other.faults.isEmpty)
    #expect(other.leftOut.isEmpty)
  }

  @Test("Or the innermost, where what is around it is to stay; and never what is to be shown")
  func innermost() throws {
    var slicer = try slicer()
    hold(slicer.giveUp(on: [fault("Card.swift", line: 3)], innermost: true))
    let text = slicer.slice.modules[0].files[0].text
    #expect(text.contains("struct Card") && text.contains("var body") && !text.contains("tone"))
    hold(!slicer.giveUp(on: [fault("Card.swift", line: 3)], innermost: true))
    var own = try #require(
      slicer.slicer(for: SliceSubject(path: "Card.swift", expressions: ["Card()"])))
    hold(!own.giveUp(on: [fault("Card.swift", line: 4)], innermost: true))
  }

  @Test("Where no declaration holds the error, all of the file goes that was taken")
  func file() throws {
    var slicer = try slicer()
    hold(slicer.giveUp(on: [fault("Tone.swift", line: 1)]))
    #expect(slicer.takenOut.map(\.name) == ["Tone", "Scale"])
    #expect(slicer.slice.modules[0].files.map(\.path) == ["Card.swift"])
  }

  @Test("An error of no file, and one of what is gone already, change nothing")
  func nothing() throws {
    var slicer = try slicer()
    hold(!slicer.giveUp(on: [fault("film entry.swift", line: 1)]))
    #expect(slicer.changes == 0)
    hold(slicer.giveUp(on: [fault("Tone.swift", line: 2)]))
    #expect(slicer.changes == 1)
    hold(slicer.giveUp(on: [fault("Tone.swift", line: 2)]) == false)
    #expect(slicer.changes == 1)
  }
}
