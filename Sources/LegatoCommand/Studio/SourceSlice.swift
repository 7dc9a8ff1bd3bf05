import Foundation

/// Which of a file's companions it needs: those that declare something that it names, and those that these
/// need.
///
/// It goes by names alone, so that it takes milliseconds; a name that means something else brings a file too
/// many. What it misses shows when the file does not compile.
struct SourceSlice: Sendable {
  private let files: [SourceFile]
  /// The files that declare a name, by their place.
  private var declared: [Substring: [Int]] = [:]
  private let used: [Set<Substring>]

  init(_ files: [SourceFile]) {
    self.files = files
    used = files.map { Self.names(in: $0.text) }
    for (place, file) in files.enumerated() {
      for name in Self.declarations(in: file.text) { declared[name, default: []].append(place) }
    }
  }

  /// The files that `file` needs, in their order.
  func files(for file: SourceFile) -> [SourceFile] {
    let own = Self.declarations(in: file.text)
    var needed: Set<Int> = []
    var open = Self.names(in: file.text).subtracting(own)
    while !open.isEmpty {
      let found = Set(open.flatMap { declared[$0] ?? [] }).subtracting(needed)
      needed.formUnion(found)
      open = found.reduce(into: Set<Substring>()) { $0.formUnion(used[$1]) }.subtracting(own)
    }
    return needed.sorted().map { files[$0] }
  }

  /// Whether a name that the compiler has not found is declared in one of the files.
  func declares(missingIn messages: String) -> Bool {
    messages.matches(of: /(?:cannot find|has no member|cannot find type) '(\w+)/).contains {
      declared[$0.output.1] != nil
    }
  }

  /// All words of a text that may be names.
  private static func names(in text: String) -> Set<Substring> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "extension", "macro",
  ]

  /// What a text declares that other files can name: what stands at the top, and the members of extensions, unless
  /// they are private. Members of types, static ones too, are found by their types: `.all` means something only where
  /// a type is expected, and what expects it names it.
  private static func declarations(in text: String) -> Set<Substring> {
    var found: Set<Substring> = []
    var isInExtension = false
    for line in text.split(separator: "\n") {
      if line.first == "}" { isInExtension = false }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard
        let kind = words.firstIndex(where: { kinds.contains($0) || $0 == "var" || $0 == "let" }),
        kind + 1 < words.count
      else { continue }
      let isTop = line.first.map { !$0.isWhitespace } ?? false
      let isPrivate = words[..<kind].contains { $0 == "private" || $0 == "fileprivate" }
      if words[kind] == "extension" {
        isInExtension = isTop && !isPrivate
        // An extension of a framework's type is not what declares it: its members are.
        if !frameworkTypes.contains(words[kind + 1]) { found.insert(words[kind + 1]) }
      } else if !isPrivate, isTop || isInExtension {
        found.insert(words[kind + 1])
      }
    }
    return found.subtracting(["body", "init", "makeBody"])
  }

  private static let frameworkTypes: Set<Substring> = [
    "View", "Color", "Font", "Text", "Image", "Animation", "AnyTransition", "Shape", "ViewModifier",
    "ButtonStyle", "EnvironmentValues", "String", "Int", "Double", "Array", "Date", "Bundle",
  ]
}
