import Foundation
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("Edits of a source that are not written")
struct SourceEditsTests {
  private let text = "let é = 1\nlet b = .spring(response: 0.4)\nlet c = true\n"

  private func edit(_ old: String, _ new: String, in text: String) -> SourceEdit {
    let start = text.utf8.distance(
      from: text.startIndex, to: text.range(of: old)!.lowerBound)
    return SourceEdit(start: start, length: old.utf8.count, source: old, text: new)
  }

  @Test("They replace exactly what they were made for, several at once")
  func apply() {
    var edits = SourceEdits()
    edits.follow(text)
    edits.add(edit("true", "false", in: text))
    edits.add(edit(".spring(response: 0.4)", ".spring(response: 0.75)", in: text))
    #expect(
      edits.applied(to: text) == "let é = 1\nlet b = .spring(response: 0.75)\nlet c = false\n")
    edits.add(edit("true", "true", in: text))
    #expect(edits.list.count == 1)
  }

  @Test("They follow what is written around them, and are forgotten where their text is gone")
  func follow() {
    var edits = SourceEdits()
    edits.follow(text)
    edits.add(edit("true", "false", in: text))
    edits.add(edit("0.4", "0.9", in: text))
    edits.follow("// new\n" + text)
    #expect(edits.applied(to: "// new\n" + text).hasSuffix("let c = false\n"))
    let other = "// new\n" + text.replacingOccurrences(of: "0.4", with: "5")
    edits.follow(other)
    #expect(edits.list.map(\.source) == ["true"])
  }

  @Test("What does not stand there, or meets another edit, is no edit")
  func hostile() {
    var edits = SourceEdits()
    edits.follow(text)
    for start in [-1, 0, 1000, Int.max - 3] {
      edits.add(SourceEdit(start: start, length: 4, source: "true", text: "x"))
    }
    edits.add(SourceEdit(start: 3, length: -1, source: "", text: "x"))
    #expect(edits.list == [])
    edits.add(edit("response: 0.4", "response: 1", in: text))
    edits.add(edit("0.4", "2", in: text))
    #expect(edits.list.count == 1)
  }

  @Test(
    "Writing changes the file in its place and can be taken back, unless somebody else has written")
  func write() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.write("A.swift", text)
    var edits = SourceEdits()
    edits.follow(text)
    edits.add(edit("0.4", "0.95", in: text))
    try edits.write(to: path, text)
    let written = text.replacingOccurrences(of: "0.4", with: "0.95")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == written)
    #expect(edits.list == [] && edits.canUndo)
    #expect(throws: (any Error).self) { try edits.undo(at: path, written + "// more\n") }
    try edits.undo(at: path, written)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(!edits.canUndo)
  }
}
