import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.4: scrolling to a view.
@MainActor
@Suite struct ScrollViewReaderTests {
  /// 30 rows of 50 points in 400; asked for with buttons of no size.
  private struct Screen: View {
    let isLazy: Bool
    let id: Int
    let anchor: UnitPoint?
    var animation: Animation?

    var body: some View {
      ScrollViewReader { proxy in
        ZStack {
          ScrollView {
            if isLazy {
              LazyVStack(spacing: 0) { rows }
            } else {
              VStack(spacing: 0) { rows }
            }
          }
          Button("Go") { withAnimation(animation) { proxy.scrollTo(id, anchor: anchor) } }
        }
      }
    }

    private var rows: some View {
      ForEach(0..<30, id: \.self) { _ in Color.gray.frame(height: 50) }
    }
  }

  /// target minY − anchor.y · (viewport − height), within the content.
  @Test(
    arguments: [
      (20, UnitPoint?.some(.top), 1000.0), (20, .bottom, 650), (20, .center, 825), (29, .top, 1100),
      (0, .bottom, 0), (20, nil, 650), (3, nil, 0), (99, .top, 0),
    ], [false, true])
  func aViewComesToTheAnchor(_ target: (Int, UnitPoint?, Double), _ isLazy: Bool) throws {
    let probe = try Probe.square(Screen(isLazy: isLazy, id: target.0, anchor: target.1))
    probe.tap("Go")
    #expect(isClose(probe.value("ScrollView[0]", "scroll", 1), target.2))
  }

  @Test func withinWithAnimationTheOffsetMovesWithIt() throws {
    let probe = try Probe.square(
      Screen(isLazy: true, id: 20, anchor: .top, animation: .linear(duration: 1)))
    probe.tap("Go")
    for (time, value) in [(0.25, 250.0), (0.5, 500), (0.75, 750), (1, 1000)] {
      #expect(isClose(probe.value("ScrollView[0]", "scroll", 1, at: time), value), "\(time)")
    }
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
  }
}
