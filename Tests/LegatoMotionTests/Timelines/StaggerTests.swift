import LegatoMotion
import Testing

@Suite("Stagger")
struct StaggerTests {
  /// The delays below are those of the last of n items, in the specifications.
  static let counts = [1, 2, 3, 5, 10, 12, 20, 50, 100, 500]

  @Test("delays grow with the index")
  func table() {
    let rows: [(Stagger, [Double])] = [
      (
        Stagger(start: 0.1, step: 0.08),
        [0.1, 0.18, 0.26, 0.42, 0.82, 0.98, 1.62, 4.02, 8.02, 40.02]
      ),
      (Stagger(step: 0.05), [0, 0.05, 0.1, 0.2, 0.45, 0.55, 0.95, 2.45, 4.95, 24.95]),
      (Stagger(step: 0.03), [0, 0.03, 0.06, 0.12, 0.27, 0.33, 0.57, 1.47, 2.97, 14.97]),
    ]
    for (stagger, delays) in rows {
      for (count, delay) in zip(Self.counts, delays) {
        expectClose(stagger.delay(at: count - 1), delay, within: 1e-12, "\(stagger), \(count)")
      }
    }
  }

  @Test("a limit caps the delay")
  func limit() {
    let stagger = Stagger(start: 0.1, step: 0.08, limit: 0.5)
    expectClose(stagger.delay(at: 4), 0.42, within: 1e-12)
    #expect(stagger.delay(at: 6) == 0.5)
    #expect(stagger.delay(at: .max) == 0.5)
  }

  @Test("a negative index is the first")
  func negativeIndex() {
    #expect(Stagger(start: 0.2, step: 0.1).delay(at: -3) == 0.2)
    #expect(Stagger(start: 0.2, step: 0.1).delay(at: .min) == 0.2)
  }

  @Test("what is no number counts as 0, and as no limit")
  func badInput() {
    #expect(Stagger(start: .nan, step: .nan, limit: .nan) == Stagger(step: 0))
    for a in badNumbers {
      for b in badNumbers {
        for index in [0, 1, -1, 1000] {
          #expect(Stagger(start: a, step: 0.1).delay(at: index).isFinite)
          #expect(!Stagger(start: 0, step: a, limit: b).delay(at: index).isNaN)
        }
      }
    }
  }
}
