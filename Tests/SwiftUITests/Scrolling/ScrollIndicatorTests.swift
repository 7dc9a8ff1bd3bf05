import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// The bar at the edge that tells how much there is.
@MainActor @Suite("Scroll indicators")
struct ScrollIndicatorTests {
  private struct Content: View {
    let height: Model<Double>
    var body: some View {
      ScrollView { Color.blue.frame(height: height.value) }
    }
  }

  private func opacity(_ screen: Screen) -> Double? {
    screen.host.values.first { $0.property == "indicator" }?.shown.first
  }

  private func bar(_ screen: Screen) -> Substring? {
    screen.host.frame().list.description.split(separator: "\n").first { $0.contains("radius 1.5") }
  }

  @Test("What gets shorter or longer at rest has another indicator at once") func otherContent()
    throws
  {
    let height = Model(2000.0)
    let screen = try Screen(Content(height: height))
    screen.drag(from: Point(100, 200), by: 0, 60)
    screen.host.touchUp()
    while opacity(screen) == 1 { screen.host.advance(by: 1 / 60) }
    let long = try #require(bar(screen))
    height.value = 4000
    let longer = try #require(bar(screen))
    #expect(longer != long)
    height.value = 100
    #expect(bar(screen) == nil)
  }
}
