import Testing

@testable import LegatoCommand

@Suite("What the compiler says of files")
struct CompilerErrorsTests {
  private let paths = [
    "/build/1/Card.swift": "App/Card.swift", "/build/1/Card 2.swift": "Other/Card.swift",
  ]

  @Test("Errors are in the files as they are called, also those of code that a macro has moved")
  func places() {
    let errors = CompilerErrors(
      """
      /build/1/Card 2.swift:3:5: error: cannot find 'a' in scope
      Kit/Card.swift:4:7: error: cannot find 'b' in scope
      Kit/Nowhere.swift:5:9: error: cannot find 'c' in scope
      """, paths: paths)
    #expect(
      errors.faults.map(\.path) == ["Other/Card.swift", "App/Card.swift", "Kit/Nowhere.swift"])
    #expect(errors.faults.map(\.line) == [3, 4, 5])
    #expect(errors.messages.hasPrefix("Other/Card.swift:3:5"))
  }
}
