import Testing
import _FoundationICU

@testable import LegatoResources

/// The rules against those of ICU, which are CLDR's own.
@Suite("Plural rules") struct PluralRuleTests {
  static let languages = [
    "en", "de", "nl", "sv", "fi", "et", "fr", "pt", "pt-PT", "it", "ca", "es", "ar", "he", "ru",
    "uk", "be",
    "pl", "cs", "sk", "sl", "hr", "sr", "bs", "lt", "lv", "ro", "ga", "cy", "gd", "mt", "br", "is",
    "mk",
    "da", "fil", "hy", "ff", "hi", "bn", "fa", "gu", "kn", "zu", "am", "pa", "ti", "ln", "si", "ja",
    "ko",
    "zh", "vi", "th", "id", "ms", "my", "el", "hu", "tr", "bg", "nb", "nn", "az", "ka", "kk", "ky",
    "uz",
    "mn", "ml", "mr", "ne", "ta", "te", "sq", "eu", "af", "fo", "so", "ku", "ps", "sd", "ug", "lb",
    "or",
    "eo", "ur", "gl", "sw", "as", "mg", "ak", "wa", "yo", "ig", "wo", "to", "lo", "km", "tk", "xh",
    "scn",
    "ast", "sc", "fy", "yi", "dv", "ha", "ckb",
  ]

  private func form(_ value: Double, _ rules: OpaquePointer) -> String {
    var letters = [UInt16](repeating: 0, count: 20)
    var status = U_ZERO_ERROR
    let count = swift_uplrules_select(rules, value, &letters, 20, &status)
    return String(decoding: letters[0..<Int(count)], as: UTF16.self)
  }

  @Test("a rule gives the form that CLDR gives", arguments: languages)
  func rulesAreThoseOfCLDR(_ language: String) throws {
    var status = U_ZERO_ERROR
    let name = language.replacing("-", with: "_")
    let rules = try #require(swift_uplrules_open(name, &status))
    defer { swift_uplrules_close(rules) }
    let tag = try #require(LanguageTag(language))
    for number in Array(0...250) + [1000, 1001, 1011, 1_000_000, 1_000_001, 1_100_000, 2_000_000] {
      let found = PluralRule.category(of: PluralOperands(number), in: tag).rawValue
      #expect(found == form(Double(number), rules), "\(number)")
    }
    for number in [0.5, 1.5, 2.1, 0.1, 1.1, 3.25, 10.3, 21.1, 11.11] {
      let operands = try #require(FormatArgument.real(number).operands(nil))
      let found = PluralRule.category(of: operands, in: tag).rawValue
      #expect(found == form(number, rules), "\(number)")
    }
  }

  @Test func numbersThatAreNoneHaveAForm() throws {
    let tag = try #require(LanguageTag("ar"))
    for number in [Double.infinity, -.infinity, .nan, 1e300] {
      let operands = PluralOperands(number, fractionDigits: 2)
      #expect(PluralRule.category(of: operands, in: tag) == .zero)
    }
    #expect(PluralRule.category(of: PluralOperands(.min), in: tag) != .zero)
    let unknown = try #require(LanguageTag("xx"))
    #expect(PluralRule.category(of: PluralOperands(1), in: unknown) == .other)
  }
}
