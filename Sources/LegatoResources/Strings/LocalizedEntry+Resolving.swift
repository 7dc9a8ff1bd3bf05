package import Foundation

/// For whom words are chosen.
package struct LocalizedCondition: Hashable, Sendable {
  /// The language of the words, which says how plurals are made.
  package var language: LanguageTag
  /// How numbers are written.
  package var locale: Locale
  /// The kind of the device, as catalogues name it.
  package var device = "iphone"

  package init(language: LanguageTag, locale: Locale, device: String = "iphone") {
    self.language = language
    self.locale = locale
    self.device = device
  }
}

extension LocalizedEntry {
  /// How deep variables may stand in variables: one that leads back to itself ends there.
  private static let deepest = 8
  /// How many pieces a text may have.
  private static let longest = 10_000

  /// The words for given values. A specifier without a value is shown as it stands.
  package func pieces(
    _ arguments: [FormatArgument], _ condition: LocalizedCondition
  ) -> [LocalizedPiece] {
    var pieces: [LocalizedPiece] = []
    append(words, argument: nil, specifier: nil, depth: 0, arguments, condition, to: &pieces)
    return pieces
  }

  private func append(
    _ words: Words, argument: Int?, specifier: FormatSpecifier?, depth: Int,
    _ arguments: [FormatArgument], _ condition: LocalizedCondition,
    to pieces: inout [LocalizedPiece]
  ) {
    guard depth < Self.deepest, pieces.count < Self.longest else { return }
    switch words {
    case .device(let variants):
      let chosen = variants[condition.device] ?? variants["other"]
      guard let chosen = chosen ?? variants.min(by: { $0.key < $1.key })?.value else { return }
      append(
        chosen, argument: argument, specifier: specifier, depth: depth + 1, arguments, condition,
        to: &pieces)
    case .plural(let variants):
      let number = argument ?? firstNumber(in: variants, arguments)
      let value = arguments.indices.contains(number) ? arguments[number] : nil
      let chosen = Self.form(of: value?.operands(specifier), in: variants, condition.language)
      guard let chosen else { return }
      append(
        chosen, argument: argument, specifier: specifier, depth: depth + 1, arguments, condition,
        to: &pieces)
    case .format(let text):
      // What a variable's words say without a number is about the variable's own argument.
      let template = FormatTemplate(
        text, first: argument ?? 0,
        argumentSpecifier: argument == nil ? nil : specifier ?? FormatSpecifier("@"))
      for part in template.parts {
        switch part {
        case .literal(let literal): pieces.append(.words(literal))
        case .argument(let number, let specifier):
          pieces.append(Self.piece(number, specifier, arguments, condition))
        case .variable(let name, let number):
          guard let variable = variables[name] else {
            pieces.append(.words("%#@\(name)@"))
            continue
          }
          append(
            variable.words, argument: variable.argument.map { $0 - 1 } ?? number,
            specifier: variable.specifier, depth: depth + 1, arguments, condition, to: &pieces)
        }
      }
    }
  }

  private static func piece(
    _ number: Int, _ specifier: FormatSpecifier, _ arguments: [FormatArgument],
    _ condition: LocalizedCondition
  ) -> LocalizedPiece {
    guard arguments.indices.contains(number) else { return .words(specifier.text) }
    if case .opaque(let index) = arguments[number] { return .opaque(index) }
    return .value(arguments[number].text(specifier, condition.locale))
  }

  /// The form for a number. The explicit form for nothing serves every language, as where it is written
  /// somebody wants it; what is no number has the general form.
  private static func form(
    of number: PluralOperands?, in variants: [PluralCategory: Words], _ language: LanguageTag
  ) -> Words? {
    let category = number.map { PluralRule.category(of: $0, in: language) } ?? .other
    if let number, number.n == 0, let zero = variants[.zero] { return zero }
    return variants[category] ?? variants[.other] ?? variants[.many]
      ?? variants.min { $0.key.rawValue < $1.key.rawValue }?.value
  }

  /// Words that vary without a variable are about the first number among those that they name.
  private func firstNumber(
    in variants: [PluralCategory: Words], _ arguments: [FormatArgument]
  ) -> Int {
    arguments.firstIndex { $0.operands(nil) != nil } ?? 0
  }
}
