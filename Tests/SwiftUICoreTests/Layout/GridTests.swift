import SwiftUI
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.4: a column is as wide as its widest cell; spacing 8.
@MainActor @Suite("Grids")
struct GridTests {
  @Test func columnsAreAsWideAsTheirWidestCellAndRowsAsTallAsTheirTallest() throws {
    let placed = try Placed(
      Grid(alignment: .topLeading) {
        GridRow {
          box(10, 10)
          box(30, 20)
        }
        GridRow {
          box(20, 5)
          box(5, 5)
        }
      }, 200, 200)
    #expect(placed.size == CGSize(width: 58, height: 33))
    #expect(placed.xs == [0, 28, 0, 28])
    #expect(placed.ys == [0, 0, 28, 28])
  }

  @Test func greedyCellsShareWhatIsLeft() throws {
    let placed = try Placed(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(20, 10)
          Color.red
          Color.red
        }
      }, 100, 50)
    #expect(placed.widths == [20, 40, 40])
    #expect(placed.heights == [10, 50, 50])
  }

  @Test func aViewInNoRowGoesAcrossAllColumns() throws {
    let placed = try Placed(
      Grid(verticalSpacing: 0) {
        GridRow {
          box(20, 10)
          box(20, 10)
        }
        Color.red.frame(height: 2).gridCellUnsizedAxes(.horizontal)
      }, 100, 50)
    #expect(placed.leaves.last == CGRect(x: 0, y: 10, width: 48, height: 2))
    #expect(placed.size.width == 48)
  }

  @Test func cellsSpanColumnsAndAreAlignedByColumnRowAndAnchor() throws {
    let placed = try Placed(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(40, 40).gridColumnAlignment(.trailing)
          box(40, 10)
        }
        GridRow {
          box(10, 10)
          box(10, 10).gridCellAnchor(.topLeading)
        }
        GridRow { box(60, 10).gridCellColumns(2) }
      }, 200, 200)
    #expect(placed.leaves[1].minY == 30)
    #expect(placed.leaves[2].minX == 30)
    #expect(placed.leaves[3].origin == CGPoint(x: 40, y: 40))
    #expect(placed.leaves[4].minX == 20)
    #expect(placed.size.width == 80)
  }

  @Test func aSpanThatIsNoNumberOfColumnsIsReported() throws {
    let view = Grid { GridRow { box(10, 10).gridCellColumns(-3) } }
    let placed = try Placed(view, 100, 100)
    #expect(placed.size.width == 10)
    #expect(placed.host.issues.count == 1)
    #expect(try Placed(Grid { EmptyView() }, 100, 100).size == .zero)
  }
}
