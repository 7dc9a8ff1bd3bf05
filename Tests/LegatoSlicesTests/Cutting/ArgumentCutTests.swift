import Testing

@testable import LegatoSlices

/// What changes cannot stand in an expectation.
private func hold(_ value: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(value, sourceLocation: sourceLocation)
}

@Suite("Taking out an argument of a call")
struct ArgumentCutTests {
  private let card = """
    struct Card: View {
      var body: some View {
        VStack {
          Row(status: status, size: 3)
          Row(.init(name: 3), isOn: true).padding()
        }
      }
    }
    #Preview("Card") {
      Row(status: Status(id: .gone, size: 3)).shadow(gone)
    }
    """

  private func slicer() throws -> Slicer {
    let index = SourceIndex(
      SourceModuleText(name: "App", files: [SourceText(path: "Card.swift", text: card)]),
      importing: { _ in nil }, conditions: SourceConditions(modules: ["SwiftUI"]))
    let subject = SliceSubject(path: "Card.swift", previews: [9], expressions: ["Card()"])
    return try #require(Slicer(index, subject))
  }

  private func fault(_ text: String, _ message: String) throws -> CompilerFault {
    let range = try #require(card.firstRange(of: text))
    let before = card[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    return CompilerFault(
      path: "Card.swift", line: before.count, column: (before.last?.utf8.count ?? 0) + 1,
      message: message)
  }

  private func text(_ slicer: Slicer) -> String { slicer.slice.modules[0].files[0].text }

  @Test("One too many goes with what separates it; all go where none is taken")
  func unwanted() throws {
    var slicer = try slicer()
    hold(slicer.cut([try fault("size: 3)\n", "extra argument 'size' in call")]))
    #expect(text(slicer).contains("Row(status: status         )"))
    hold(
      slicer.cut([
        try fault("(name: 3)", "argument passed to call that takes no arguments")
      ]))
    #expect(text(slicer).contains("Row(.init(       ), isOn: true).padding()"))
    #expect(
      slicer.slice.leftOut.map(\.name) == [
        "Card.body: Row: size", "Card.body: .init: arguments",
      ])
  }

  @Test("In a preview the innermost value is made up, then the one around it, then a modifier goes")
  func values() throws {
    var slicer = try slicer()
    let fault = try fault(".gone", "type 'Status.ID' has no member 'gone'")
    hold(slicer.cut([fault]))
    #expect(
      text(slicer).contains(
        "Row(status: Status(id: _legatoValue(\"#Preview: Status: id\"), size: 3))"))
    hold(slicer.cut([fault]))
    #expect(text(slicer).contains("Row(status: _legatoValue(\"#Preview: Row: status\"))"))
    var other = try self.slicer()
    hold(other.cut([try self.fault("gone)", "cannot find 'gone' in scope")]))
    #expect(text(other).contains("Row(status: Status(id: .gone, size: 3))             \n}"))
    #expect(slicer.slice.leftOut.allSatisfy { $0.isPart && $0.form == .value })
  }
}
