import Foundation
import TestSupport
import Testing

@testable import LegatoLint

@Suite("Swift files of a folder")
struct SwiftFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in [
      "Sources/B.swift", "Sources/A/A.swift", "readme.md", ".build/C.swift",
      "Pods/D.swift", "Package.swift",
    ] {
      try folder.write(name, "let a = 1\n")
    }
  }

  @Test func areAllButThoseOfBuildsAndOfOthers() {
    let files = SwiftFiles.files(at: folder.path + "/")
    #expect(
      files?.map { String($0.dropFirst(folder.path.count + 1)) }
        == ["Package.swift", "Sources/A/A.swift", "Sources/B.swift"])
    #expect(SwiftFiles.files(at: folder.path + "/readme.md") == [folder.path + "/readme.md"])
    #expect(SwiftFiles.files(at: folder.path + "/nothing") == nil)
  }

  @Test func aLinkThatLeadsBackUpIsNoTrap() throws {
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("Sources/again"), withDestinationURL: folder.url)
    #expect((SwiftFiles.files(at: folder.path)?.count ?? 0) <= 6)
  }

  @Test func whatIsTooLargeOrNoTextIsNotRead() throws {
    let url = folder.url.appendingPathComponent("Large.swift")
    try Data(count: SwiftFiles.maxSize + 1).write(to: url)
    #expect(SwiftFiles.text(of: url.path) == nil)
    #expect(SwiftFiles.text(of: folder.path) == nil)
    try Data([0xFF, 0xFE, 0x61]).write(to: url)
    #expect(SwiftFiles.text(of: url.path) == nil)
  }
}
