import Testing

@testable import LegatoFilm

@Suite("Values in the place of code that does not compile")
struct LeftOutCodeTests {
  private enum Side: CaseIterable { case left, right }
  private struct Count: ExpressibleByIntegerLiteral, Equatable {
    let number: Int
    init(integerLiteral value: Int) { number = value }
  }

  @Test("Nothing, no, zero, what is empty, and the first of several") func neutral() {
    let nothing: Int? = LeftOutCode.value("a")
    #expect(nothing == nil)
    let twice: String?? = LeftOutCode.value("a")
    #expect((twice ?? nil) == nil)
    #expect(LeftOutCode.value("a") as Bool == false)
    #expect(LeftOutCode.value("a") as Double == 0)
    #expect(LeftOutCode.value("a") as Count == Count(integerLiteral: 0))
    #expect(LeftOutCode.value("a") as String == "")
    #expect(LeftOutCode.value("a") as [Side] == [])
    #expect(LeftOutCode.value("a") as Set<Int> == [])
    #expect(LeftOutCode.value("a") as [String: Int] == [:])
    #expect(LeftOutCode.value("a") as Side == .left)
    let void: Void = LeftOutCode.value("a")
    #expect(void == ())
  }

  @Test("A type without such a value ends the program, which names what was left out")
  func none() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let _: Task<Void, Never> = LeftOutCode.value("Store.init: service")
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.contains("Store.init: service") && said.contains("Task<(), Never>"))
  }
}
