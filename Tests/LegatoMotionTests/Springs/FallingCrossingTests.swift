import Testing

@testable import LegatoMotion

@Suite("Falling crossing")
struct FallingCrossingTests {
  @Test(
    "is where halving finds it, in a fraction of the steps",
    arguments: [0.5, 1e-3, 5e-4, 1e-9, 1e-12])
  func place(tolerance: Double) {
    for (start, end, fall) in [
      (0.0, 40.0, { (t: Double) in ElementaryFunctions.exp(-t) }),
      (0.0, 500.0, { (t: Double) in ElementaryFunctions.exp(-t) * (1 + t) }),
      (-3, 90, { (t: Double) in ElementaryFunctions.exp(-t) * (1 + 7 * max(t, 0)) }),
      (0, 2e6, { (t: Double) in ElementaryFunctions.exp(-t / 1e3) }),
      (0, 1.0001, { (t: Double) in t < 1 ? 1 : 0 }),
    ] {
      var count = 0
      let found = FallingCrossing(from: start, to: end) {
        count += 1
        return fall($0) - tolerance
      }.time
      var (low, high) = (start, end)
      for _ in 0..<200 {
        let middle = 0.5 * (low + high)
        if fall(middle) > tolerance { low = middle } else { high = middle }
      }
      #expect(abs(found - high) <= 1e-12 * max(abs(high), 1) + tolerance * 1e-3)
      #expect(fall(found) <= tolerance)
      #expect(count <= 60)
    }
    var count = 0
    _ = FallingCrossing(from: 0, to: 30) {
      count += 1
      return ElementaryFunctions.exp(-$0) * (1 + $0) - tolerance
    }
    #expect(count <= 20, "\(count) evaluations")
  }

  @Test("one that has fallen at the start is there, and one that never falls at the end")
  func edges() {
    #expect(FallingCrossing(from: 1, to: 9) { _ in -1 }.time == 1)
    #expect(FallingCrossing(from: 1, to: 9) { _ in 0 }.time == 1)
    #expect(FallingCrossing(from: 1, to: 9) { _ in 1 }.time == 9)
    #expect(FallingCrossing(from: 1, to: 9) { _ in .nan }.time == 1)
    #expect(FallingCrossing(from: 4, to: 4) { 4 - $0 }.time == 4)
  }
}
