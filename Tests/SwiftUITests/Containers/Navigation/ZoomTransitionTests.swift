import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A list with a source of 100 × 100 at 50, 300, and a red screen that grows from it.
private struct ZoomStack: View {
  let path: Model<[Int]>
  var hasSource = true
  @Namespace private var namespace

  var body: some View {
    @Bindable var path = path
    NavigationStack(path: $path.value) {
      ZStack(alignment: .topLeading) {
        Color.white
        if hasSource {
          Color.blue.frame(width: 100, height: 100)
            .matchedTransitionSource(id: 1, in: namespace) {
              $0.clipShape(RoundedRectangle(cornerRadius: 20))
            }
            .offset(x: 50, y: 300)
            .position(x: 0, y: 0)
        }
      }
      .toolbar(.hidden, for: .navigationBar)
      .navigationDestination(for: Int.self) { _ in
        Color.red
          .accessibilityLabel("screen")
          .toolbar(.hidden, for: .navigationBar)
          .navigationTransition(.zoom(sourceID: 1, in: namespace))
      }
    }
  }
}

@MainActor @Suite("Zoom transitions")
struct ZoomTransitionTests {
  private let path = Model<[Int]>([])

  @Test("A screen grows from the frame of its source, and fades in")
  func push() throws {
    let drawn = try DrawnView(ZoomStack(path: path), 400, 800)
    // The source: 100 wide about 50, 300.
    #expect(drawn.hex(50, 300) == "0088FF")
    #expect(drawn.hex(110, 300) == "FFFFFF")
    path.value = [1]
    drawn.show(at: 0.001)
    // At its beginning the screen is not yet to be seen.
    #expect(drawn.hex(300, 100) == "FFFFFF")
    drawn.show(at: 0.1)
    // 47 % of the way (a critically damped spring of 0.4 s): 240 wide, from 0 to 240. What is beside it is
    // the screen below, dimmed a little and where it was.
    #expect(drawn.pixel(100, 300)[0] > 240 && drawn.pixel(100, 300)[1] < 80)
    #expect(drawn.pixel(230, 300)[1] < 80)
    #expect(drawn.hex(250, 300) == drawn.hex(380, 100))
    #expect(drawn.pixel(380, 100)[1] > 235)
    drawn.show(at: 3)
    #expect(drawn.pixel(380, 100)[0] > 240 && drawn.pixel(380, 100)[1] < 80)
    #expect(drawn.pixel(5, 795)[0] > 240 && drawn.pixel(5, 795)[1] < 80)
  }

  @Test("It shrinks back to the source, whose screen stands still meanwhile")
  func pop() throws {
    let drawn = try DrawnView(ZoomStack(path: path), 400, 800)
    path.value = [1]
    drawn.show(at: 3)
    path.value = []
    drawn.show(at: 3.1)
    // The rest of the way is 53 %: the screen is 260 wide.
    #expect(drawn.pixel(250, 300)[1] < 90)
    #expect(drawn.pixel(270, 300)[1] > 235 && drawn.pixel(380, 100)[1] > 235)
    drawn.show(at: 6)
    #expect(drawn.hex(50, 300) == "0088FF")
    #expect(drawn.host.issues.isEmpty)
  }

  @Test("Without its source a screen is pushed")
  func plain() throws {
    let screen = try Screen(ZoomStack(path: path, hasSource: false))
    path.value = [1]
    #expect(isNear(screen.shift("screen"), 400))
    #expect(isNear(screen.shift("screen", at: 0.1), 400 * 0.5344))
  }

  @Test("Under Reduce Motion it cross-fades in its place")
  func reduced() throws {
    var configuration = HostConfiguration()
    configuration.reducesMotion = true
    let drawn = try DrawnView(ZoomStack(path: path), 400, 800, in: configuration)
    path.value = [1]
    drawn.show(at: 0.1)
    // Half red, everywhere.
    #expect(drawn.pixel(380, 100)[1] < 250 && drawn.pixel(380, 100)[1] > 60)
    #expect(drawn.pixel(380, 100) == drawn.pixel(380, 700))
  }
}
