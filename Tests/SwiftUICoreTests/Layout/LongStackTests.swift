import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@Observable @MainActor
private final class RowHeights {
  var heights: [Int: CGFloat] = [:]
  var width: CGFloat = 100
}

/// Counts how often it is measured.
private struct CountingLayout: Layout {
  let log: Log
  let row: Int
  let height: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated { log("\(row)") }
    return CGSize(width: min(proposal.width ?? 50, 50), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct LongStack: View {
  let model: RowHeights
  let log: Log
  var count = 200

  var body: some View {
    VStack(spacing: 3) {
      ForEach(0..<count, id: \.self) { row in
        CountingLayout(log: log, row: row, height: model.heights[row] ?? 10) {}
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(width: model.width, height: 100, alignment: .top)
  }
}

/// Of a stack of many children those are measured again that have changed.
@MainActor @Suite("Stacks of many children")
struct LongStackTests {
  @Test("Where one row has another height, that row is measured, and those below it are moved")
  func oneRow() throws {
    let (model, log) = (RowHeights(), Log())
    let probe = try Probe(LongStack(model: model, log: log))
    log.entries = []
    probe.host.act { model.heights[20] = 34 }
    let frame = probe.host.frame()
    #expect(Set(log.entries) == ["20"])
    #expect(frame.statistics.layouts > 0)
    let stack = try #require(probe.host.graph.rootElement.first(StackElement.self))
    let height: CGFloat = 199 * 10 + 34 + 199 * 3
    #expect(stack.size.height == height)
    #expect(stack.children[20].origin.y == stack.origin.y + 20 * 13)
    #expect(stack.children[21].origin.y == stack.origin.y + 20 * 13 + 37)
    #expect(stack.children[199].origin.y == stack.origin.y + 199 * 13 + 24)
  }

  @Test(
    "Changed one after the other, twice the same, many at once: places are those of a new stack")
  func sameAsNew() throws {
    let (model, log) = (RowHeights(), Log())
    let probe = try Probe(LongStack(model: model, log: log))
    let changes: [[Int: CGFloat]] = [
      [3: 5], [3: 30], [3: 30, 150: 1], [199: 80], [0: 0],
      Dictionary(uniqueKeysWithValues: (20..<60).map { ($0, CGFloat($0)) }), [:],
    ]
    for heights in changes {
      probe.host.act { model.heights = heights }
      let fresh = RowHeights()
      fresh.heights = heights
      let other = try Probe(LongStack(model: fresh, log: Log()))
      let stacks = try [probe, other].map {
        try #require($0.host.graph.rootElement.first(StackElement.self))
      }
      #expect(stacks[0].children.map(\.origin) == stacks[1].children.map(\.origin))
      #expect(stacks[0].size == stacks[1].size)
    }
  }

  @Test("Another proposal asks all of them")
  func otherProposal() throws {
    let (model, log) = (RowHeights(), Log())
    let probe = try Probe(LongStack(model: model, log: log, count: 40))
    log.entries = []
    probe.host.act { model.width = 30 }
    _ = probe.host.frame()
    #expect(Set(log.entries).count == 40)
  }
}

extension Element {
  fileprivate func first<E: Element>(_ type: E.Type) -> E? {
    if let found = self as? E { return found }
    for child in children { if let found = child.first(type) { return found } }
    return nil
  }
}
