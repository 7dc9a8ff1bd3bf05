import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

/// Views whose code does not do what code of a view does.
@MainActor @Suite("Films of views that do not come back", .serialized)
struct FilmEndsTests {
  private func film(_ handler: String, _ options: String...) throws -> Int32 {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(
      "Ends.swift",
      """
      import Foundation
      import SwiftUI
      struct Ends: View {
        @State private var count = 0
        var body: some View { Button("Go") { \(handler) } }
      }
      """)
    return try FilmCommand([file, "--tap", "Go@0.1", "-o", "\(folder.path)/a.csv"] + options).run()
  }

  @Test func aHandlerThatGoesOnForEverEndsTheFilm() throws {
    #expect(try film("while true { count &+= 1 }", "--patience", "1") == FilmFailure.unmet)
  }

  @Test func codeThatWaitsForNoTimeOverAndOverEndsTheFilm() throws {
    let handler = """
      @MainActor func again() {
        count &+= 1
        DispatchQueue.main.async { again() }
      }
      again()
      """
    // By what it does, and not by how long it takes.
    #expect(try film(handler, "--patience", "600") == FilmFailure.unmet)
  }

  @Test func codeThatComesToRestDoesNot() throws {
    // Ten thousand steps of no time, put off by a millisecond ten times.
    let handler = """
      @MainActor func again() {
        count &+= 1
        if count < 10_000 { DispatchQueue.main.async { again() } }
      }
      again()
      """
    #expect(try film(handler) == 0)
  }

  @Test func aHandlerThatCrashesIsToldOf() throws {
    let failure = #expect(throws: FilmFailure.self) { try film("_ = [Int]()[count]") }
    #expect(failure?.exitCode == FilmFailure.unmet)
    #expect(failure?.message.hasPrefix("The view crashed (signal ") == true)
  }

  @Test func aHandlerThatEndsTheProgramIsNoSuccess() throws {
    #expect(try film("exit(0)") == FilmFailure.unmet)
    #expect(try film("count += 1") == 0)
  }
}
