import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("More stand-ins")
struct MoreAppleStandInTests {
  /// How many apps the files are put into: most of what one takes is to be read, linked and played, and not its files.
  private static let appCount = 6

  @Test(
    "Apps with files that use them compile whole, and say that nothing is there",
    arguments: 0..<appCount)
  @MainActor
  func films(app: Int) throws {
    // Side by side, as what is told of one kind of module often has the same names.
    let files = stride(from: app, to: StandInUse.all.count, by: Self.appCount).map {
      StandInUse.all[$0]
    }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "Package.swift", "let package = Package(name: \"A\", targets: [.target(name: \"A\")])")
    for file in files { try folder.write("Sources/A/\(file.module)Uses.swift", file.code + "\n") }
    let views = files.map { "\($0.view)()" }.joined(separator: "; ")
    try folder.write(
      "Sources/A/MyApp.swift",
      """
      import SwiftUI
      @main struct MyApp: App { var body: some Scene { WindowGroup { VStack { \(views) } } } }
      """)
    let output = folder.path + "/film.txt"
    #expect(try FilmCommand([folder.path, "--duration", "0.1", "-o", output]).run() == 0)
    let text = try String(contentsOfFile: output, encoding: .utf8)
    let leftOut = text.split(separator: "\n").filter { $0.hasPrefix("Left out: ") }
    for file in files {
      for said in file.said {
        #expect(text.contains(said), "\(file.module): \(said) in \(text.prefix(4_000))")
      }
      #expect(leftOut.contains { $0.hasSuffix("the module \(file.module)") }, "\(file.module)")
    }
    #expect(
      leftOut.allSatisfy { $0.contains("a stand-in took the place of the module") },
      "\(leftOut.joined(separator: "\n"))")
  }
}
