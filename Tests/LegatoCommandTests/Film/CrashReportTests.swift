import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("Reports of crashes")
struct CrashReportTests {
  private func report(_ text: String) throws -> CrashReport? {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("report.json", text)
    return CrashReport(readFrom: folder.path + "/report.json")
  }

  @Test(
    "Places are those of the thread that crashed, the innermost first, without the compiler's own")
  func places() throws {
    func frame(_ file: String, _ line: Int) -> String {
      """
      { "kind": "returnAddress", "symbol": "x",
        "sourceLocation": { "file": "\(file)", "line": \(line), "column": 5 } }
      """
    }
    let text = """
      { "kind": "crashReport", "threads": [
        { "name": "other", "frames": [ \(frame("App/Other.swift", 1)) ] },
        { "name": "main", "crashed": true, "frames": [
          { "kind": "programCounter", "symbol": "$ss" }, \(frame("App/My View.swift", 12)),
          \(frame("//<compiler-generated>", 0)), \(frame("Kit/Store.swift", 3)),
          { "kind": "truncated" } ] } ] }
      """
    let places = try #require(try report(text)).places
    #expect(places.map(\.module) == ["App", "Kit"])
    #expect(places.map(\.file) == ["My View.swift", "Store.swift"])
    #expect(places.map(\.line) == [12, 3])
  }

  @Test("The place that a program names itself is the innermost, once")
  func named() throws {
    let text = #"""
      { "threads": [ { "crashed": true, "frames": [
        { "sourceLocation": { "file": "/films/App/Store.swift", "line": 9, "column": 5 } }
      ] } ] }
      """#
    func places(_ said: String) throws -> [CrashReport.Place] {
      var report = try #require(try report(text))
      report.add(namedIn: said)
      return report.places
    }
    let own = CrashReport.Place(module: "App", file: "Store.swift", line: 9, column: 5)
    #expect(
      try places("a\nApp/Kept View.swift:12: Fatal error: found nil: none\n") == [
        CrashReport.Place(module: "App", file: "Kept View.swift", line: 12, column: 0), own,
      ])
    #expect(try places("App/Store.swift:9: Precondition failed: a: b\n") == [own])
    #expect(try places("Fatal error\n") == [own])
    #expect(try places("all is well") == [own])
  }

  @Test("What is no report is none", arguments: ["", "{", "[]", "{ \"threads\": 1 }"])
  func broken(_ text: String) throws {
    #expect(try report(text) == nil)
    #expect(CrashReport(readFrom: "/nowhere/report.json") == nil)
  }

  @Test("A report without a crashed thread has no places")
  func noThread() throws {
    #expect(try report("{ \"threads\": [ { \"frames\": [] } ] }")?.places.isEmpty == true)
  }
}

@Suite("Attempts at a film")
struct FilmAttemptsTests {
  private let subject = CompiledSubject(program: URL(fileURLWithPath: "/film"))

  @Test(
    "A crash is looked for once in a program that keeps its lines, and ends it where nothing can go"
  )
  func crash() throws {
    var plays: [Bool] = []
    var makes: [Bool] = []
    let attempts = FilmAttempts<Int>(survivesCrashes: true) { _, reports in
      plays.append(reports)
      return .crashed(Crash(signal: 4))
    } make: { earlier, _, keepsLines in
      makes.append(keepsLines)
      return earlier
    }
    guard case .crashed = try attempts.run(subject).end else {
      Issue.record("It did not end with the crash.")
      return
    }
    #expect(plays == [false, true])
    #expect(makes == [true])
  }

  @Test("Where a crash is what a person wants to know of, nothing is made anew")
  func noSurvival() throws {
    let attempts = FilmAttempts<Int>(survivesCrashes: false) { _, _ in
      .crashed(Crash(signal: 4))
    } make: { earlier, _, _ in
      Issue.record("It was made anew.")
      return earlier
    }
    guard case .crashed(let crash) = try attempts.run(subject).end else {
      Issue.record("It did not end with the crash.")
      return
    }
    #expect(crash.words == "signal 4")
  }

  @Test("A program that was ended by somebody is not run again", arguments: [SIGKILL, SIGTERM])
  func ended(_ signal: Int32) throws {
    let attempts = FilmAttempts<Int>(survivesCrashes: true) { _, _ in
      .crashed(Crash(signal: signal))
    } make: { earlier, _, _ in
      Issue.record("It was made anew.")
      return earlier
    }
    guard case .crashed = try attempts.run(subject).end else {
      Issue.record("It did not end with the crash.")
      return
    }
  }

  @Test("What cannot be made anew ends with why")
  func failure() throws {
    let attempts = FilmAttempts<Int>(survivesCrashes: true) { _, _ in
      .crashed(Crash(signal: 4))
    } make: { _, _, _ throws(FilmFailure) in
      throw FilmFailure("no room", exitCode: FilmFailure.machine)
    }
    #expect(try attempts.run(subject).failure?.message == "no room")
  }
}
