import SwiftUI
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.3.
@MainActor @Suite("Frames, fixed and flexible")
struct FrameTests {
  @Test func aFixedSideIsProposedAndAnsweredTheOtherPassesThrough() throws {
    let placed = try Placed(Color.red.frame(width: 40), 100, 70)
    #expect(placed.size == CGSize(width: 40, height: 70))
    #expect(placed.leaves == [CGRect(x: 0, y: 0, width: 40, height: 70)])
    #expect(try Placed(Color.red.frame(width: 40), nil, nil).size == CGSize(width: 40, height: 10))
  }

  @Test func contentThatIsLargerOverflowsByTheAlignment() throws {
    func at(_ alignment: Alignment) throws -> CGPoint {
      try Placed(box(100, 60).frame(width: 40, height: 20, alignment: alignment), 10, 10)
        .leaves[0].origin
    }
    #expect(try at(.center) == CGPoint(x: -30, y: -20))
    #expect(try at(.topLeading) == CGPoint(x: 0, y: 0))
    #expect(try at(.bottomTrailing) == CGPoint(x: -60, y: -40))
    #expect(try at(.leading) == CGPoint(x: 0, y: -20))
    #expect(try at(.top) == CGPoint(x: -30, y: 0))
  }

  /// What a flexible frame answers around a child that takes 30 or around one that takes all.
  nonisolated static let rows:
    [(
      min: CGFloat?, ideal: CGFloat?, max: CGFloat?, offer: CGFloat?, fixed: CGFloat,
      greedy: CGFloat
    )] = [
      (20, nil, 50, 10, 20, 20), (20, nil, 50, 40, 40, 40), (20, nil, 50, 90, 50, 50),
      (20, nil, 50, nil, 30, 20), (20, 45, 50, nil, 45, 45), (nil, 45, nil, nil, 45, 45),
      (nil, 45, nil, 90, 30, 90), (nil, nil, .infinity, 90, 90, 90),
      (nil, nil, .infinity, nil, 30, 10), (nil, nil, 50, 10, 30, 10), (nil, nil, 50, 40, 40, 40),
      (nil, nil, 50, 90, 50, 50), (nil, nil, 20, 90, 20, 20), (40, nil, nil, 10, 40, 40),
      (40, nil, nil, 90, 40, 90), (20, nil, nil, 90, 30, 90), (0, nil, .infinity, 7, 7, 7),
      (20, 45, nil, nil, 30, 45), (nil, 45, 50, nil, 45, 45), (20, nil, .infinity, 5, 20, 20),
    ]

  @Test(arguments: rows.indices)
  func aFlexibleSideClampsTheProposal(_ index: Int) throws {
    let row = Self.rows[index]
    let fixed = box(30, 30).frame(minWidth: row.min, idealWidth: row.ideal, maxWidth: row.max)
    #expect(try Placed(fixed, row.offer, 100).size.width == row.fixed, "\(row)")
    let greedy = Color.red.frame(minHeight: row.min, idealHeight: row.ideal, maxHeight: row.max)
    #expect(try Placed(greedy, 100, row.offer).size.height == row.greedy, "\(row)")
  }

  @Test func limitsOutOfOrderAreOrderedAndReported() throws {
    let placed = try Placed(Color.red.frame(minWidth: 60, maxWidth: 20), 10, 10)
    #expect(placed.size.width == 60)
    #expect(placed.host.issues.count == 1)
    #expect(placed.host.issues.first?.path == "Color")
    let ideal = try Placed(Color.red.frame(minWidth: 60, idealWidth: 10, maxWidth: 80), nil, 10)
    #expect(ideal.size.width == 60 && ideal.host.issues.count == 1)
  }

  @Test func anInfiniteMinimumIsNoLimit() throws {
    let placed = try Placed(box(30, 30).frame(minWidth: .infinity), 90, 90)
    #expect(placed.size.width == 30)
    #expect(placed.host.issues.count == 1)
  }

  @Test func contentStandsInAFlexibleFrameByItsAlignment() throws {
    let placed = try Placed(
      box(30, 30).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing),
      100, 80)
    #expect(placed.leaves == [CGRect(x: 70, y: 50, width: 30, height: 30)])
  }

  @Test func fixedSizeProposesTheIdeal() throws {
    let view = Color.red.frame(idealWidth: 33, idealHeight: 44)
    #expect(try Placed(view.fixedSize(), 10, 10).size == CGSize(width: 33, height: 44))
    #expect(
      try Placed(view.fixedSize(horizontal: true, vertical: false), 10, 12).size
        == CGSize(width: 33, height: 12))
  }
}
