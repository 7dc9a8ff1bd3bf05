import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Inspectors")
struct InspectorTests {
  private struct Inspected: View {
    let isShown: Model<Bool>
    var width: CGFloat?
    var body: some View {
      let model = isShown
      let isShown = Binding(get: { model.value }, set: { model.value = $0 })
      Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityElement().accessibilityLabel("Content")
        .inspector(isPresented: isShown) {
          Group {
            if let width {
              Text("Details").inspectorColumnWidth(min: 200, ideal: width, max: 400)
            } else {
              Text("Details")
            }
          }
        }
    }
  }

  @Test("On a phone it is a sheet, and closed it says so")
  func phone() throws {
    let isShown = Model(false)
    let screen = try Screen(Inspected(isShown: isShown))
    #expect(!screen.shows("Details"))
    isShown.value = true
    screen.settle()
    let place = try #require(screen.center("Details"))
    #expect(place.y > 400, "\(place)")
    screen.drag(from: Point(200, 420), by: 0, 360, over: 0.1)
    screen.host.touchUp()
    screen.settle()
    #expect(!screen.shows("Details"))
    #expect(!isShown.value)
  }

  @Test(
    "Where there is room it is a column, as wide as it says within its bounds",
    arguments: [(nil, 270.0), (300, 300), (100, 200), (900, 400), (.nan, 270)]
      as [(CGFloat?, Double)])
  func pad(_ asked: CGFloat?, _ width: Double) throws {
    let isShown = Model(true)
    let configuration = HostConfiguration(size: Size(1000, 700))
    let screen = try Screen(
      Inspected(isShown: isShown, width: asked).environment(\.horizontalSizeClass, .regular),
      configuration)
    screen.settle()
    let details = try #require(screen.center("Details"))
    #expect(isNear(details.x, 1000 - width / 2, within: 2), "\(details)")
    let content = try #require(screen.center("Content"))
    #expect(isNear(content.x, (1000 - width) / 2, within: 2), "\(content)")
    isShown.value = false
    screen.settle()
    #expect(!screen.shows("Details"))
    #expect(isNear(screen.center("Content")?.x, 500))
  }
}
