import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("More stand-ins")
struct MoreAppleStandInTests {
  @Test(
    "Files that use them as apps do compile whole, and say that nothing is there",
    arguments: StandInUse.all.map(\.module))
  @MainActor
  func films(module: String) throws {
    let file = try #require(StandInUse.all.first { $0.module == module })
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "Package.swift", "let package = Package(name: \"A\", targets: [.target(name: \"A\")])")
    let app = "@main struct MyApp: App { var body: some Scene { WindowGroup { \(file.view)() } } }"
    try folder.write("Sources/A/Uses.swift", file.code + "\n" + app + "\n")
    let output = folder.path + "/film.txt"
    #expect(try FilmCommand([folder.path, "--duration", "0.1", "-o", output]).run() == 0)
    let text = try String(contentsOfFile: output, encoding: .utf8)
    for said in file.said { #expect(text.contains(said), "\(text.prefix(2_000))") }
    let leftOut = text.split(separator: "\n").filter { $0.hasPrefix("Left out: ") }
    #expect(leftOut.contains { $0.hasSuffix("the module \(module)") })
    #expect(
      leftOut.allSatisfy { $0.contains("a stand-in took the place of the module") },
      "\(leftOut.joined(separator: "\n"))")
  }
}
