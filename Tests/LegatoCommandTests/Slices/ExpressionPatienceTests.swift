import LegatoSlices
import Testing

@testable import LegatoCommand

@Suite("Patience with expressions")
struct ExpressionPatienceTests {
  private let late = CompilerFault(
    path: "A.swift", line: 1, column: 1,
    message: "the compiler is unable to type-check this expression in reasonable time")
  private let missing = CompilerFault(
    path: "A.swift", line: 2, column: 1, message: "cannot find 'X' in scope")

  @Test("What took long is tried again with more patience once nothing else is wrong")
  func again() {
    var patience = ExpressionPatience()
    #expect(patience.seconds == FilmCompiler.briefPatience)
    #expect(patience.faults([late, missing]) == [missing])
    #expect(patience.seconds == FilmCompiler.briefPatience)
    #expect(patience.faults([late]) == nil)
    #expect(patience.seconds == FilmCompiler.shortPatience)
    #expect(patience.faults([late]) == nil)
    #expect(patience.seconds == FilmCompiler.longPatience)
    // It takes longer than that, too: that is what is wrong.
    #expect(patience.faults([late]) == [late])
    #expect(patience.faults([missing]) == [missing])
    #expect(patience.seconds == FilmCompiler.briefPatience)
  }

  @Test("Where patience has helped once, there is as much to the end") func needed() {
    var patience = ExpressionPatience()
    #expect(patience.faults([late]) == nil)
    patience.succeeded()
    #expect(patience.faults([missing]) == [missing])
    #expect(patience.seconds == FilmCompiler.shortPatience)
  }
}
