import Foundation

extension PersonName {
  /// The parts of a written name; `nil` for one without letters.
  static func components(of name: String) -> PersonNameComponents? {
    var components = PersonNameComponents()
    let sides = name.split(separator: ",", maxSplits: 1).map(words)
    guard var names = sides.first, !names.isEmpty || sides.count > 1 else { return nil }
    if sides.count > 1 {
      if !sides[1].isEmpty, sides[1].allSatisfy(isSuffix) {
        components.nameSuffix = sides[1].joined(separator: " ")
      } else {
        // `Smith, Elizabeth`: the family name comes first.
        components.familyName = joined(names)
        names = sides[1]
      }
    }
    let prefix = names.prefix(while: isPrefix)
    if prefix.count < names.count {
      components.namePrefix = joined(prefix)
      names.removeFirst(prefix.count)
    }
    let suffix = Array(names.reversed().prefix(while: isSuffix).reversed())
    if suffix.count < names.count, !suffix.isEmpty {
      components.nameSuffix = joined(suffix)
      names.removeLast(suffix.count)
    }
    if components.familyName != nil {
      components.givenName = names.first
      components.middleName = joined(names.dropFirst())
    } else {
      read(names, into: &components)
    }
    let isEmpty = components.givenName == nil && components.familyName == nil
    return isEmpty ? nil : components
  }

  private static func read(_ names: [String], into components: inout PersonNameComponents) {
    if names.count == 1, let name = names.first, let split = eastAsianNames(name) {
      (components.familyName, components.givenName) = split
      return
    }
    components.givenName = names.first
    guard names.count > 1 else { return }
    // Small words belong to the family name that follows: `Ludwig van Beethoven`.
    let rest = names.dropFirst()
    let family =
      rest.dropLast().firstIndex { particles.contains($0.lowercased()) } ?? names.count - 1
    components.middleName = joined(rest[..<family])
    components.familyName = joined(names[family...])
  }

  /// The two names in one of two to four Chinese or Korean letters; `nil` for others.
  private static func eastAsianNames(_ name: String) -> (family: String, given: String)? {
    let isOfThem = name.unicodeScalars.allSatisfy { scalar in
      (0x3400...0x9FFF).contains(scalar.value) || (0xAC00...0xD7AF).contains(scalar.value)
    }
    guard isOfThem, (2...4).contains(name.count) else { return nil }
    let length = name.count == 4 ? 2 : 1
    return (String(name.prefix(length)), String(name.dropFirst(length)))
  }

  private static func words(_ text: Substring) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func joined(_ words: some Collection<String>) -> String? {
    words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func isPrefix(_ word: String) -> Bool { prefixes.contains(bare(word)) }
  private static func isSuffix(_ word: String) -> Bool { suffixes.contains(bare(word)) }
  private static func bare(_ word: String) -> String {
    word.lowercased().filter { $0 != "." && $0 != "," }
  }

  private static let prefixes: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "sir", "dame", "lord", "lady",
    "rev", "fr", "hon", "capt", "col", "gen", "lt", "sgt", "herr", "frau", "monsieur", "madame",
  ]
  private static let suffixes: Set<String> = [
    "jr", "sr", "ii", "iii", "iv", "phd", "md", "dds", "esq", "mba", "rn", "cpa", "obe", "mbe",
    "frs",
  ]
  private static let particles: Set<String> = [
    "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "du", "la", "le", "ter",
    "ten", "bin", "ibn", "al", "el",
  ]
}
