import LegatoDisplay
import LegatoRaster
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 7: digits are matched from the trailing side, common ends are kept.
@Suite("Matching of characters")
struct TextMatchingTests {
  /// Pairs as `old>new`, or the character alone where both are the same.
  private func pairs(_ old: String, _ new: String) -> String {
    let (left, right) = (old.map(String.init), new.map(String.init))
    return TextMatching.steps(from: left, to: right).map { step in
      switch step {
      case .paired(let i, let j): left[i] == right[j] ? left[i] : "\(left[i])>\(right[j])"
      case .removed(let i): "-\(left[i])"
      case .inserted(let j): "+\(right[j])"
      }
    }.joined(separator: " ")
  }

  nonisolated static let table: [(String, String, String)] = [
    ("9", "10", "+1 9>0"),
    ("19", "20", "1>2 9>0"),
    ("99", "100", "+1 9>0 9>0"),
    ("1000", "999", "-1 0>9 0>9 0>9"),
    ("10", "100", "+1 1>0 0"),
    ("1,234", "1,334", "1 , 2>3 3 4"),
    ("999", "1,000", "+1 +, 9>0 9>0 9>0"),
    ("9.5", "10.25", "+1 9>0 . 5>2 +5"),
    ("9", "9.5", "9 +. +5"),
    ("1,234.5", "12,234.5", "+1 1>2 , 2 3 4 . 5"),
    ("9 of 10", "10 of 10", "+1 9>0   o f   1 0"),
    ("1 item", "2 items", "1>2   i t e m +s"),
    ("-5", "-6", "- 5>6"),
    ("Enabled", "Disabled", "E>D n>i +s a b l e d"),
    ("", "1", "+1"), ("1", "", "-1"), ("", "", ""),
    ("abc", "5", "a>5 -b -c"),
    ("٩", "١٠", "+١ ٩>٠"),
  ]

  @Test(arguments: table.indices)
  func charactersArePaired(_ index: Int) {
    let (old, new, expected) = Self.table[index]
    #expect(pairs(old, new) == expected)
  }

  /// Nothing is lost and nothing is taken twice, whatever the texts.
  @Test func everyCharacterHasOnePart() {
    let texts = [
      "", "1", "12.5", "1.2.3.4", ",5", "5,", "1'000'000", "a1b2", "12ab34", "…", "  ", "0,5 kg",
    ]
    for old in texts {
      for new in texts {
        let steps = TextMatching.steps(from: old.map(String.init), to: new.map(String.init))
        let left = steps.compactMap { step -> Int? in
          switch step {
          case .paired(let i, _), .removed(let i): i
          case .inserted: nil
          }
        }
        let right = steps.compactMap { step -> Int? in
          switch step {
          case .paired(_, let j), .inserted(let j): j
          case .removed: nil
          }
        }
        #expect(left == Array(0..<old.count), "\(old) → \(new)")
        #expect(right == Array(0..<new.count), "\(old) → \(new)")
      }
    }
  }

  // MARK: Clusters

  private func clusters(_ text: String, width: Double? = nil) throws -> [String] {
    let engine = try HarfBuzzTextEngine()
    let layout = engine.layout(TextRequest([TextSpan(text, font: .init())], maxWidth: width))
    return layout.clusters(isSymbol: false).map(\.text)
  }

  @Test func aCharacterAsReadersSeeItIsNeverSplit() throws {
    #expect(try clusters("12") == ["1", "2"])
    // A letter and an accent of its own, a flag, a family joined together.
    #expect(try clusters("e\u{301}x") == ["e\u{301}", "x"])
    #expect(try clusters("🇩🇪1").count == 2)
    #expect(try clusters("👨‍👩‍👧2") == ["👨‍👩‍👧", "2"])
    #expect(try clusters("a\r\nb\nc") == ["a", "b", "c"])
  }

  @Test func charactersComeInReadingOrder() throws {
    #expect(try clusters("אב 12") == ["א", "ב", " ", "1", "2"])
  }

  @Test func anEllipsisIsASignOfItsOwn() throws {
    let engine = try HarfBuzzTextEngine()
    let layout = engine.layout(
      TextRequest([TextSpan("12345678", font: .init())], maxWidth: 50, lineLimit: 1))
    let texts = layout.clusters(isSymbol: false).map(\.text)
    #expect(texts.last == "…" && texts.first == "1")
    let kept: String = texts.dropLast().joined()
    #expect(kept.count == texts.count - 1 && "12345678".hasPrefix(kept))
  }
}
