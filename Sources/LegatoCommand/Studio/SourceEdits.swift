import Foundation
import LegatoFilm

/// Values of a source file that are shown changed, and have not been written.
///
/// An edit replaces exactly the text that it was made for. Where the file has changed, it is looked for near to
/// where it was, and forgotten where it is not there any more.
struct SourceEdits {
  private(set) var list: [SourceEdit] = []
  private var base = ""
  /// What was written last: the file before, and after.
  private var written: (before: String, after: String)?

  var canUndo: Bool { written != nil }

  /// The file has this text now.
  mutating func follow(_ text: String) {
    guard text != base else { return }
    let (old, new) = (Array(base.utf8), Array(text.utf8))
    let wasKnown = !base.isEmpty
    base = text
    guard wasKnown, !list.isEmpty else { return }
    // What is before the first difference stays where it is, what is behind the last one moves with the end.
    var head = 0
    while head < min(old.count, new.count), old[head] == new[head] { head += 1 }
    list = list.compactMap { edit in
      var edit = edit
      if edit.start + edit.length > head { edit.start += new.count - old.count }
      return Self.stands(edit, in: new) ? edit : nil
    }
  }

  private static func stands(_ edit: SourceEdit, in bytes: [UInt8]) -> Bool {
    guard edit.start >= 0, edit.length >= 0, edit.length <= bytes.count,
      edit.start <= bytes.count - edit.length
    else { return false }
    return bytes[edit.start..<edit.start + edit.length].elementsEqual(edit.source.utf8)
  }

  /// Adds an edit in the place of one of the same value. What stands there already is no edit.
  mutating func add(_ edit: SourceEdit) {
    list.removeAll { $0.start == edit.start }
    guard edit.text != edit.source, Self.stands(edit, in: Array(base.utf8)) else { return }
    let end = edit.start + edit.length
    guard !list.contains(where: { $0.start < end && edit.start < $0.start + $0.length }) else {
      return
    }
    list.append(edit)
    list.sort { $0.start < $1.start }
  }

  mutating func removeAll() { list = [] }

  /// A text with the edits.
  func applied(to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in list.reversed() where Self.stands(edit, in: bytes) {
      bytes.replaceSubrange(edit.start..<edit.start + edit.length, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Writing

  /// Writes the edits into the file, which has `text` now.
  mutating func write(to path: String, _ text: String) throws(FilmFailure) {
    follow(text)
    guard !list.isEmpty else {
      throw FilmFailure("There is nothing to write: the file has changed since.")
    }
    let after = applied(to: text)
    try Self.save(after, to: path)
    written = (text, after)
    list = []
    base = after
  }

  /// Takes the last write back, where the file is still as it was left.
  mutating func undo(at path: String, _ text: String) throws(FilmFailure) {
    guard let written else { throw FilmFailure("Nothing was written.") }
    guard text == written.after else {
      throw FilmFailure("\(path) has changed since: it is left as it is.")
    }
    try Self.save(written.before, to: path)
    self.written = nil
    base = written.before
  }

  private static func save(_ text: String, to path: String) throws(FilmFailure) {
    // In its place, so that a link stays a link and the file keeps its owner and its mode.
    guard let file = FileHandle(forWritingAtPath: path) else {
      throw FilmFailure("\(path) cannot be written.", exitCode: FilmFailure.machine)
    }
    do {
      try file.write(contentsOf: Data(text.utf8))
      try file.truncate(atOffset: UInt64(text.utf8.count))
      try file.close()
    } catch {
      throw FilmFailure(
        "\(path) cannot be written: \(FilmFailure.reason(error)).", exitCode: FilmFailure.machine)
    }
  }
}
