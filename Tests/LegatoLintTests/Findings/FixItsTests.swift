import Testing

@testable import LegatoLint

@Suite("Fix-its")
struct FixItsTests {
  private func finding(_ edits: (Range<Int>, String)...) -> LintFinding {
    LintFinding(
      rule: "a", severity: .note, file: "", line: 1, column: 1, message: "", fix: "",
      fixIt: edits.map { LintFinding.Edit($0.0, $0.1) })
  }

  @Test func areAppliedByPlaceWhateverTheirOrder() {
    let result = "0123456789".applying([finding((7..<9, "b")), finding((1..<3, "aaa"))])
    #expect(result.text == "0aaa3456b9")
    #expect(result.count == 2)
  }

  @Test func ofTwoThatTouchTheFirstCounts() {
    let result = "0123456789".applying([finding((1..<5, "a")), finding((4..<6, "b"), (8..<9, "c"))])
    #expect(result.text == "0a56789")
    #expect(result.count == 1)
  }

  @Test func theSameEditIsMadeOnce() {
    let result = "0123".applying([
      finding((0..<0, "x"), (1..<2, "a")), finding((0..<0, "x"), (2..<3, "b")),
    ])
    #expect(result.text == "x0ab3")
    #expect(result.count == 2)
  }

  @Test func whatHasNoPlaceIsLeftOut() {
    let result = "é".applying([finding((1..<99, "x")), finding((-1..<0, "y")), finding()])
    #expect(result.text == "é")
    #expect(result.count == 0)
  }
}
