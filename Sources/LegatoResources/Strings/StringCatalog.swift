import Foundation

/// A string catalogue (`.xcstrings`): the texts of a table in all languages.
package struct StringCatalog: Sendable {
  /// The language that the app is written in.
  package let sourceLanguage: String
  /// The languages with at least one text, in order.
  package let languages: [String]
  private let entries: [String: Key]

  private struct Key: Sendable {
    var isTranslated = true
    var byLanguage: [String: LocalizedEntry] = [:]
  }

  /// Reads a catalogue. What is no entry is left out, as are texts that wait for a translator.
  ///
  /// - Throws: where it is no JSON, or no catalogue.
  package init(_ bytes: [UInt8]) throws(ResourceFault) {
    let root: Any
    do { root = try JSONSerialization.jsonObject(with: Data(bytes)) } catch {
      throw ResourceFault("it is no JSON")
    }
    guard let catalogue = root as? [String: Any],
      let strings = catalogue["strings"] as? [String: Any]
    else { throw ResourceFault("it has no \"strings\": it is no string catalogue") }
    sourceLanguage = catalogue["sourceLanguage"] as? String ?? "en"
    var entries: [String: Key] = [:]
    var languages: Set<String> = []
    for (key, value) in strings {
      guard let value = value as? [String: Any] else { continue }
      var entry = Key()
      entry.isTranslated = value["shouldTranslate"] as? Bool ?? true
      for (language, content) in value["localizations"] as? [String: Any] ?? [:] {
        guard let content = content as? [String: Any], let words = Self.entry(content) else {
          continue
        }
        entry.byLanguage[language] = words
        languages.insert(language)
      }
      entries[key] = entry
    }
    self.entries = entries
    self.languages = languages.sorted()
  }

  /// What a key means in a language that ``languages`` names.
  package func entry(_ key: String, in language: String) -> LocalizedEntry? {
    entries[key]?.byLanguage[language]
  }

  /// Whether the key is there, and says that it is the same in all languages.
  package func isLeftAlone(_ key: String) -> Bool { entries[key].map { !$0.isTranslated } ?? false }

  package func has(_ key: String) -> Bool { entries[key] != nil }

  /// The keys, in order.
  package var keys: [String] { entries.keys.sorted() }

  // MARK: Reading

  private static func entry(_ content: [String: Any]) -> LocalizedEntry? {
    guard let words = words(content, depth: 0) else { return nil }
    var variables: [String: LocalizedEntry.Variable] = [:]
    for (name, value) in content["substitutions"] as? [String: Any] ?? [:] {
      guard let value = value as? [String: Any], let words = Self.words(value, depth: 0) else {
        continue
      }
      variables[name] = LocalizedEntry.Variable(
        words: words,
        argument: (value["argNum"] as? Int).flatMap { (1...64).contains($0) ? $0 : nil },
        specifier: (value["formatSpecifier"] as? String).flatMap { FormatSpecifier(text: $0) })
    }
    return LocalizedEntry(words, variables: variables)
  }

  /// A unit, or the variations of one.
  private static func words(_ content: [String: Any], depth: Int) -> LocalizedEntry.Words? {
    guard depth < 8 else { return nil }
    if let unit = content["stringUnit"] as? [String: Any] {
      guard let text = unit["value"] as? String else { return nil }
      // What nobody has translated yet is there, and empty.
      return text.isEmpty && unit["state"] as? String == "new" ? nil : .format(text)
    }
    guard let variations = content["variations"] as? [String: Any] else { return nil }
    func each(_ kind: String) -> [String: LocalizedEntry.Words] {
      (variations[kind] as? [String: Any] ?? [:]).compactMapValues {
        ($0 as? [String: Any]).flatMap { words($0, depth: depth + 1) }
      }
    }
    let devices = each("device")
    if !devices.isEmpty { return .device(devices) }
    var forms: [PluralCategory: LocalizedEntry.Words] = [:]
    for (name, words) in each("plural") {
      if let category = PluralCategory(rawValue: name) { forms[category] = words }
    }
    if !forms.isEmpty { return .plural(forms) }
    // By width: the widest.
    let widths = each("width").compactMap { key, words in Int(key).map { ($0, words) } }
    return widths.max { $0.0 < $1.0 }?.1
  }
}
