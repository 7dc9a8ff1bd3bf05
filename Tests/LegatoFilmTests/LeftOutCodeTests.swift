import Foundation
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

  @Test("Who has named a file for it finds the value there, and the program ends without a word")
  func noted() async throws {
    let path =
      NSTemporaryDirectory() + "legato-missing-test-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(MissingValue(notedAt: path) == nil)
    let result = try await #require(
      processExitsWith: .exitCode(FilmFailure.unmet), observing: [\.standardErrorContent]
    ) {
      let parent = getppid()
      setenv(MissingValue.variable, NSTemporaryDirectory() + "legato-missing-test-\(parent)", 1)
      let _: Task<Void, Never> = LeftOutCode.value("Store.init: service")
    }
    #expect(!String(decoding: result.standardErrorContent, as: UTF8.self).contains("Fatal error"))
    let missing = try #require(MissingValue(notedAt: path))
    #expect(missing.name == "Store.init: service")
    #expect(missing.type == "Swift.Task<(), Swift.Never>")
    #expect(missing.message.hasPrefix("A Task<(), Never> is needed."))
  }

  @Test("What makes a value of a type is found by its name, and is not asked within itself")
  @MainActor func made() {
    // A test's program has only what it names.
    let makers: [any MadeUpMaker.Type] = [_LegatoMadeUp_Shelf.self, _LegatoMadeUp_Shelf_Part.self]
    #expect(makers.count == 2)
    let shelf: Shelf = LeftOutCode.value("a")
    #expect(shelf.count == 3)
    #expect(NeutralValue.of(Shelf.Part.self) == nil)
  }
}

struct Shelf {
  let count: Int
  struct Part { let whole: Int }
}

enum _LegatoMadeUp_Shelf: MadeUpMaker {
  static func make() -> Any? { Shelf(count: 3) }
}

enum _LegatoMadeUp_Shelf_Part: MadeUpMaker {
  // To make one of them one of them is needed.
  static func make() -> Any? { NeutralValue.of(Shelf.Part.self) }
}
