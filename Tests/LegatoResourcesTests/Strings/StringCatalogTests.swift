import Foundation
import Testing

@testable import LegatoResources

@Suite("String catalogues") struct StringCatalogTests {
  static let catalogue = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld files": { "localizations": {
        "en": { "variations": { "plural": {
          "zero": { "stringUnit": { "state": "translated", "value": "No files" } },
          "one": { "stringUnit": { "state": "translated", "value": "%lld file" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld files" } } } } },
        "pl": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld plik" } },
          "few": { "stringUnit": { "state": "translated", "value": "%lld pliki" } },
          "many": { "stringUnit": { "state": "translated", "value": "%lld plików" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld pliku" } } } } } } },
      "%lld in %lld": { "localizations": { "en": {
        "stringUnit": { "state": "translated", "value": "%#@photos@ in %#@albums@" },
        "substitutions": {
          "photos": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%arg photo" } },
            "other": { "stringUnit": { "state": "translated", "value": "%arg photos" } } } } },
          "albums": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "one album" } },
            "other": { "stringUnit": { "state": "translated", "value": "%arg albums" } } } } } } } } },
      "Tap": { "localizations": { "en": { "variations": { "device": {
        "mac": { "stringUnit": { "state": "translated", "value": "Click" } },
        "iphone": { "stringUnit": { "state": "translated", "value": "Tap here" } },
        "other": { "stringUnit": { "state": "translated", "value": "Select" } } } } } } },
      "Later": { "localizations": { "de": { "stringUnit": { "state": "new", "value": "" } },
        "fr": { "stringUnit": { "state": "needs_review", "value": "Plus tard" } } } },
      "Legato": { "shouldTranslate": false },
      "Odd": { "localizations": { "de": 7, "fr": { "stringUnit": [] } } }, "Odder": 3 } }
    """

  private func text(
    _ key: String, _ language: String, _ arguments: [FormatArgument] = [], device: String = "iphone"
  ) throws -> String? {
    let catalogue = try StringCatalog(Array(Self.catalogue.utf8))
    let condition = LocalizedCondition(
      language: try #require(LanguageTag(language)), locale: Locale(identifier: language),
      device: device)
    return catalogue.entry(key, in: language)?.pieces(arguments, condition).map { piece in
      switch piece {
      case .words(let words), .value(let words): words
      case .opaque: "?"
      }
    }.joined()
  }

  @Test func pluralsFollowTheLanguage() throws {
    let english = try [0, 1, 2].map { try text("%lld files", "en", [.integer($0)]) }
    #expect(english == ["No files", "1 file", "2 files"])
    let polish = try [1, 2, 5, 22, 112].map { try text("%lld files", "pl", [.integer($0)]) }
    #expect(polish == ["1 plik", "2 pliki", "5 plików", "22 pliki", "112 plików"])
    #expect(try text("%lld files", "pl", [.real(1.5)]) == "1 pliku")
  }

  @Test func substitutionsHaveArgumentsOfTheirOwn() throws {
    #expect(try text("%lld in %lld", "en", [.integer(1), .integer(3)]) == "1 photo in 3 albums")
    #expect(try text("%lld in %lld", "en", [.integer(2), .integer(1)]) == "2 photos in one album")
  }

  @Test func wordsDependOnTheDevice() throws {
    #expect(try text("Tap", "en") == "Tap here")
    #expect(try text("Tap", "en", device: "mac") == "Click")
    #expect(try text("Tap", "en", device: "applewatch") == "Select")
  }

  @Test func whatWaitsForATranslatorIsAbsent() throws {
    #expect(try text("Later", "de") == nil)
    #expect(try text("Later", "fr") == "Plus tard")
    let catalogue = try StringCatalog(Array(Self.catalogue.utf8))
    #expect(catalogue.isLeftAlone("Legato"))
    #expect(!catalogue.isLeftAlone("Later"))
    #expect(catalogue.languages == ["en", "fr", "pl"])
    #expect(catalogue.entry("Odd", in: "de") == nil)
  }

  @Test func whatIsNoCatalogueIsSaid() {
    #expect(throws: ResourceFault("it is no JSON")) { try StringCatalog(Array("<<<<".utf8)) }
    #expect(throws: ResourceFault("it is no JSON")) { try StringCatalog([]) }
    #expect(throws: ResourceFault("it has no \"strings\": it is no string catalogue")) {
      try StringCatalog(Array("[1]".utf8))
    }
  }

  @Test func aDictionaryOfRulesIsRead() throws {
    let rules = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>%d days</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>In %#@days@</string>
          <key>days</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>einem Tag</string><key>other</key><string>%d Tagen</string>
          </dict></dict>
        <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
          <key>20</key><string>short</string><key>50</key><string>a longer one</string></dict></dict>
        <key>broken</key><string>x</string>
      </dict></plist>
      """
    let entries = try StringsDictionary.read(Array(rules.utf8))
    let german = LocalizedCondition(
      language: try #require(LanguageTag("de")), locale: Locale(identifier: "de_DE"))
    let days = try #require(entries["%d days"])
    #expect(days.pieces([.integer(1)], german) == [.words("In "), .words("einem Tag")])
    #expect(
      days.pieces([.integer(2000)], german) == [.words("In "), .value("2.000"), .words(" Tagen")])
    #expect(entries["wide"] == LocalizedEntry(format: "a longer one"))
    #expect(entries["broken"] == nil)
    #expect(throws: ResourceFault("it is no property list")) {
      try StringsDictionary.read(Array("<plist>".utf8))
    }
  }
}
