import LegatoFilm
import LegatoSlices
import Testing

@testable import LegatoCommand

@Suite("What is known of a module's types")
struct ModuleCheckTests {
  private let texts = ["A.swift": "let a = 1", "B.swift": "let b = a"]

  private func errors(_ places: [(String, Int)], _ message: String = "wrong") -> CompilerErrors {
    CompilerErrors(
      places.map { "\($0.0):\($0.1):1: error: \(message)\n" }.joined(), paths: [:])
  }

  private func slicer() throws -> Slicer {
    let index = SourceIndex(
      SourceModuleText(
        name: "App",
        files: texts.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) }),
      importing: { _ in nil }, conditions: SourceConditions(modules: []))
    return try #require(Slicer(index, SliceSubject(path: "B.swift", expressions: ["b"])))
  }

  @Test("Errors that stay the same for rounds are told from those that become other ones")
  func repeating() {
    var check = ModuleCheck(isDeclared: true)
    for line in 1...9 {
      _ = check.note(.failure(errors([("A.swift", line)])), true, 1)
      #expect(!check.isRepeating)
    }
    for round in 1...3 {
      _ = check.note(.failure(errors([("A.swift", 9)])), false, 1)
      #expect(check.isRepeating == (round == 3))
    }
    _ = check.note(.failure(errors([("A.swift", 10)])), false, 1)
    #expect(!check.isRepeating)
  }

  @Test(
    "All files are looked at first, then those that were not well, then those that are in doubt")
  func files() throws {
    var slicer = try slicer()
    var check = ModuleCheck(isDeclared: true)
    #expect(check.files(of: texts, slicer) == nil)
    check.known = texts
    check.lossCount = slicer.lossCount
    _ = check.note(.failure(errors([("A.swift", 1)])), true, 1)
    #expect(check.files(of: texts, slicer) == ["A.swift"])
    // What was taken out of one is missed in the other.
    _ = slicer.giveUp(
      on: [CompilerFault(path: "A.swift", line: 1, column: 1, message: "wrong")], innermost: true)
    let changed = ["A.swift": "", "B.swift": "let b = a"]
    #expect(check.files(of: changed, slicer) == ["A.swift"])
    check.known = changed
    _ = check.note(.success(nil), false, 2)
    #expect(check.files(of: changed, slicer) == ["B.swift"])
    check.lossCount = slicer.lossCount
    #expect(check.files(of: changed, slicer) == [])
  }

  @Test("A file that the compiler has given up on stays in doubt")
  func unsure() throws {
    let slicer = try slicer()
    var check = ModuleCheck(isDeclared: true)
    check.known = texts
    check.lossCount = 0
    let late = "B.swift:1:1: error: unable to type-check this expression in reasonable time\n"
    let found = CompilerErrors("A.swift:1:1: error: wrong\n" + late, paths: [:])
    _ = check.note(.failure(found), true, 1)
    #expect(check.wrong == ["A.swift"])
    #expect(check.unsure == ["B.swift"])
    _ = check.note(.success(nil), false, 2)
    #expect(check.files(of: texts, slicer) == ["B.swift"])
    _ = check.note(.success(nil), true, 2)
    #expect(check.files(of: texts, slicer) == [])
  }
}
