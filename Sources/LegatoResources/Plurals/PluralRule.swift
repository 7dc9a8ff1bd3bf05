/// Which form a language uses for a number: the cardinal rules of CLDR 46
/// (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
package enum PluralRule {
  /// The form for a number in a language. A language that is not known has one form, `other`.
  package static func category(of number: PluralOperands, in language: LanguageTag)
    -> PluralCategory
  {
    rule(for: language)(number)
  }

  private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

  private static func rule(for tag: LanguageTag) -> Rule {
    switch tag.language {
    case "ar", "ars": arabic
    case "he": hebrew
    case "ru", "uk", "be": tag.language == "be" ? belarusian : russian
    case "pl": polish
    case "cs", "sk": czech
    case "sl": slovenian
    case "hr", "sr", "bs", "sh": croatian
    case "lt": lithuanian
    case "lv", "prg": latvian
    case "ro", "mo": romanian
    case "fr": french
    case "pt": tag.region == "PT" ? iberian : portuguese
    case "it", "ca", "vec", "scn", "lld": iberian
    case "es": spanish
    case "ga": irish
    case "cy": welsh
    case "gd": gaelic
    case "mt": maltese
    case "br": breton
    case "is": icelandic
    case "mk": macedonian
    case "da": danish
    case "fil", "ceb": filipino
    case "hy", "ff", "kab": { $0.i <= 1 ? .one : .other }
    case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as", "doi", "pcm":
      { $0.i == 0 || $0.n == 1 ? .one : .other }
    case "pa", "ti", "ln", "mg", "ak", "bho", "guw", "nso", "wa":
      { $0.n == 0 || $0.n == 1 ? .one : .other }
    case "si": { $0.n == 0 || $0.n == 1 || $0.i == 0 && $0.f == 1 ? .one : .other }
    case "ja", "ko", "zh", "yue", "vi", "th", "id", "ms", "my", "lo", "km", "jv", "su", "bo", "dz",
      "ig", "yo", "wo", "to", "sah", "ses", "sg":
      { _ in .other }
    case "en", "de", "nl", "sv", "fi", "et", "fy", "gl", "ia", "io", "sc", "sw", "ur", "yi", "ast":
      { $0.i == 1 && $0.v == 0 ? .one : .other }
    case "el", "hu", "tr", "bg", "nb", "nn", "az", "ka", "kk", "ky", "uz", "mn", "ml", "mr", "ne",
      "ta", "te", "sq", "eu", "af", "fo", "so", "ku", "ckb", "ps", "sd", "tk", "ug", "lb", "rm",
      "gsw", "or", "eo", "dv", "ha", "om", "os", "st", "tn", "ts", "ve", "xh", "nr", "ss", "sn":
      { $0.n == 1 ? .one : .other }
    default: { _ in .other }
    }
  }

  // MARK: Rules of their own

  private static let arabic: Rule = { number in
    switch number.n {
    case 0: .zero
    case 1: .one
    case 2: .two
    default:
      number.t != 0
        ? .other
        : (3...10).contains(number.i % 100) ? .few : number.i % 100 >= 11 ? .many : .other
    }
  }

  private static let hebrew: Rule = { number in
    if number.i == 1 && number.v == 0 || number.i == 0 && number.v != 0 { return .one }
    return number.i == 2 && number.v == 0 ? .two : .other
  }

  private static let russian: Rule = { number in
    guard number.v == 0 else { return .other }
    let (last, lastTwo) = (number.i % 10, number.i % 100)
    if last == 1, lastTwo != 11 { return .one }
    return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
  }

  private static let belarusian: Rule = { number in
    guard number.t == 0 else { return .other }
    let (last, lastTwo) = (number.i % 10, number.i % 100)
    if last == 1, lastTwo != 11 { return .one }
    return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
  }

  private static let polish: Rule = { number in
    guard number.v == 0 else { return .other }
    if number.i == 1 { return .one }
    let (last, lastTwo) = (number.i % 10, number.i % 100)
    return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
  }

  private static let czech: Rule = { number in
    guard number.v == 0 else { return .many }
    return number.i == 1 ? .one : (2...4).contains(number.i) ? .few : .other
  }

  private static let slovenian: Rule = { number in
    guard number.v == 0 else { return .few }
    switch number.i % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static let croatian: Rule = { number in
    func form(_ value: Int) -> PluralCategory {
      let (last, lastTwo) = (value % 10, value % 100)
      if last == 1, lastTwo != 11 { return .one }
      return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .other
    }
    let whole = number.v == 0 ? form(number.i) : .other
    return whole == .other ? form(number.f) : whole
  }

  private static let lithuanian: Rule = { number in
    guard number.t == 0 else { return .many }
    let (last, lastTwo) = (number.i % 10, number.i % 100)
    if last == 1, !(11...19).contains(lastTwo) { return .one }
    return (2...9).contains(last) && !(11...19).contains(lastTwo) ? .few : .other
  }

  private static let latvian: Rule = { number in
    let whole = number.t == 0
    let (last, lastTwo) = (number.i % 10, number.i % 100)
    let (partLast, partTwo) = (number.f % 10, number.f % 100)
    if whole && (last == 0 || (11...19).contains(lastTwo))
      || number.v == 2 && (11...19).contains(partTwo)
    {
      return .zero
    }
    if whole && last == 1 && lastTwo != 11
      || number.v == 2 && partLast == 1 && partTwo != 11
      || number.v != 2 && number.v != 0 && partLast == 1
    {
      return .one
    }
    return .other
  }

  private static let romanian: Rule = { number in
    if number.i == 1, number.v == 0 { return .one }
    let lastTwo = number.i % 100
    let isWhole = number.t == 0
    return number.v != 0 || number.n == 0
      || isWhole && number.n != 1 && (1...19).contains(lastTwo) ? .few : .other
  }

  /// A million of things has a form of its own in Romance languages.
  private static func isMillion(_ number: PluralOperands) -> Bool {
    number.v == 0 && number.i != 0 && number.i % 1_000_000 == 0
  }

  private static let french: Rule = { $0.i <= 1 ? .one : isMillion($0) ? .many : .other }
  private static let portuguese: Rule = { $0.i <= 1 ? .one : isMillion($0) ? .many : .other }
  private static let iberian: Rule = {
    $0.i == 1 && $0.v == 0 ? .one : isMillion($0) ? .many : .other
  }
  private static let spanish: Rule = { $0.n == 1 ? .one : isMillion($0) ? .many : .other }

  private static let irish: Rule = { number in
    switch number.n {
    case 1: .one
    case 2: .two
    case 3, 4, 5, 6: .few
    case 7, 8, 9, 10: .many
    default: .other
    }
  }

  private static let welsh: Rule = { number in
    switch number.n {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private static let gaelic: Rule = { number in
    switch number.n {
    case 1, 11: .one
    case 2, 12: .two
    case 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19: .few
    default: .other
    }
  }

  private static let maltese: Rule = { number in
    guard number.t == 0 else { return .other }
    let lastTwo = number.i % 100
    if number.n == 1 { return .one }
    if number.n == 2 { return .two }
    if number.n == 0 || (3...10).contains(lastTwo) { return .few }
    return (11...19).contains(lastTwo) ? .many : .other
  }

  private static let breton: Rule = { number in
    guard number.t == 0 else { return .other }
    let (last, lastTwo) = (number.i % 10, number.i % 100)
    if last == 1, ![11, 71, 91].contains(lastTwo) { return .one }
    if last == 2, ![12, 72, 92].contains(lastTwo) { return .two }
    let isTen = (10...19).contains(lastTwo) || (70...79).contains(lastTwo) || lastTwo >= 90
    if [3, 4, 9].contains(last), !isTen { return .few }
    return number.i != 0 && number.i % 1_000_000 == 0 ? .many : .other
  }

  private static let icelandic: Rule = { number in
    number.t == 0 && number.i % 10 == 1 && number.i % 100 != 11
      || number.t % 10 == 1 && number.t % 100 != 11 ? .one : .other
  }

  private static let macedonian: Rule = { number in
    number.v == 0 && number.i % 10 == 1 && number.i % 100 != 11
      || number.f % 10 == 1 && number.f % 100 != 11 ? .one : .other
  }

  private static let danish: Rule = {
    $0.n == 1 || $0.t != 0 && $0.i <= 1 ? .one : .other
  }

  private static let filipino: Rule = { number in
    func isOther(_ digit: Int) -> Bool { [4, 6, 9].contains(digit) }
    return number.v == 0 && ((1...3).contains(number.i) || !isOther(number.i % 10))
      || number.v != 0 && !isOther(number.f % 10) ? .one : .other
  }
}
