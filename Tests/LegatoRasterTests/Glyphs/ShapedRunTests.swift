import LegatoDisplay
import Testing

@testable import LegatoRaster

/// Words that were shaped before are not shaped again, and look as if they were.
@Suite("Shaped runs")
struct ShapedRunTests {
  private static let fonts = [
    FontDescriptor(size: 15), FontDescriptor(size: 31), FontDescriptor(size: 15, isItalic: true),
    FontDescriptor(size: 15, hasMonospacedDigits: true),
    FontDescriptor(size: 15, hasSmallCaps: true),
  ]

  private static var requests: [TextRequest] {
    var requests: [TextRequest] = []
    for font in fonts {
      for words in [
        ["Row ", "12", ": grows"], ["fi", "ffi fl"], ["a", "\u{301}"], ["AV", "AV"],
        ["12", " of 12"], [String(repeating: "w", count: 33)], ["\u{5D0} ", "ab", " \u{5D1}"],
        ["\u{633}", "ab", "\u{633}"], ["", " "],
      ] {
        var spans = words.map { TextSpan($0, font: font) }
        requests.append(TextRequest(spans))
        requests.append(TextRequest(spans, isRightToLeft: true))
        for index in spans.indices { spans[index].tracking = 2 }
        requests.append(TextRequest(spans))
        for index in spans.indices { (spans[index].tracking, spans[index].kerning) = (0, 3) }
        requests.append(TextRequest(spans, maxWidth: 40))
      }
    }
    return requests
  }

  @Test func whatWasShapedBeforeChangesNothing() throws {
    let (used, again) = (try HarfBuzzTextEngine(), try HarfBuzzTextEngine())
    for request in Self.requests.reversed() { _ = again.layout(request) }
    for request in Self.requests {
      let fresh = try HarfBuzzTextEngine().layout(request)
      for engine in [used, again] {
        let layout = engine.layout(request)
        #expect(layout.runs == fresh.runs && layout.size == fresh.size, "\(request)")
        #expect(layout.inkBounds == fresh.inkBounds)
      }
    }
  }

  @Test(arguments: ["->", "=>", "<-->", "12:30", "3x4", "(A)"])
  func lettersOfTheSystemHaveNoContextualForms(_ text: String) throws {
    let engine = try HarfBuzzTextEngine()
    func glyphs(_ text: String) -> [UInt32] {
      engine.layout(TextRequest([TextSpan(text, font: FontDescriptor())])).runs
        .flatMap(\.glyphs).map(\.id)
    }
    #expect(glyphs(text) == text.flatMap { glyphs(String($0)) })
  }

  @Test func aKeyHasAllThatDecides() throws {
    func key(
      _ text: String, face: Int = 0, font: FontDescriptor = FontDescriptor(),
      isTracked: Bool = false, isRightToLeft: Bool = false,
      isContextual: Bool = false
    ) -> ShapedRun.Key? {
      text.unicodeScalars.map(\.value).withUnsafeBufferPointer {
        ShapedRun.Key(
          $0, face: face, font: font, isTracked: isTracked, isRightToLeft: isRightToLeft,
          isContextual: isContextual)
      }
    }
    let keys = [
      key("ab"), key("ba"), key("a"), key("ab\0"), key("ab", face: 1),
      key("ab", font: Self.fonts[3]), key("ab", font: Self.fonts[4]), key("ab", isTracked: true),
      key("ab", isRightToLeft: true), key("ab", isContextual: true),
      key(String(repeating: "w", count: 32)),
      key(String(repeating: "w", count: 31)),
    ]
    #expect(keys.allSatisfy { $0 != nil } && Set(keys).count == keys.count)
    #expect(key("ab") == key("ab"))
    #expect(key(String(repeating: "w", count: 33)) == nil && key("\u{E9}") == nil)
  }
}

@Suite("Bounded caches")
struct BoundedCacheTests {
  /// All have one hash.
  private struct Clash: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) {}
  }

  @Test func whatIsFoundIsWhatWasStored() {
    var cache = BoundedCache<Clash, String>(limit: 10)
    cache.store("one", for: Clash(number: 1))
    #expect(cache.value(Clash(number: 1)) == "one" && cache.value(Clash(number: 2)) == nil)
    cache.store("two", for: Clash(number: 2))
    #expect(cache.value(Clash(number: 2)) == "two" && cache.value(Clash(number: 1)) == nil)
  }

  @Test func whatIsUsedStays() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    for number in 0..<100 {
      cache.store(number, for: number)
      #expect(cache.value(0) == 0)
    }
    #expect(cache.value(99) == 99 && cache.value(50) == nil)
  }
}
