import SwiftUI
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.3: the fitted or filled rectangle is proposed, the child's answer is answered.
@MainActor @Suite("Aspect ratio")
struct AspectRatioTests {
  @Test func fitIsTheLargestRectangleInsideFillTheSmallestAround() throws {
    func size(_ ratio: CGFloat, _ mode: ContentMode, _ w: CGFloat?, _ h: CGFloat?) throws -> CGSize
    {
      try Placed(Color.red.aspectRatio(ratio, contentMode: mode), w, h).size
    }
    #expect(try size(2, .fit, 100, 100) == CGSize(width: 100, height: 50))
    #expect(try size(2, .fit, 100, 20) == CGSize(width: 40, height: 20))
    #expect(try size(2, .fill, 100, 100) == CGSize(width: 200, height: 100))
    #expect(try size(2, .fill, 100, 20) == CGSize(width: 100, height: 50))
    #expect(try size(2, .fit, 100, nil) == CGSize(width: 100, height: 50))
    #expect(try size(2, .fit, nil, 100) == CGSize(width: 200, height: 100))
    #expect(try size(2, .fit, nil, nil) == CGSize(width: 10, height: 5))
  }

  @Test func whatKeepsItsSizeAnswersItsSize() throws {
    let placed = try Placed(box(30, 30).aspectRatio(3, contentMode: .fit), 90, 90)
    #expect(placed.size == CGSize(width: 30, height: 30))
  }

  @Test func theContentsOwnRatioIsUsedWhereNoneIsGiven() throws {
    let view = Color.red.frame(minWidth: 0, idealWidth: 40, minHeight: 0, idealHeight: 20)
    #expect(try Placed(view.scaledToFit(), 100, 100).leaves[0].size.height == 50)
    #expect(try Placed(view.scaledToFill(), 100, 100).leaves[0].size.width == 200)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -2])
  func aRatioThatIsNoneIsReportedAndTheContentsOwnUsed(_ ratio: CGFloat) throws {
    let placed = try Placed(Color.red.aspectRatio(ratio, contentMode: .fit), 100, 60)
    #expect(placed.size == CGSize(width: 60, height: 60))
    #expect(placed.host.issues.count == 1)
  }
}
