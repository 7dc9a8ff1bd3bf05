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

  @Test("Names of files are replaced wherever they stand, the longest first")
  func names() {
    let errors = CompilerErrors(
      "in /build/1/Card.swift: of /build/1/Card.swift and /build/1/Card 2.swift\n/build/1/Card",
      paths: paths.merging(["/build/1/Card": "Card's folder", "": "nothing"]) { $1 })
    #expect(
      errors.messages
        == "in App/Card.swift: of App/Card.swift and Other/Card.swift\nCard's folder")
    #expect(CompilerErrors("as it is", paths: [:]).messages == "as it is")
  }

  @Test("Of two language versions the one counts that finds less")
  func least() {
    let two = CompilerErrors("A.swift:1:1: error: a\nA.swift:2:1: error: b\n", paths: [:])
    let one = CompilerErrors("A.swift:2:1: error: b\n", paths: [:])
    let other = CompilerErrors("A.swift:3:1: error: c\n", paths: [:])
    let none = CompilerErrors("The compiler has ended.", paths: [:])
    func least(_ errors: CompilerErrors...) -> String? {
      errors.reduce(nil) { CompilerErrors.least($0, $1) }?.messages
    }
    #expect(least(two, one) == one.messages)
    #expect(least(one, other) == one.messages)
    #expect(least(one, two) == one.messages)
    // Errors that no file has say nothing of how little is wrong.
    #expect(least(one, none) == one.messages)
  }
}
