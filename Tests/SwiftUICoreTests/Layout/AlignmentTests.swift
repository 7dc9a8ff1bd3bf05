import SwiftUI
import Testing

@testable import SwiftUICore

extension VerticalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }
  fileprivate static let third = VerticalAlignment(Third.self)
}

extension HorizontalAlignment {
  private enum Broken: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { .nan }
  }
  fileprivate static let broken = HorizontalAlignment(Broken.self)
}

/// SWIFTUI-FACTS 12.2 and 12.3: children are aligned by guides, of which a view can set its own.
@MainActor @Suite("Alignment guides")
struct AlignmentTests {
  @Test func aGuideOfOnesOwnMovesTheView() throws {
    let placed = try Placed(
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10).alignmentGuide(.leading) { $0.width }
        box(20, 10)
      }, 100, 100)
    #expect(placed.xs == [0, 20] && placed.size.width == 40)
  }

  @Test func otherGuidesAreLeftAlone() throws {
    let placed = try Placed(
      VStack(alignment: .trailing, spacing: 0) {
        box(20, 10).alignmentGuide(.leading) { _ in 90 }
        box(30, 10)
      }, 100, 100)
    #expect(placed.xs == [10, 0])
  }

  @Test func alignmentsCanBeInvented() throws {
    let placed = try Placed(
      HStack(alignment: .third) {
        box(10, 30); box(10, 60)
      }, 100, 100)
    #expect(placed.ys == [10, 0] && placed.size.height == 60)
  }

  @Test func guidesGoThroughPaddingAndFrames() throws {
    let placed = try Placed(
      HStack(alignment: .third, spacing: 0) {
        box(10, 30).alignmentGuide(.third) { _ in 5 }.padding(.top, 10).frame(
          height: 60, alignment: .bottom)
        box(10, 60).alignmentGuide(.third) { $0[.bottom] }
      }, 100, 200)
    // 60 high, content at the bottom: 20 of frame, 10 of padding, 5 of the guide.
    #expect(placed.ys == [55.0, 0.0])
  }

  @Test func guidesGoThroughStacks() throws {
    let placed = try Placed(
      HStack(alignment: .third, spacing: 0) {
        VStack(spacing: 0) {
          box(10, 40)
          box(10, 10).alignmentGuide(.third) { _ in 2 }
        }
        box(10, 20).alignmentGuide(.third) { _ in 0 }
      }, 100, 200)
    #expect(placed.ys == [0, 40, 42])
  }

  @Test func aFrameAlignsByGuidesToo() throws {
    let placed = try Placed(
      box(20, 20).alignmentGuide(.leading) { _ in -5 }
        .frame(width: 100, height: 100, alignment: .topLeading), 200, 200)
    #expect(placed.xs == [5])
  }

  @Test func aGuideCanReadOthers() throws {
    let placed = try Placed(
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10).alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
        box(40, 10).alignmentGuide(.leading) { $0[explicit: .leading] ?? 30 }
      }, 100, 100)
    #expect(placed.xs == [20, 0])
  }

  @Test func aGuideThatIsNoNumberIsReplacedAndReported() throws {
    let placed = try Placed(
      VStack(alignment: .broken) {
        box(10, 10); box(20, 10)
      }, 100, 100)
    #expect(placed.size.width == 20)
    let own = try Placed(
      VStack(alignment: .leading) {
        box(10, 10).alignmentGuide(.leading) { _ in .infinity }
        box(20, 10)
      }, 100, 100)
    #expect(own.xs == [0, 0] && own.host.issues.count == 1)
  }
}
