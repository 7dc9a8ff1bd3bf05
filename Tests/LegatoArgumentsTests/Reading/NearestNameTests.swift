import Testing

@testable import LegatoArguments

@Suite("Names that are nearly right")
struct NearestNameTests {
  private let names = NearestName(["--dark", "--reduce-motion", "--expect", "-o", "--out"])

  @Test(arguments: [
    ("--drak", "--dark"), ("--reduce-motoin", "--reduce-motion"), ("--expct", "--expect"),
    ("--DARK", "--dark"), ("--xyzzy", nil), ("", nil), ("-", nil),
  ])
  func theNearestIsMeant(name: String, expected: String?) {
    #expect(names.nearest(to: name) == expected)
    #expect(names.advice(for: name) == (expected.map { " Did you mean \($0)?" } ?? ""))
  }

  @Test func aNameOfAnyLengthIsCompared() {
    #expect(names.nearest(to: String(repeating: "-x", count: 10_000)) == nil)
  }

  @Test func ofNoNamesNoneIsNear() { #expect(NearestName([]).nearest(to: "--dark") == nil) }

  @Test func swappedLettersAreOneMistake() {
    #expect(NearestName.distance(Array("abcd"), Array("abdc")) == 1)
    #expect(NearestName.distance(Array("abc"), Array("")) == 3)
    #expect(NearestName.distance(Array("kitten"), Array("sitting")) == 3)
  }
}
