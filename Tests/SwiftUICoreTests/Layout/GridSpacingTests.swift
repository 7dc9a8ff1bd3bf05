import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Rows of a grid stand apart as views of a stack do, where nothing else is asked for.
@MainActor @Suite("Distances in grids")
struct GridSpacingTests {
  private func height<V: View>(_ view: V) throws -> CGFloat {
    let host = ViewHost(
      view, configuration: HostConfiguration(size: Size(393, 852), scale: 3),
      textEngine: try HarfBuzzTextEngine())
    return try #require(host.graph.presentationSurface.content.children.first)
      .sizeThatFits(.unspecified).height
  }

  private func box() -> some View { Color.gray.frame(width: 20, height: 20) }

  @Test func rowsOfTextsFollowAsLinesOfAStack() throws {
    let grid = Grid {
      GridRow { Text("a") }
      GridRow { Text("b") }
    }
    let stack = VStack {
      Text("a")
      Text("b")
    }
    let texts = try height(stack)
    #expect(try height(grid) == texts)
    #expect(texts < 44)
  }

  @Test func theLargestDistanceOfARowCounts() throws {
    let grid = Grid {
      GridRow {
        Text("a")
        box()
      }
      GridRow {
        Text("b")
        box()
      }
    }
    let line = try height(Text("a"))
    #expect(abs(try height(grid) - (2 * line + 8)) < 0.01)
  }

  @Test func aDistanceThatIsAskedForCountsAsItIs() throws {
    let grid = Grid(verticalSpacing: 30) {
      GridRow { Text("a") }
      GridRow { Text("b") }
    }
    let line = try height(Text("a"))
    #expect(abs(try height(grid) - (2 * line + 30)) < 0.01)
  }
}
