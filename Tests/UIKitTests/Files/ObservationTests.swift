import Testing
import UIKit

// UIKit brings Observation along: this file imports no more.

@Observable
private final class Counter {
  var count = 0
}

@MainActor @Suite("What UIKit brings along")
struct ObservationTests {
  @Test("A model is observed in a file that imports UIKit alone") func observed() {
    nonisolated(unsafe) var changes = 0
    let counter = Counter()
    withObservationTracking {
      _ = counter.count
    } onChange: {
      changes += 1
    }
    counter.count = 2
    #expect(changes == 1)
  }
}
