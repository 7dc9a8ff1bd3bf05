import SwiftUI
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.2.
@MainActor @Suite("Spacers and dividers")
struct SpacerTests {
  @Test func aSpacerTakesWhatIsLeftAndWantsNoDistanceToItsNeighbours() throws {
    let row = HStack {
      box(20, 10); Spacer(); box(20, 10)
    }
    #expect(try Placed(row, 100, 50).xs == [0, 80])
    #expect(try Placed(row, 100, 50).size == CGSize(width: 100, height: 10))
  }

  @Test func itIsAtLeastEightLongUnlessAskedOtherwise() throws {
    #expect(
      try Placed(
        HStack {
          box(20, 10); Spacer(); box(20, 10)
        }, 0, 50
      ).size.width == 48)
    let none = HStack {
      box(20, 10); Spacer(minLength: 0); box(20, 10)
    }
    #expect(try Placed(none, 0, 50).size.width == 40)
    let long = HStack {
      box(20, 10); Spacer(minLength: 30); box(20, 10)
    }
    #expect(try Placed(long, 0, 50).size.width == 70)
    #expect(try Placed(long, nil, 50).size.width == 70)
  }

  @Test func givenDistancesApplyOnBothSidesOfIt() throws {
    let row = HStack(spacing: 10) {
      box(20, 10); Spacer(); box(20, 10)
    }
    #expect(try Placed(row, 0, 50).size.width == 68)
  }

  @Test func itIsServedLast() throws {
    let row = HStack(spacing: 0) {
      Spacer(); Color.red; Spacer()
    }
    #expect(try Placed(row, 100, 10).widths == [84])
  }

  @Test func outsideAStackItGrowsBothWays() throws {
    #expect(try Placed(Spacer(), 100, 50).size == CGSize(width: 100, height: 50))
    #expect(try Placed(Spacer(), nil, nil).size == CGSize(width: 8, height: 8))
    #expect(try Placed(ZStack { Spacer() }, 30, 40).size == CGSize(width: 30, height: 40))
  }

  @Test func itTakesNoRoomAcrossTheStack() throws {
    #expect(try Placed(HStack { Spacer() }, 100, 50).size == CGSize(width: 100, height: 0))
    #expect(try Placed(VStack { Spacer() }, 100, 50).size == CGSize(width: 0, height: 50))
    let padded = HStack { Spacer().padding(4).frame(minHeight: 2) }
    #expect(try Placed(padded, 100, 50).size == CGSize(width: 100, height: 8))
  }

  @Test func aDividerIsAPixelThinAlongTheStackAndFillsAcross() throws {
    for scale in [1.0, 2, 3] {
      let host = HostConfiguration(scale: scale)
      #expect(
        try Placed(Divider(), 40, 40, host).size == CGSize(width: 40, height: 1 / scale))
      let stack = HStack { Divider() }
      #expect(try Placed(stack, 40, 40, host).size == CGSize(width: 1 / scale, height: 40))
    }
    let column = try Placed(
      VStack(spacing: 0) {
        box(10, 10); Divider(); box(10, 10)
      }, 100, 100)
    #expect(column.leaves[1] == CGRect(x: 0, y: 10, width: 100, height: 0.5))
    let row = try Placed(
      HStack(spacing: 0) {
        box(10, 10); Divider(); box(10, 10)
      }, 100, 60)
    #expect(row.leaves[1] == CGRect(x: 10, y: 0, width: 0.5, height: 60))
  }
}
