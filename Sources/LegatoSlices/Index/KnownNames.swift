import Foundation
import Synchronization

/// The names that are declared at all, in sources or in compiled modules.
///
/// A member that is declared nowhere cannot be compiled, whatever it is a member of; a compiler that is asked may give up on
/// all of the expression that it stands in.
public final class KnownNames: Sendable {
  private let modules: [URL]
  private let more: @Sendable () -> [String]
  private let found = Mutex<Set<String>?>(nil)

  /// - Parameters:
  ///   - modules: compiled modules. Those that cannot be read have no names.
  ///   - more: names beside those of modules and sources, which are asked for once, when they are needed.
  public init(modules: [URL], more: @escaping @Sendable () -> [String] = { [] }) {
    self.modules = modules
    self.more = more
  }

  /// The names beside those of modules and sources.
  public var others: [String] { more() }

  /// - Parameter isMember: whether the name stands behind a dot; one that does not is a type's.
  /// - Returns: `true` also where the name only stands in code as if it were declared there.
  func contain(_ name: String, isMember: Bool, in index: SourceIndex) -> Bool {
    names.contains(name)
      || (isMember ? index.words.all.contains(name) : index.words.declared.contains(name))
  }

  private var names: Set<String> {
    found.withLock { found in
      if let found { return found }
      var names = Set(more())
      for file in modules {
        guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else { continue }
        data.withUnsafeBytes { Self.read($0, into: &names) }
      }
      found = names
      return names
    }
  }

  /// Names stand in a compiled module as texts with a zero at each end.
  private static func read(_ bytes: UnsafeRawBufferPointer, into names: inout Set<String>) {
    var start = 0
    var isName = true
    for place in bytes.indices {
      let byte = bytes[place]
      if byte == 0 {
        if isName, place > start, isText(bytes[start..<place]) {
          names.insert(String(decoding: bytes[start..<place], as: UTF8.self))
        }
        start = place + 1
        isName = true
      } else if !SourceWords.isPart(byte) {
        isName = false
      }
    }
  }

  /// Whether bytes can be a name: most of those between zeros are not, and decoding what is no UTF-8 is slow, and slower by
  /// far where thrown errors are watched, as in tests.
  private static func isText(_ bytes: UnsafeRawBufferPointer.SubSequence) -> Bool {
    guard let first = bytes.first, !(48...57).contains(first) else { return false }
    // How many bytes of a character are still to come.
    var left = 0
    for byte in bytes {
      guard (0x80..<0xC0).contains(byte) == (left > 0) else { return false }
      switch byte {
      case 0..<0x80: break
      case 0x80..<0xC0: left -= 1
      case 0xC2..<0xE0: left = 1
      case 0xE0..<0xF0: left = 2
      case 0xF0..<0xF5: left = 3
      default: return false
      }
    }
    return left == 0
  }
}

/// The words in sources that something may be declared with: more than are declared, never fewer.
struct SourceWords: Sendable {
  /// Those that stand somewhere without a dot before them: all functions, properties and cases are among them.
  private(set) var all: Set<String> = []
  /// Those that stand behind a word that declares something, as generic parameters, or as what is imported.
  private(set) var declared: Set<String> = []

  private static let declaringWords: Set<String> = [
    "actor", "associatedtype", "case", "class", "enum", "func", "import", "let", "macro",
    "protocol", "struct", "typealias", "var",
  ]

  static func isPart(_ byte: UInt8) -> Bool {
    byte == 95 || byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte)
      || (97...122).contains(byte)
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var place = 0
      var last = ""
      while place < bytes.count {
        guard Self.isPart(bytes[place]) else {
          place += 1
          continue
        }
        let start = place
        while place < bytes.count, Self.isPart(bytes[place]) { place += 1 }
        let word = String(
          decoding: UnsafeBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self)
        if start == 0 || bytes[start - 1] != UInt8(ascii: ".") { all.insert(word) }
        if Self.declaringWords.contains(last) || Self.isParameter(bytes, start, place) {
          declared.insert(word)
        }
        last = word
      }
    }
  }

  /// Whether a word stands as one in `<First, Second: View, each Third>` does.
  private static func isParameter(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Bool {
    var before = start - 1
    while before >= 0, bytes[before] <= 32 { before -= 1 }
    var after = end
    while after < bytes.count, bytes[after] <= 32 { after += 1 }
    guard before >= 0, after < bytes.count else { return false }
    let isEach = before >= 3 && bytes[before - 3...before].elementsEqual("each".utf8)
    return (isEach || "<,".utf8.contains(bytes[before])) && ">,:".utf8.contains(bytes[after])
  }
}
