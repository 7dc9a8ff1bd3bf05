import Foundation

/// A `.stringsdict` file: formats whose variables have words by number, by width or by device.
package enum StringsDictionary {
  /// Reads a file. What is no entry is left out.
  ///
  /// - Throws: where it is no property list.
  package static func read(_ bytes: [UInt8]) throws(ResourceFault) -> [String: LocalizedEntry] {
    guard
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        as? [String: Any]
    else { throw ResourceFault("it is no property list") }
    return list.compactMapValues { ($0 as? [String: Any]).flatMap(entry) }
  }

  private static func entry(_ rules: [String: Any]) -> LocalizedEntry? {
    if let devices = rules["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      let words = devices.compactMapValues { value in (value as? String).map { Words.format($0) } }
      return words.isEmpty ? nil : LocalizedEntry(.device(words))
    }
    if let widths = rules["NSStringVariableWidthRuleType"] as? [String: Any] {
      // The widest form: a view that has less room cuts it off, as it does with other text.
      let byWidth = widths.compactMap { key, value in
        Int(key).flatMap { width in (value as? String).map { (width, $0) } }
      }
      return byWidth.max { $0.0 < $1.0 }.map { LocalizedEntry(format: $0.1) }
    }
    guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: LocalizedEntry.Variable] = [:]
    for (name, value) in rules {
      guard let rule = value as? [String: Any] else { continue }
      if let variable = variable(rule) { variables[name] = variable }
    }
    return LocalizedEntry(.format(format), variables: variables)
  }

  private typealias Words = LocalizedEntry.Words

  private static func variable(_ rule: [String: Any]) -> LocalizedEntry.Variable? {
    var forms: [PluralCategory: Words] = [:]
    for category in PluralCategory.allCases {
      if let text = rule[category.rawValue] as? String { forms[category] = .format(text) }
    }
    guard !forms.isEmpty else { return nil }
    let type = (rule["NSStringFormatValueTypeKey"] as? String).flatMap {
      $0.isEmpty ? nil : FormatSpecifier(text: $0)
    }
    return LocalizedEntry.Variable(words: .plural(forms), specifier: type)
  }
}
