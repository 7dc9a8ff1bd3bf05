import SwiftUI
import TestSupport
import Testing

@Suite("App: file wrappers")
struct FileWrapperTests {
  @Test func aFolderIsWrittenAndReadAgain() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))
    ])
    let key = folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt")
    #expect(key == "b.txt")
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    try folder.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
    #expect(folder.filename == place.lastPathComponent)
    #expect(folder.matchesContents(of: place))

    let read = try FileWrapper(url: place)
    #expect(read.isDirectory && !read.isRegularFile && !read.isSymbolicLink)
    #expect(read.fileWrappers?.keys.sorted() == ["a.txt", "b.txt"])
    let child = try #require(read.fileWrappers?["b.txt"])
    #expect(child.regularFileContents == Data("b".utf8))
    #expect(child.preferredFilename == "b.txt")

    read.removeFileWrapper(child)
    #expect(read.keyForChildFileWrapper(child) == nil)
    #expect(!read.matchesContents(of: place))
  }

  @Test func childrenOfOneNameHaveKeysOfTheirOwn() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let keys = (0..<3).map { _ in
      folder.addRegularFile(withContents: Data(), preferredFilename: "same")
    }
    #expect(Set(keys).count == 3 && keys[0] == "same")
  }

  @Test func whatIsNotThereCannotBeRead() {
    #expect(throws: (any Error).self) {
      try FileWrapper(url: URL(fileURLWithPath: "/nowhere/at/all"))
    }
  }
}
