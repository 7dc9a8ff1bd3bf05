import LegatoDisplay
import SwiftUI
import SwiftUICore
import TestSupport
import Testing
import UIKitFiles

@MainActor @Suite("Notifications of UIKit", .serialized)
struct NotificationTests {
  @Test func theKeyboardIsPostedAndDismissed() throws {
    let screen = try Screen(300, 200) { ComposeBar() }
    #expect(screen.texts.contains("Idle"))
    screen.tap("Write")
    #expect(screen.texts.contains("Typing 0.25"))
    screen.tap("Done")
    #expect(screen.texts.contains("Idle"))
    #expect(!screen.host.semantics.contains { $0.textInput?.isFocused == true })
  }

  @Test func theLifeOfTheAppIsThatOfTheScene() throws {
    let screen = try Screen(400, 100) { PrivacyCurtain() }
    #expect(screen.texts.contains("state 0"))
    screen.host.configuration.scenePhase = .inactive
    screen.host.configuration.scenePhase = .background
    screen.show()
    #expect(screen.texts.contains("resign background") && screen.texts.contains("state 2"))
    screen.host.configuration.scenePhase = .active
    screen.show()
    #expect(screen.texts.contains("resign background foreground active"))
  }

  @Test func lessMotionIsReadAndPosted() throws {
    let screen = try Screen(200, 100, in: HostConfiguration(reducesMotion: true)) {
      MotionAwareBanner()
    }
    screen.tap("Show")
    #expect(screen.texts.contains("Calm"))
    #expect(screen.host.announcements.map(\.text) == ["Banner shown"])
    screen.host.configuration.reducesMotion = false
    screen.show(at: 1)
    #expect(screen.texts.contains("Lively"))
  }
}
