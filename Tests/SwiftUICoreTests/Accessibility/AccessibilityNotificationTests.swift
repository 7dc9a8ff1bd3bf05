import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Semantics: announcements")
struct AccessibilityNotificationTests {
  @Test func announcementsAreRecordedWithTheirTimes() throws {
    let probe = try Probe(
      Button("Send") {
        AccessibilityNotification.Announcement("Sent").post()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          AccessibilityNotification.ScreenChanged().post()
          AccessibilityNotification.LayoutChanged().post()
          AccessibilityNotification.PageScrolled("Page 2 of 3").post()
        }
      })
    probe.host.advance(to: 1)
    probe.tap("Send")
    #expect(
      probe.host.announcements
        == [AccessibilityEvent(time: 1, kind: .announcement, text: "Sent")])
    probe.host.advance(to: 2)
    #expect(probe.host.announcements.dropFirst().map(\.time) == [1.5, 1.5, 1.5])
    #expect(
      probe.host.announcements.dropFirst().map(\.kind)
        == [.screenChanged, .layoutChanged, .pageScrolled])
    #expect(probe.host.announcements.last?.text == "Page 2 of 3")
  }

  @Test func outsideOfAHostNothingHappens() {
    AccessibilityNotification.Announcement("Sent").post()
    #expect(ViewGraph.current == nil)
  }
}
