import Foundation

/// Finds the text of a key among folders of resources.
package struct StringLookup: Sendable {
  /// Where texts are looked for, the first one first.
  package var folders: [String]
  /// The language that the app is written in, as its `Info.plist` has it; that of its string catalogues
  /// where `nil`, else English.
  package var developmentLanguage: String?

  package init(folders: [String], developmentLanguage: String? = nil) {
    self.folders = folders
    self.developmentLanguage = developmentLanguage
  }

  package struct Found: Sendable {
    package let entry: LocalizedEntry
    /// The language of the text, which may be another one than that which was asked for.
    package let language: LanguageTag
  }

  /// What a key means, and what a person should know of it.
  package struct Answer: Sendable {
    package var found: Found?
    /// That the text is missing in the language, or that a file cannot be read; complete sentences.
    package var faults: [String] = []
  }

  /// The language that the app is written in.
  package var sourceLanguage: String {
    developmentLanguage
      ?? folders.lazy.compactMap { StringResources.of($0).sourceLanguage }.first ?? "en"
  }

  /// Looks a key up: in the language that is asked for or the nearest to it, then in the language that
  /// the app is written in, then in `Base`. Where there is no text, the caller shows what it has.
  ///
  /// - Parameters:
  ///   - table: `Localizable` where `nil`.
  ///   - language: as `de` or `pt-BR`.
  ///   - isAsked: whether the language was chosen for this run: then a missing text is a fault.
  package func find(
    _ key: String, table: String?, language: String, isAsked: Bool
  ) -> Answer {
    var answer = Answer()
    let table = table ?? "Localizable"
    // Most apps have no texts at all, and ask for many.
    lazy var wanted = LanguageTag(language)
    lazy var source = LanguageTag(sourceLanguage)
    var isLeftAlone = false
    var hasTexts = false
    var fallback: Found?
    for folder in folders {
      let resources = StringResources.of(folder)
      guard !resources.isEmpty else { continue }
      answer.faults += resources.faults(of: table)
      if let language = resources.language {
        guard let entry = resources.entry(key, table: table, language: language) else { continue }
        answer.found = Found(
          entry: entry, language: LanguageTag(language) ?? LanguageTag("en")!)
        return answer
      }
      let languages = resources.languages(of: table)
      hasTexts = hasTexts || !languages.isEmpty
      isLeftAlone = isLeftAlone || resources.isLeftAlone(key, table: table)
      func entry(_ tag: LanguageTag?) -> Found? {
        guard let tag, let name = tag.best(of: languages),
          let entry = resources.entry(key, table: table, language: name)
        else { return nil }
        return Found(entry: entry, language: LanguageTag(name) ?? tag)
      }
      if let found = entry(wanted) {
        answer.found = found
        return answer
      }
      fallback = fallback ?? entry(source)
      if fallback == nil, let entry = resources.entry(key, table: table, language: "Base") {
        fallback = Found(entry: entry, language: source ?? wanted ?? LanguageTag("en")!)
      }
    }
    answer.found = fallback
    if isAsked, wanted?.language != source?.language, !isLeftAlone, Self.needsTranslation(key) {
      answer.faults.append(
        hasTexts
          ? "\"\(key)\" has no text in \(language) in the table \(table); "
            + (fallback == nil ? "the key is shown." : "that in \(sourceLanguage) is shown.")
          : "\"\(key)\" is shown as it is: there is no table \(table) with texts in \(language).")
    }
    return answer
  }

  /// Whether the words of a key differ between languages: signs, numbers and values alone do not.
  private static func needsTranslation(_ key: String) -> Bool {
    FormatTemplate(key).parts.contains { part in
      if case .literal(let text) = part { text.contains(where: \.isLetter) } else { false }
    }
  }
}
