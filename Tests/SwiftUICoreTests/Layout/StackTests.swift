import LegatoRaster
import SwiftUI
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.1 and 12.2.
@MainActor @Suite("Stacks divide their length")
struct StackTests {
  @Test func theLeastFlexibleIsServedFirst() throws {
    let placed = try Placed(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20, maxWidth: 50)
        Color.green
        box(100, 10)
      }, 300, 50)
    #expect(placed.widths == [50, 150, 100])
    #expect(placed.xs == [0, 50, 200])
    #expect(placed.size == CGSize(width: 300, height: 50))
  }

  @Test func equalsShareWhatIsLeft() throws {
    let placed = try Placed(VStack(spacing: 10) { ForEach(0..<4) { _ in Color.red } }, 20, 110)
    #expect(placed.heights == [20, 20, 20, 20])
    #expect(placed.ys == [0, 30, 60, 90])
  }

  @Test func higherPrioritiesTakeAllButTheMinimumOfTheOthers() throws {
    let placed = try Placed(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30)
        Color.green.layoutPriority(1)
        Color.blue.frame(minWidth: 10).layoutPriority(-1)
      }, 200, 10)
    #expect(placed.widths == [30, 160, 10])
  }

  /// Measured on a device: a line below a text in a stack that is as wide as it wants is as wide as the text.
  @Test func whereNothingIsProposedAcrossChildrenArePlacedForWhatTheStackTakes() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      box(70, 10)
      Color.red.frame(height: 2)
    }
    for placed in [
      try Placed(column, nil, nil), try Placed(column, nil, 40),
      try Placed(column.fixedSize(), 300, 300),
      try Placed(
        AnyLayout(VStackLayout(alignment: .leading, spacing: 0)) {
          box(70, 10)
          Color.red.frame(height: 2)
        }, nil, nil),
    ] {
      #expect(placed.size.width == 70)
      #expect(placed.widths == [70, 70])
    }
    let row = HStack(spacing: 4) {
      Color.red.frame(width: 4)
      VStack(spacing: 0) {
        box(20, 30)
        Spacer(minLength: 0)
        box(20, 5)
      }
      box(10, 60)
    }
    for placed in [try Placed(row, 200, nil), try Placed(row.fixedSize(), 10, 10)] {
      #expect(placed.size == CGSize(width: 42, height: 60))
      #expect(placed.heights == [60, 30, 5, 60])
      #expect(placed.ys == [0, 0, 55, 0])
    }
    // The guide of a child is that of where it is placed.
    let nested = HStack(alignment: .bottom, spacing: 0) {
      column.alignmentGuide(.bottom) { $0.height }
      box(10, 40)
    }
    #expect(try Placed(nested, nil, nil).ys == [28, 38, 0])
  }

  @Test func theDefaultDistanceIsEightAndAGivenOneReplacesIt() throws {
    #expect(
      try Placed(
        HStack {
          Color.red; Color.blue
        }, 108, 10
      ).xs == [0, 58])
    #expect(
      try Placed(
        VStack {
          Color.red; Color.blue
        }, 10, 108
      ).ys == [0, 58])
    #expect(
      try Placed(
        HStack(spacing: 20) {
          Color.red; Color.blue
        }, 120, 10
      ).xs == [0, 70])
    #expect(
      try Placed(
        HStack(spacing: -20) {
          box(50, 10); box(50, 10)
        }, 120, 10
      ).xs == [0, 30])
  }

  @Test func anUnspecifiedLengthGivesEveryChildItsIdeal() throws {
    let stack = HStack {
      Color.red; Color.blue.frame(idealWidth: 30, idealHeight: 24)
    }
    #expect(try Placed(stack, nil, nil).size == CGSize(width: 48, height: 24))
  }

  @Test func zeroGivesTheMinimumAndInfinityTheMaximum() throws {
    let stack = HStack {
      Color.red.frame(minWidth: 20, maxWidth: 50)
      box(20, 10)
    }
    #expect(try Placed(stack, 0, 10).size.width == 48)
    #expect(try Placed(stack, .infinity, 10).size.width == 78)
    #expect(
      try Placed(
        HStack {
          Color.red; box(20, 10)
        }, .infinity, 10
      ).size.width == .infinity)
  }

  @Test func withoutLimitsNobodyIsOfferedLessThanAllThereIs() throws {
    var offers: [CGFloat?] = []
    func probe(_ color: Color) -> some View {
      GeometryReader { geometry in
        let _ = offers.append(geometry.size.width)
        color
      }
    }
    _ = try Placed(
      HStack(spacing: 0) {
        probe(.red).layoutPriority(1)
        probe(.green).frame(maxWidth: 50)
      }.frame(height: 10), .infinity, 10)
    #expect(offers.last == 50)
  }

  @Test func aStackAnswersWhatItsChildrenTakeEvenIfThatIsMore() throws {
    let placed = try Placed(
      HStack(spacing: 0) {
        box(80, 10); box(80, 10)
      }, 100, 10)
    #expect(placed.size.width == 160)
  }

  @Test func guidesAlignTheOtherAxis() throws {
    func ys(_ alignment: VerticalAlignment) throws -> [CGFloat] {
      try Placed(
        HStack(alignment: alignment) {
          box(10, 20); box(10, 40)
        }, 100, 100
      ).ys
    }
    #expect(try ys(.top) == [0, 0])
    #expect(try ys(.center) == [10, 0])
    #expect(try ys(.bottom) == [20, 0])
    func xs(_ alignment: HorizontalAlignment) throws -> [CGFloat] {
      try Placed(
        VStack(alignment: alignment) {
          box(20, 10); box(40, 10)
        }, 100, 100
      ).xs
    }
    #expect(try xs(.leading) == [0, 0])
    #expect(try xs(.center) == [10, 0])
    #expect(try xs(.trailing) == [20, 0])
  }

  @Test func baselinesMeetAndABoxStandsOnThem() throws {
    let placed = try Placed(
      HStack(alignment: .firstTextBaseline) {
        Text("Large").font(.largeTitle)
        Text("small\nlines").font(.caption)
        box(10, 10)
      }, 300, 200)
    let stack = placed.host.graph.presentationSurface.content.children[0]
    let key = VerticalAlignment.firstTextBaseline.key
    let baselines = zip(stack.children, placed.leaves).map { child, frame in
      frame.minY + child.dimensions(child.placedProposal)[key]
    }
    #expect(abs(baselines[0] - baselines[1]) <= 0.5)
    #expect(abs(baselines[0] - baselines[2]) <= 0.5)
    #expect(placed.ys[1] > 10)
  }

  @Test func nestingCostsNoMoreThanItsDepth() throws {
    func nest(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Text("x"))
        : depth % 2 == 0
          ? AnyView(
            HStack(alignment: .firstTextBaseline) {
              Color.red; nest(depth - 1)
            })
          : AnyView(
            VStack(alignment: .leading) {
              Color.red; nest(depth - 1)
            })
    }
    let layouts = try [12, 24].map { depth in
      let host = ViewHost(nest(depth), textEngine: try HarfBuzzTextEngine())
      return host.graph.statistics.layouts
    }
    #expect(layouts[1] < 3 * layouts[0], "\(layouts)")
  }
}
