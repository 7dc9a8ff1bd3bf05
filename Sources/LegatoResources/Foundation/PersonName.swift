import Foundation

/// A name whose parts stand in the order of a language.
struct PersonName {
  typealias Part = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component

  private let components: PersonNameComponents
  private let isFamilyFirst: Bool
  private let separator: String

  init(_ components: PersonNameComponents, _ locale: Locale) {
    self.components = components
    let letters = [components.familyName, components.givenName].compactMap { $0 }.joined()
    // The letters of a name say more of its order than the language of who reads it.
    let isEastAsian = letters.unicodeScalars.contains(where: Self.isEastAsian)
    let language = locale.language.languageCode?.identifier ?? "en"
    isFamilyFirst = isEastAsian || ["hu", "ja", "ko", "vi", "zh"].contains(language)
    separator = isEastAsian ? "" : " "
  }

  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// The parts of a style with their texts, in their order.
  func parts(_ style: PersonNameComponents.FormatStyle.Style) -> [(part: Part, text: String)] {
    let found = names(style).compactMap { part, text -> (part: Part, text: String)? in
      let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      guard let letter = text.first else { return nil }
      return (part, style == .abbreviated ? letter.uppercased() : text)
    }
    // Who has neither of the two names is called what is left.
    let others: [Named] = [
      (.middleName, components.middleName), (.nickname, components.nickname),
      (.namePrefix, components.namePrefix), (.nameSuffix, components.nameSuffix),
    ]
    guard found.isEmpty, let rest = first(others), let text = rest.text, let letter = text.first
    else { return found }
    return [(rest.part, style == .abbreviated ? letter.uppercased() : text)]
  }

  private typealias Named = (part: Part, text: String?)

  private func names(_ style: PersonNameComponents.FormatStyle.Style) -> [Named] {
    let given: Named = (.givenName, components.givenName)
    let middle: Named = (.middleName, components.middleName)
    let family: Named = (.familyName, components.familyName)
    let nickname: Named = (.nickname, components.nickname)
    switch style {
    case .short: return [first([nickname, given, family])].compactMap { $0 }
    case .medium, .abbreviated: return isFamilyFirst ? [family, given] : [given, family]
    case .long:
      let names = isFamilyFirst ? [family, given, middle] : [given, middle, family]
      return [(.namePrefix, components.namePrefix)] + names + [(.nameSuffix, components.nameSuffix)]
    }
  }

  private func first(_ parts: [Named]) -> Named? {
    parts.first { $0.text?.isEmpty == false }
  }

  func text(_ style: PersonNameComponents.FormatStyle.Style) -> String {
    parts(style).map(\.text).joined(separator: style == .abbreviated ? "" : separator)
  }

  func attributedText(_ style: PersonNameComponents.FormatStyle.Style) -> AttributedString {
    var string = AttributedString()
    for (index, part) in parts(style).enumerated() {
      if index > 0, style != .abbreviated, !separator.isEmpty {
        var space = AttributedString(separator)
        space.personNameComponent = .delimiter
        string.append(space)
      }
      var text = AttributedString(part.text)
      text.personNameComponent = part.part
      string.append(text)
    }
    return string
  }
}
