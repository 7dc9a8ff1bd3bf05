/// A language as folders and catalogues name it: `de`, `pt-BR`, `zh-Hant`, `de_AT`.
package struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// Two or three small letters; `no` is read as `nb`, `iw` as `he`, `in` as `id`.
  package let language: String
  /// Four letters, the first of them large, as `Hant`; `nil` where the tag names none.
  package let script: String?
  /// Two large letters or three digits, as `BR`; `nil` where the tag names none.
  package let region: String?

  /// Reads a tag; hyphens and underscores are the same.
  ///
  /// - Returns: `nil` where the text is no tag: it does not begin with two or three letters.
  package init?(_ text: String) {
    guard text.utf8.count <= 64 else { return nil }
    let parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, (2...3).contains(first.count),
      first.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    let name = first.lowercased()
    language = Self.aliases[name] ?? name
    var script: String?
    var region: String?
    for part in parts.dropFirst() {
      let letters = part.allSatisfy { $0.isASCII && $0.isLetter }
      if part.count == 4, letters, script == nil {
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if part.count == 2 && letters || part.count == 3 && part.allSatisfy(\.isNumber) {
        region = region ?? part.uppercased()
      }
    }
    self.script = script
    self.region = region
  }

  /// Whether a text names English. Every text that is shown asks, and nearly all of them in these languages.
  package static func isEnglish(_ text: String) -> Bool {
    if text == "en" || text == "en_US" || text == "en-US" { return true }
    return LanguageTag(text)?.language == "en"
  }

  private static let aliases = ["no": "nb", "iw": "he", "in": "id", "tl": "fil", "ji": "yi"]

  /// As `zh-Hant-HK`.
  package var description: String {
    [language, script, region].compactMap { $0 }.joined(separator: "-")
  }

  /// The script that is written where the tag names none, for languages with several.
  private var usualScript: String? {
    if let script { return script }
    switch language {
    case "zh": return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
    case "sr": return region == "ME" ? "Latn" : "Cyrl"
    default: return nil
    }
  }

  /// Whether the language is written from the right to the left.
  package var isRightToLeft: Bool {
    if let script { return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm"].contains(script) }
    return [
      "ar", "arc", "ckb", "dv", "fa", "he", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ].contains(language)
  }

  /// How well resources in another language serve a person who reads this one; `nil` where they do not.
  /// 0 is the same tag; a region more or less is worth less than the script.
  private func distance(to other: LanguageTag) -> Int? {
    guard language == other.language, usualScript == other.usualScript else { return nil }
    if region == other.region { return 0 }
    // A plain `pt` serves Brazil, one of Portugal serves it only where there is no other.
    if other.region == nil { return 1 }
    return region == nil ? 2 : 3
  }

  /// Of the languages that there are, the one that serves best.
  ///
  /// - Returns: the name as it was given; `nil` where no one is of the same language.
  package func best(of names: some Sequence<String>) -> String? {
    names.compactMap { name -> (Int, String)? in
      LanguageTag(name).flatMap(distance).map { ($0, name) }
    }.min { ($0.0, $0.1) < ($1.0, $1.1) }?.1
  }
}
