import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A toolbar's item at the trailing end, and a red screen that grows from it.
private struct ToolbarZoom: View {
  let path: Model<[Int]>
  @Namespace private var namespace

  var body: some View {
    @Bindable var path = path
    NavigationStack(path: $path.value) {
      Color.white
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Color.blue.frame(width: 40, height: 40) }
            .matchedTransitionSource(id: "item", in: namespace)
        }
        .navigationDestination(for: Int.self) { _ in
          Color.red
            .ignoresSafeArea()
            .toolbar(.hidden, for: .navigationBar)
            .navigationTransition(.zoom(sourceID: "item", in: namespace))
        }
    }
  }
}

@MainActor @Suite("Transitions from toolbars")
struct ToolbarTransitionSourceTests {
  @Test("A screen grows from the frame of a toolbar's item") func zoom() throws {
    let path = Model<[Int]>([])
    let drawn = try DrawnView(ToolbarZoom(path: path), 400, 800)
    path.value = [1]
    // Almost half of the way, from the corner at the top: most of what is below is to be seen still.
    drawn.show(at: 0.1)
    #expect(drawn.pixel(360, 100)[0] > 200 && drawn.pixel(360, 100)[1] < 120)
    #expect(drawn.pixel(20, 780)[1] > 200)
    drawn.show(at: 3)
    #expect(drawn.pixel(20, 780)[0] > 240 && drawn.pixel(20, 780)[1] < 80)
    #expect(drawn.host.issues.isEmpty)
  }
}
