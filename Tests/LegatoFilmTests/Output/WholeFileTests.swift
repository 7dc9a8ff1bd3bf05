import Foundation
import TestSupport
import Testing

@testable import LegatoFilm

@Suite("Files are written whole or not at all")
struct WholeFileTests {
  private let temporary: TemporaryFolder
  private var folder: String { temporary.path }

  init() throws { temporary = try TemporaryFolder() }

  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func whatIsWrittenReplacesWhatWasThere() throws {
    defer { temporary.remove() }
    try WholeFile.write(Data("one".utf8), to: "\(folder)/a.txt")
    try WholeFile.write(Data("two".utf8), to: "\(folder)/a.txt")
    #expect(text("a.txt") == "two" && temporary.names == ["a.txt"])
  }

  @Test func whatFailsLeavesWhatWasThereAndNothingElse() throws {
    defer { temporary.remove() }
    try WholeFile.write(Data("one".utf8), to: "\(folder)/a.txt")
    #expect(throws: FilmFailure("too bad")) {
      try WholeFile.replace("\(folder)/a.txt") { place throws(FilmFailure) in
        try WholeFile.write(Data("half".utf8), to: place)
        throw FilmFailure("too bad")
      }
    }
    #expect(text("a.txt") == "one" && temporary.names == ["a.txt"])
  }

  @Test func aLinkStaysALinkAndAnAccessRightStays() throws {
    defer { temporary.remove() }
    try WholeFile.write(Data("one".utf8), to: "\(folder)/a.txt")
    chmod("\(folder)/a.txt", 0o600)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/b.txt", withDestinationPath: "a.txt")
    try WholeFile.write(Data("two".utf8), to: "\(folder)/b.txt")
    #expect(text("a.txt") == "two")
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/b.txt")
    #expect(link == "a.txt")
    let mode = try FileManager.default.attributesOfItem(atPath: "\(folder)/a.txt")
    #expect((mode[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test func whatIsInTheWayIsSaidInPlainWords() {
    defer { temporary.remove() }
    #expect(
      throws: FilmFailure(
        "/dev/full cannot be written: No space left on device.", exitCode: FilmFailure.machine)
    ) { try WholeFile.write(Data("one".utf8), to: "/dev/full") }
    #expect(
      throws: FilmFailure(
        "/nowhere/a.txt cannot be written: No such file or directory.",
        exitCode: FilmFailure.machine)
    ) { try WholeFile.write(Data("one".utf8), to: "/nowhere/a.txt") }
    let fault = #expect(throws: (any Error).self) {
      try FileManager.default.createDirectory(
        atPath: "/dev/null/a", withIntermediateDirectories: true)
    }
    let words = fault.map(FilmFailure.reason) ?? ""
    #expect(!words.isEmpty && !words.contains("Domain"))
  }
}
