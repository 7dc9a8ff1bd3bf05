import LegatoMotion
import Testing

@Suite("SeededGenerator")
struct SeededGeneratorTests {
  @Test("the sequence is SplitMix64's")
  func reference() {
    var generator = SeededGenerator(seed: 1_234_567)
    let first = (0..<5).map { _ in generator.next() }
    #expect(
      first == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test("equal seeds give equal sequences")
  func equality() {
    var a = SeededGenerator(seed: 7)
    var b = a
    #expect(a.next() == b.next())
    #expect(a == b)
    #expect(SeededGenerator(seed: 8) != SeededGenerator(seed: 7))
  }

  @Test("units fill 0..<1 evenly")
  func unit() {
    var generator = SeededGenerator(seed: 0)
    var bins = [Int](repeating: 0, count: 10)
    for _ in 0..<100_000 {
      let unit = generator.unit()
      #expect(0..<1 ~= unit)
      bins[Int(unit * 10)] += 1
    }
    // Five standard deviations of a bin are 474.
    for bin in bins { #expect(abs(bin - 10_000) < 500) }
  }

  @Test("numbers lie in their range, and bad ends do not trap")
  func number() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<1000 {
      #expect(-2...5 ~= generator.number(from: -2, to: 5))
      #expect(-2...5 ~= generator.number(from: 5, to: -2))
    }
    for low in badNumbers {
      for high in badNumbers { #expect(generator.number(from: low, to: high).isFinite) }
    }
  }

  @Test("a part has a sequence of its own")
  func split() {
    var whole = SeededGenerator(seed: 11)
    var part = whole.split()
    let rest = whole.next()
    _ = part.next()
    var again = SeededGenerator(seed: 11)
    _ = again.split()
    #expect(again.next() == rest)
    #expect(part != whole)
  }
}
