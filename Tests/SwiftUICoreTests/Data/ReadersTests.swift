import LegatoRaster
import Testing

@testable import SwiftUICore

@MainActor @Suite("Readers of a value")
struct ReadersTests {
  private final class Value: Dependency {
    var readers = Readers()
    func add(_ reader: any Reader) -> Bool { readers.add(reader, of: self) }
    func remove(_ reader: any Reader) { readers.remove(reader) }
  }

  private final class Known: Reader {
    var dependencies: [any Dependency] = []
    lazy var reference = ReaderReference(self)
    var marks = 0
    func markDirty() { marks += 1 }
  }

  @Test("Each is noted once, and asked while it reads")
  func once() {
    let (value, first, second) = (Value(), Known(), Known())
    #expect(value.add(first))
    #expect(!value.add(first))
    #expect(value.add(second))
    #expect(first.dependencies.count == 1)
    value.readers.markDirty()
    value.remove(first)
    value.readers.markDirty()
    #expect((first.marks, second.marks) == (1, 2))
    #expect(value.add(first))
  }

  @Test("One that is gone is not asked, and what comes in its place in memory is another one")
  func gone() {
    let (value, gone) = (Value(), Known())
    #expect(value.add(gone))
    gone.reference.end()
    value.readers.markDirty()
    #expect(gone.marks == 0)
    // The same object stands for another one at its place.
    gone.reference = ReaderReference(gone)
    #expect(value.add(gone))
    value.readers.markDirty()
    #expect(gone.marks == 1)
  }

  @Test("A state that outlives its host is written to without one")
  func withoutHost() throws {
    let location: StateLocation<Int>
    do {
      let host = ViewHost(Probe(), textEngine: try HarfBuzzTextEngine())
      let node = try #require(host.graph.root)
      location = StateLocation(1, node: node)
      #expect(location.owner === node)
    }
    #expect(location.owner == nil)
    location.set(2, Transaction())
    #expect(location.get() == 1)
  }

  private struct Probe: View {
    var body: some View { Color.red }
  }
}
