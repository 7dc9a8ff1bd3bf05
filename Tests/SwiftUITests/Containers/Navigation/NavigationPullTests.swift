import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("A finger pulls a screen back from its leading edge")
struct NavigationPullTests {
  private let path = Model<[Int]>([1])
  private let log = Log()
  private let edge = Point(5, 400)

  private func screen(_ configuration: HostConfiguration = .plain) throws -> Screen {
    try Screen(NumberedStack(model: path, log: log), configuration)
  }

  @Test("The screen follows the finger, less the 10 points that it takes to tell")
  func follows() throws {
    let screen = try screen()
    screen.drag(from: edge, by: 110)
    #expect(isNear(screen.shift("screen 1"), 100))
    #expect(isNear(screen.shift("list"), -0.3 * 300))
    #expect(log.entries == ["+1", "+list"])
    #expect(path.value == [1])
  }

  @Test("Not past half it goes back to its place") func cancelled() throws {
    let screen = try screen()
    screen.drag(from: edge, by: 110)
    screen.host.advance(by: 1)
    screen.host.touchUp()
    #expect(isNear(screen.shift("screen 1"), 100))
    screen.settle()
    #expect(isNear(screen.shift("screen 1"), 0))
    #expect(path.value == [1])
    #expect(log.entries == ["+1", "+list", "-list"])
  }

  @Test("Past half it goes") func pastHalf() throws {
    let screen = try screen()
    screen.drag(from: edge, by: 240)
    screen.host.advance(by: 1)
    screen.host.touchUp()
    #expect(path.value.isEmpty)
    #expect(isNear(screen.shift("screen 1"), 230))
    screen.settle()
    #expect(isNear(screen.shift("list"), 0))
    #expect(log.entries == ["+1", "+list", "-1"])
  }

  @Test("A flick carries it away, with the finger's velocity") func flick() throws {
    let screen = try screen()
    // 600 points a second.
    screen.drag(from: edge, by: 90, over: 0.15)
    let start = screen.host.now
    let released = try #require(screen.shift("screen 1"))
    screen.host.touchUp()
    #expect(path.value.isEmpty)
    let rest = 400 - released
    for time in [0.01, 0.05, 0.1] {
      let phase = 2 * Double.pi / 0.4 * time
      let left = rest * (1 + phase) * exp(-phase) - 600 * time * exp(-phase)
      #expect(isNear(screen.shift("screen 1", at: start + time), 400 - left, within: 1))
    }
    screen.settle()
    #expect(!screen.shows("screen 1"))
  }

  @Test("Right to left the edge is on the right") func rightToLeft() throws {
    let screen = try screen(
      HostConfiguration(size: Size(400, 800), layoutDirection: .rightToLeft))
    screen.drag(from: Point(395, 400), by: -110)
    #expect(isNear(screen.shift("screen 1"), -100))
    let other = try self.screen(
      HostConfiguration(size: Size(400, 800), layoutDirection: .rightToLeft))
    other.drag(from: edge, by: 110)
    #expect(isNear(other.shift("screen 1"), 0))
  }

  @Test(
    "Away from the edge, upwards, or without a back button nothing is pulled",
    arguments: [(Point(30, 400), 200.0, 0.0), (Point(5, 400), 30, 200)])
  func notMeant(start: Point, x: Double, y: Double) throws {
    let screen = try screen()
    screen.drag(from: start, by: x, y)
    #expect(isNear(screen.shift("screen 1"), 0))
  }

  @Test("A screen that hides its back button stays") func hiddenBackButton() throws {
    struct Bare: View {
      var body: some View {
        NavigationStack(path: .constant([1])) {
          Text("list")
            .navigationDestination(for: Int.self) { _ in
              Text("screen 1").navigationBarBackButtonHidden()
            }
        }
      }
    }
    let screen = try Screen(Bare())
    #expect(!screen.shows("Back"))
    screen.drag(from: edge, by: 200)
    #expect(isNear(screen.shift("screen 1"), 0))
  }

  @Test("A finger takes hold of a screen on its way in where it is") func caught() throws {
    path.value = []
    let screen = try screen()
    path.value = [1]
    let shown = try #require(screen.shift("screen 1", at: 0.2))
    #expect(isNear(shown, 400 * springRest(0.2, duration: 0.4)))
    screen.host.touchDown(at: edge)
    screen.host.touchMove(to: Point(15, 400))
    #expect(isNear(screen.shift("screen 1"), shown))
    screen.host.touchMove(to: Point(35, 400))
    #expect(isNear(screen.shift("screen 1"), shown + 20))
    // It stays in the finger's hand.
    #expect(isNear(screen.shift("screen 1", at: 1), shown + 20))
    screen.host.touchUp()
    screen.settle()
    #expect(isNear(screen.shift("screen 1"), 0))
    #expect(!screen.shows("list"))
  }

  @Test("During a pop a finger pulls the next screen") func pullDuringPop() throws {
    path.value = [1, 2]
    let screen = try screen()
    path.value = [1]
    let leaving = try #require(screen.shift("screen 2", at: 0.1))
    let shown = try #require(screen.shift("screen 1"))
    #expect(shown < 0)
    screen.host.touchDown(at: edge)
    screen.host.touchMove(to: Point(15, 400))
    #expect(isNear(screen.shift("screen 1"), shown))
    #expect(isNear(screen.shift("screen 2"), leaving))
    screen.host.advance(to: 1)
    #expect(!screen.shows("screen 2") || isNear(screen.shift("screen 2"), 400))
    // From where it was on its way into its place it follows the finger.
    screen.host.touchMove(to: Point(315, 400))
    // What the title is off by, as it stands on whole pixels, is 400 / 120 as much here.
    #expect(isNear(screen.shift("screen 1"), 400 * (shown / 120 + 0.75), within: 1))
    screen.host.advance(to: 2)
    screen.host.touchUp()
    screen.settle()
    #expect(path.value == [1])
    #expect(isNear(screen.shift("screen 1"), 0))
    #expect(!screen.shows("screen 2"))
  }

  @Test("Where the path does not change, the screen comes back") func refused() throws {
    struct Stubborn: View {
      var body: some View {
        NavigationStack(path: Binding<[Int]>(get: { [1] }, set: { _ in })) {
          Text("list").navigationDestination(for: Int.self) { _ in Text("screen 1") }
        }
      }
    }
    let screen = try Screen(Stubborn())
    screen.drag(from: edge, by: 300)
    screen.host.touchUp()
    screen.settle()
    #expect(isNear(screen.shift("screen 1"), 0))
    screen.tap("Back")
    screen.settle()
    #expect(isNear(screen.shift("screen 1"), 0))
  }
}
