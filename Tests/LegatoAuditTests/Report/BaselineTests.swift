import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoAudit

@Suite("Baselines")
struct BaselineTests {
  @Test func whatIsKnownDoesNotCount() {
    let results = CheckResults.sample([.sample(), .sample("flashes")])
    let verdict = Verdict(results, baseline: Baseline(.sample([.sample()])))
    #expect(verdict.new.map(\.rule) == ["flashes"])
    #expect(verdict.known.map(\.rule) == ["reduced-motion"])
    #expect(verdict.fails)
  }

  @Test func moreThanIsKnownCounts() {
    let verdict = Verdict(
      .sample([.sample(count: 3)]), baseline: Baseline(.sample([.sample(count: 2)])))
    #expect(verdict.fails)
  }

  @Test func fewerThanIsKnownIsTold() {
    let verdict = Verdict(
      .sample([.sample(count: 1)]), baseline: Baseline(.sample([.sample(count: 3)])))
    #expect(!verdict.fails)
    #expect(verdict.gone == 2)
  }

  @Test("Numbers of rows and lines do not matter")
  func fingerprints() {
    var moved = Finding.sample(path: "Card/Text[7]")
    moved.line = 99
    #expect(moved.fingerprint == Finding.sample().fingerprint)
    #expect(Finding.sample(path: "Card/Image").fingerprint != Finding.sample().fingerprint)
  }

  @Test("The number may only fall")
  func ratchet() {
    let old = Baseline(.sample([.sample(count: 2), .sample("flashes")]))
    let new = Baseline(.sample([.sample(count: 5), .sample("haptics")]), allowing: old)
    #expect(new.total == 2)
    #expect(new.counts.keys.allSatisfy { $0.hasPrefix("reduced-motion") })
  }

  @Test func isReadAsItWasWritten() throws {
    let baseline = Baseline(.sample([.sample(message: "\"quoted\"")]))
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write("baseline.json", baseline.text)
    #expect(try Baseline.read(file) == baseline)
    try folder.write("baseline.json", "{\"version\": 9, \"counts\": {}}")
    #expect(throws: FilmFailure.self) { try Baseline.read(file) }
    try folder.write("baseline.json", "no baseline")
    #expect(throws: FilmFailure.self) { try Baseline.read(file) }
    #expect(try Baseline.read(file + ".none") == nil)
  }
}
