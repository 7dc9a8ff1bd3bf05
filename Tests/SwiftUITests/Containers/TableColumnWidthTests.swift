import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI

/// How the columns of a table divide its width.
@Suite struct TableColumnWidthTests {
  private typealias Width = TableColumnWidth

  private func divide(_ room: CGFloat?, _ columns: TableColumnWidth...) -> [CGFloat] {
    TableColumnWidth.divide(room, among: columns)
  }

  @Test func columnsWithoutAnIdealWidthShareEqually() {
    #expect(divide(300, Width(), Width(), Width()) == [100, 100, 100])
    #expect(divide(300, Width(fixed: 60), Width(), Width(fixed: nil)) == [60, 120, 120])
  }

  @Test func sharesAreWithinLimits() {
    let atLeast = Width(min: 150, ideal: nil, max: nil)
    let atMost = Width(min: nil, ideal: nil, max: 50)
    #expect(divide(300, atLeast, Width(), Width()) == [150, 75, 75])
    #expect(divide(300, atMost, Width(), Width()) == [50, 125, 125])
    #expect(divide(300, atLeast, atMost, Width()) == [150, 50, 100])
    // Limits leave no choice.
    #expect(divide(100, atLeast, Width()) == [150, 0])
    #expect(divide(300, atMost) == [50])
  }

  @Test func idealWidthsGiveWayInEqualParts() {
    let (large, small) = (
      Width(min: 100, ideal: 200, max: nil), Width(min: nil, ideal: 100, max: 140)
    )
    #expect(divide(300, large, Width()) == [200, 100])
    #expect(divide(360, large, small) == [230, 130])
    #expect(divide(400, large, small) == [260, 140])
    #expect(divide(240, large, small) == [170, 70])
    #expect(divide(120, large, small) == [110, 10])
    #expect(divide(80, large, small) == [100, 0])
    #expect(divide(150, large, Width()) == [150, 0])
  }

  @Test func thereMayBeNoRoomAndNoProposal() {
    #expect(divide(0, Width(), Width(fixed: 30)) == [0, 30])
    #expect(divide(-20, Width()) == [0])
    #expect(divide(nil, Width(), Width(fixed: 30)) == [100, 30])
    #expect(divide(.infinity, Width(), Width(fixed: 30)) == [.infinity, 30])
    #expect(divide(300) == [])
  }

  @Test(arguments: [CGFloat.nan, -1, .infinity])
  func lengthsThatCannotBeUsed(_ length: CGFloat) {
    let fixed = Width(fixed: length)
    #expect(fixed.fault != nil)
    #expect(divide(300, fixed, Width()) == [150, 150])
    let limited = Width(min: length, ideal: length, max: 100)
    #expect(limited.fault != nil)
    #expect(divide(300, limited, Width()) == [100, 200])
  }

  @Test func aMaximumBelowTheMinimumIsTheMinimum() {
    let crossed = Width(min: 80, ideal: 20, max: 40)
    #expect(crossed.fault != nil)
    #expect(divide(300, crossed, Width()) == [80, 220])
    #expect(Width(min: 0, ideal: nil, max: .infinity).fault == nil)
  }
}
