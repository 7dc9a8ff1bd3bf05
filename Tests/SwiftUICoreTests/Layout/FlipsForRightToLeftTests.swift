import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Content that is mirrored right to left")
struct FlipsForRightToLeftTests {
  @Test func onlyWhereItIsAskedForAndOnlyRightToLeft() throws {
    let rows: [(LayoutDirection, Bool, Double)] = [
      (.leftToRight, true, 1), (.leftToRight, false, 1), (.rightToLeft, true, -1),
      (.rightToLeft, false, 1),
    ]
    for (direction, isEnabled, scale) in rows {
      let probe = try Probe(
        Rectangle().frame(width: 30, height: 20)
          .flipsForRightToLeftLayoutDirection(isEnabled)
          .environment(\.layoutDirection, direction))
      let shown = probe.host.values.first { $0.property == "scale" }?.shown
      #expect(shown == [scale, 1], "\(direction) \(isEnabled)")
    }
  }
}
