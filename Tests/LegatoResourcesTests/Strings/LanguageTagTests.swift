import Testing

@testable import LegatoResources

@Suite("Language tags") struct LanguageTagTests {
  @Test func theNearestLanguageServes() throws {
    let rows: [(String, [String], String?)] = [
      ("de-AT", ["en", "de", "de-CH"], "de"), ("de_AT", ["de_AT", "de"], "de_AT"),
      ("zh-HK", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-CN", ["zh-Hans", "zh-Hant"], "zh-Hans"),
      ("zh", ["zh-Hant", "zh-CN"], "zh-CN"), ("pt", ["pt-BR", "pt-PT"], "pt-BR"),
      ("pt-PT", ["pt-BR"], "pt-BR"), ("no", ["nb"], "nb"), ("iw", ["he"], "he"),
      ("sr-Latn", ["sr"], nil), ("fr", ["en", "Base"], nil), ("en-GB", ["en"], "en"),
    ]
    for (tag, names, result) in rows {
      #expect(try #require(LanguageTag(tag)).best(of: names) == result, "\(tag)")
    }
    for text in ["", "Base", "e", "12", "../../etc", String(repeating: "a", count: 100)] {
      #expect(LanguageTag(text) == nil)
    }
  }

  @Test func scriptsHaveADirection() {
    for tag in ["ar", "he", "fa-IR", "ur", "az-Arab"] {
      #expect(LanguageTag(tag)?.isRightToLeft == true)
    }
    for tag in ["de", "ja", "ur-Latn", "az"] { #expect(LanguageTag(tag)?.isRightToLeft == false) }
  }
}
