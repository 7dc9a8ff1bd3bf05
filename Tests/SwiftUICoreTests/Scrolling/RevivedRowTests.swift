import SwiftUI
import TestSupport
import Testing

/// Rows of a list that come back while they exit, with what changed inside of them meanwhile.
@MainActor
@Suite struct RevivedRowTests {
  private struct Rows: View {
    let ids: Model<[Int]>

    var body: some View {
      List {
        ForEach(ids.value, id: \.self) { id in
          HStack {
            Text("Row \(id)")
            ForEach(ids.value, id: \.self) { inner in
              HStack { Text("Part \(inner)") }
            }
          }
        }
      }
      .listStyle(.plain)
    }
  }

  /// The layout makes some of them, after the lengths of rows have been forgotten with the width.
  @Test func aRowThatComesBackInALayoutHasFollowedItsChanges() throws {
    let ids = Model([0, 1, 2])
    let probe = try Probe(Rows(ids: ids), HostConfiguration(size: .init(200, 300)))
    ids.set([4, 2], .spring(response: 0.5, dampingFraction: 0))
    probe.host.configuration.size = .init(247.75, 343.25)
    probe.host.advance(to: 0.1)
    ids.set([0, 5, 0, 0, 1], nil)
    probe.host.advance(to: 0.2)
    let texts = probe.list.description
    #expect(texts.contains("Row 1") && texts.contains("Part 5"))
    #expect(!texts.contains("Row 2") && !texts.contains("Part 2"))
  }
}
