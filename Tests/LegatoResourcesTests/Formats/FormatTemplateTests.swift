import Foundation
import Testing

@testable import LegatoResources

@Suite("Formats") struct FormatTemplateTests {
  private func text(
    _ format: String, _ arguments: [FormatArgument], _ locale: String = "en_US"
  ) throws -> String {
    let language = try #require(LanguageTag(locale))
    let condition = LocalizedCondition(language: language, locale: Locale(identifier: locale))
    return LocalizedEntry(format: format).pieces(arguments, condition).map { piece in
      switch piece {
      case .words(let words): words
      case .value(let value): value
      case .opaque(let index): "<\(index)>"
      }
    }.joined()
  }

  @Test func specifiersAreReplacedByTheirArguments() throws {
    let rows: [(String, [FormatArgument], String)] = [
      ("%lld items", [.integer(1234)], "1,234 items"),
      ("%2$@ has %1$lld", [.integer(3), .string("Ana")], "Ana has 3"),
      ("%@ and %@", [.string("a"), .string("%d")], "a and %d"),
      ("%1$@ %1$@", [.string("a")], "a a"),
      ("100%% of %d %", [.integer(5)], "100% of 5 %"),
      (
        "%.2f|%5d|%-5d|%05d|%x",
        [.real(1.005), .integer(42), .integer(42), .integer(42), .integer(255)],
        "1.00|   42|42   |00042|ff"
      ),
      ("%lf", [.real(1.5)], "1.500000"),
      ("%5@|%-3@|%.1@", [.string("ab"), .string("a"), .string("xyz")], "   ab|a  |x"),
      ("%llu", [.unsigned(.max)], "18,446,744,073,709,551,615"),
      ("%c", [.integer(65)], "A"),
      ("%@", [.opaque(7)], "<7>"),
    ]
    for (format, arguments, result) in rows {
      #expect(try text(format, arguments) == result, "\(format)")
    }
    #expect(
      try text("%lld / %.1f", [.integer(1_234_567), .real(2.5)], "de_DE") == "1.234.567 / 2,5")
  }

  @Test func aTranslationCannotReadWhatIsNotThere() throws {
    // What `printf` would crash on, or read from the stack.
    #expect(try text("%s %n %@ %4$@", [.integer(1)]) == "1 %n %@ %@")
    #expect(try text("%d", [.string("words")]) == "words")
    #expect(try text("%@", [.integer(1000)]) == "1,000")
    #expect(try text("%d", [.real(.nan)]) == "0")
    #expect(try text("%f", [.integer(.min)]) == "-9,223,372,036,854,776,000.000000")
    #expect(try text("%99999999d", [.integer(1)]).count == 512)
    #expect(try text("%", []) == "%")
    #expect(try text("%#@", []) == "%#@")
    #expect(try text("%#@a@", []) == "%#@a@")
  }

  @Test func aVariableThatLeadsBackToItselfEnds() throws {
    let words = LocalizedEntry.Words.plural([.other: .format("%#@a@ %#@a@ %#@a@")])
    let entry = LocalizedEntry(.format("%#@a@"), variables: ["a": .init(words: words)])
    let tag = try #require(LanguageTag("en"))
    let condition = LocalizedCondition(language: tag, locale: Locale(identifier: "en"))
    #expect(entry.pieces([.integer(1)], condition).count <= 10_001)
  }
}
