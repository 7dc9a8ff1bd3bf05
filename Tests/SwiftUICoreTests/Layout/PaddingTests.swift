import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.3.
@MainActor @Suite("Padding")
struct PaddingTests {
  @Test func theStandardIsSixteenOnAllEdges() throws {
    let placed = try Placed(box(10, 10).padding(), 100, 100)
    #expect(placed.size == CGSize(width: 42, height: 42))
    #expect(placed.leaves == [CGRect(x: 16, y: 16, width: 10, height: 10)])
    #expect(
      try Placed(box(10, 10).padding(.horizontal), 100, 100).size
        == CGSize(width: 42, height: 10))
  }

  @Test func edgesAndLengthsAreThoseGiven() throws {
    let top = try Placed(box(10, 10).padding(.top, 5), 100, 100)
    #expect(top.size == CGSize(width: 10, height: 15) && top.ys == [5])
    let two = try Placed(box(10, 10).padding([.leading, .bottom], 3), 100, 100)
    #expect(two.size == CGSize(width: 13, height: 13) && two.xs == [3] && two.ys == [0])
    let each = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let all = try Placed(box(10, 10).padding(each), 100, 100)
    #expect(all.size == CGSize(width: 16, height: 14))
    #expect(all.leaves == [CGRect(x: 2, y: 1, width: 10, height: 10)])
  }

  @Test func theProposalShrinksByItButNotBelowZero() throws {
    #expect(try Placed(Color.red.padding(10), 100, 50).widths == [80])
    let small = try Placed(Color.red.padding(10), 15, 15)
    #expect(small.size == CGSize(width: 20, height: 20) && small.widths == [0])
    #expect(try Placed(Color.red.padding(10), nil, nil).size == CGSize(width: 30, height: 30))
  }

  @Test func negativeLengthsLetTheContentReachOut() throws {
    let placed = try Placed(Color.red.padding(-10), 100, 50)
    #expect(placed.size == CGSize(width: 100, height: 50))
    #expect(placed.leaves == [CGRect(x: -10, y: -10, width: 120, height: 70)])
    #expect(try Placed(box(10, 10).padding(-20), 100, 50).size == .zero)
  }

  @Test func touchesGoThroughIt() throws {
    let log = Log()
    let probe = try Probe(
      ZStack {
        Color.red.onTapGesture { log("behind") }
        box(10, 10).padding(40).onTapGesture { log("front") }
      }, HostConfiguration(size: .init(100, 100)))
    probe.host.tap(at: .init(20, 20))
    probe.host.tap(at: .init(50, 50))
    #expect(log.entries == ["behind", "front"])
  }
}
