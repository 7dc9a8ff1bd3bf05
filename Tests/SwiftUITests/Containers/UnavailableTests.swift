import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Content that is unavailable")
struct UnavailableTests {
  @Test func itStandsInTheMiddleAndIsReadAsOne() throws {
    let log = Log()
    let screen = try Screen(
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("It will come.")
      } actions: {
        Button("Refresh") { log("refresh") }
      })
    #expect(screen.labels == ["No Mail, It will come.", "Refresh"])
    let (text, button) = (
      try #require(screen.center("No Mail, It will come.")), screen.center("Refresh")
    )
    #expect(isNear(text.x, 200) && text.y < 400 && (button?.y ?? 0) > 400)
    screen.tap("Refresh")
    #expect(log.entries == ["refresh"])
  }

  @Test func withoutMoreThereIsTheTitle() throws {
    #expect(
      try Screen(ContentUnavailableView("Nothing", systemImage: "tray")).labels == ["Nothing"])
    #expect(
      try Screen(
        ContentUnavailableView(
          "Nothing", systemImage: "tray", description: Text("At all"))
      ).labels == ["Nothing, At all"])
    #expect(
      try Screen(ContentUnavailableView.search(text: "x")).labels.first?.hasPrefix(
        "No Results for “x”") == true)
  }
}
