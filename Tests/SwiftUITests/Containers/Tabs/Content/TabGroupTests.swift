import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Groups of tabs")
struct TabGroupTests {
  @Test("A group's tabs stand among the others, and take what is said of the group") func groups()
    throws
  {
    let screen = try Screen(
      TabView {
        Tab("A", systemImage: "star") { Text("first") }
        Group {
          Tab("B", systemImage: "star") { Text("second") }
          Tab("C", systemImage: "star") { Group { Text("third") } }
        }
        .badge(2)
        Group { Tab("D", systemImage: "star") { Text("fourth") } }.hidden()
      })
    #expect(screen.labels == ["first", "A", "B, 2", "C, 2"])
    screen.tap("C, 2")
    #expect(screen.shows("third"))
  }
}
