import LegatoDisplay
import SwiftUI
import SwiftUICore
import TestSupport
import Testing
import UIKitFiles

/// What is set on appearance proxies, on SwiftUI's views.
@MainActor @Suite("Appearance proxies")
struct AppearanceTests {
  private func count(_ screen: Screen, _ width: Int, _ rows: Range<Int>, _ color: [Int]) -> Int {
    rows.reduce(0) { sum, y in
      sum + (0..<width).count { isNear(screen.pixel($0, y), color, within: 8) }
    }
  }

  @Test func dotsOfPagesHaveTheirColors() throws {
    let screen = try Screen(100, 200) { OnboardingView() }
    #expect(count(screen, 100, 170..<200, [255, 56, 60]) > 15)
    #expect(count(screen, 100, 170..<200, [204, 204, 204]) > 30)
    #expect(screen.issues.isEmpty)
  }

  @Test func tabBarsHaveTheirColors() throws {
    let screen = try Screen(200, 300) { MainTabs() }
    #expect(screen.pixel(3, 290) == [0, 51, 0])
    let left = count(screen, 100, 251..<300, [255, 255, 0])
    var right = 0
    for y in 251..<300 {
      right += (100..<200).count { isNear(screen.pixel($0, y), [255, 255, 255], within: 8) }
    }
    #expect(left > 20)
    #expect(right > 20)
    #expect(screen.issues.isEmpty)
  }

  @Test func aTabBarCanBeHidden() throws {
    let screen = try Screen(200, 300) { HiddenTabs() }
    #expect(!screen.texts.contains("One"))
    #expect(screen.texts.contains("First"))
  }

  @Test func navigationBarsHaveTheirColorsAndFonts() throws {
    let screen = try Screen(393, 500) { BrandedNavigation() }
    #expect(isNear(screen.pixel(5, 5), [97, 85, 245]))
    #expect(isNear(screen.pixel(380, 80), [97, 85, 245]))
    let titles = screen.host.frame().list.drawnLayers.flatMap(\.texts).map(\.layout)
    #expect(titles.contains { $0.text == "Inbox" && $0.runs[0].size == 40 })
    #expect(count(screen, 200, 50..<100, [255, 255, 255]) > 100)
    #expect(screen.issues.isEmpty)
  }

  @Test func segmentsHaveTheirColors() throws {
    let screen = try Screen(200, 32) { FilterBar() }
    #expect(isNear(screen.pixel(12, 16), [26, 26, 102]))
    #expect(isNear(screen.pixel(190, 8), [255, 204, 0]))
    #expect(count(screen, 100, 4..<28, [255, 255, 255]) > 5)
    #expect(screen.issues.isEmpty)
  }

  @Test func whatHasNoEffectIsReportedOnce() throws {
    let screen = try Screen(200, 100) { NoteEditor() }
    #expect(isNear(screen.pixel(150, 80), [255, 204, 0]))
    #expect(
      screen.issues.map(\.message) == [
        "UITableView.appearance().separatorStyle has no effect on SwiftUI's views here.",
        "UITableView.appearance().backgroundColor has no effect on SwiftUI's views here.",
        "UITableViewCell.appearance().backgroundColor has no effect on SwiftUI's views here.",
      ])
  }

  @Test func scrollViewsDismissTheKeyboardAsTheAppSays() throws {
    let screen = try Screen(200, 300) { ChatScroll() }
    func isFocused() -> Bool { screen.host.semantics.contains { $0.textInput?.isFocused == true } }
    screen.show(at: 0.1)
    #expect(isFocused())
    screen.host.touchDown(id: 0, at: Point(100, 250))
    for step in 1...10 {
      screen.host.advance(by: 0.02)
      screen.host.touchMove(id: 0, to: Point(100, 250 - Double(step) * 10))
    }
    screen.host.touchUp(id: 0)
    #expect(!isFocused())
    #expect(
      screen.issues.map(\.message) == [
        "UIScrollView.appearance().bounces has no effect on SwiftUI's views here."
      ])
  }

  @Test func oneHostsAppearanceIsNotAnothers() throws {
    _ = try Screen(200, 300) { MainTabs() }
    let screen = try Screen(200, 300) {
      TabView { Text("First").tabItem { Label("One", systemImage: "1.circle") } }
    }
    #expect(screen.pixel(3, 290) != [0, 51, 0])
  }
}
