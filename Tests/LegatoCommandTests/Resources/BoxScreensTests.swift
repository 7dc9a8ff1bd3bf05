import Foundation
import TestSupport
import Testing

@testable import LegatoCommand

/// Screens as apps have them, which use much of what views of the system's can be asked for.
@Suite("Screens with views of the system's") struct BoxScreensTests {
  struct Screen: Sendable, CustomTestStringConvertible {
    let name: String
    let code: String
    /// What is drawn.
    let texts: [String]
    /// What is reported.
    let reports: [String]
    var testDescription: String { name }
  }

  @Test(
    "They film unchanged, and each box has its name", .timeLimit(.minutes(5)),
    arguments: [ChartScreens.screen, MapScreens.screen, MediaScreens.screen])
  func films(screen: Screen) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write("\(screen.name).swift", screen.code)
    let command = try FilmCommand([file, "--out", folder.path + "/film.txt"])
    let program = try command.program()
    let output = Pipe()
    let process = Process()
    process.executableURL = program
    process.arguments = Array(command.arguments.dropFirst())
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let said = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said)")
    let film = try String(contentsOfFile: folder.path + "/film.txt", encoding: .utf8)
    for text in screen.texts {
      #expect(film.contains("text \"\(text)\""), "\(text) in \(film.prefix(600))")
    }
    for report in screen.reports {
      #expect(said.contains(report), "\(report) in \(said)")
    }
  }
}
