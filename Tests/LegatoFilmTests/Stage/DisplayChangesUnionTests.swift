import LegatoDisplay
import Testing

@testable import LegatoFilm

@Suite("Changes of several frames")
struct DisplayChangesUnionTests {
  private let first = LayerID(number: 1)
  private let second = LayerID(number: 2)

  @Test func areThoseOfAll() {
    var changes = DisplayChanges(changed: [first])
    changes.formUnion(DisplayChanges(changed: [second]))
    #expect(changes.changed == [first, second])
  }

  @Test func whatIsGoneIsNotChanged() {
    var changes = DisplayChanges(changed: [first, second])
    changes.formUnion(DisplayChanges(removed: [first]))
    #expect(changes.changed == [second])
    #expect(changes.removed == [first])
  }

  @Test func everythingStaysEverything() {
    var changes = DisplayChanges.everything
    changes.formUnion(.none)
    #expect(changes.isEverything)
  }
}
