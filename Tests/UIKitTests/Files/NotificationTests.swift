import LegatoDisplay
import SwiftUI
import SwiftUICore
import TestSupport
import Testing
import UIKitFiles

@MainActor @Suite("Notifications of UIKit", .serialized)
struct NotificationTests {
  @MainActor private final class Listener: NSObject {
    var heard: [String] = []
    func plain() { heard.append("plain") }
    func value(_ notification: Notification) { heard.append("value \(notification.name.rawValue)") }
    func object(_ notification: NSNotification) {
      heard.append("object \(notification.userInfo?["n"] as? Int ?? 0)")
    }
  }

  @Test("Methods of an object are called with notifications, for as long as it is there")
  func methods() {
    let center = NotificationCenter()
    let name = Notification.Name("sent")
    var listener: Listener? = Listener()
    center.addObserver(listener!, selector: Selector(Listener.plain), name: name, object: nil)
    center.addObserver(listener!, selector: Selector(Listener.value), name: name, object: nil)
    center.addObserver(listener!, selector: Selector(Listener.object), name: name, object: nil)
    center.post(name: name, object: nil, userInfo: ["n": 7])
    center.post(name: Notification.Name("other"), object: nil)
    // In no order: Foundation keeps observers in a table.
    #expect(listener?.heard.sorted() == ["object 7", "plain", "value sent"])
    let isGone = { [weak listener] in listener == nil }
    listener = nil
    #expect(isGone())
    center.post(name: name, object: nil)
  }

  private final class LooseListener: NSObject {
    nonisolated(unsafe) var heard: [String] = []
    func plain() { heard.append("plain") }
    func value(_ notification: Notification) { heard.append("value \(notification.name.rawValue)") }
  }

  @Test("Methods that belong to no actor are called as well, in the Swift 6 mode too")
  func methodsOfNoActor() {
    let center = NotificationCenter()
    let name = Notification.Name("sent")
    let listener = LooseListener()
    center.addObserver(listener, selector: Selector(LooseListener.plain), name: name, object: nil)
    center.addObserver(listener, selector: Selector(LooseListener.value), name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(listener.heard.sorted() == ["plain", "value sent"])
  }

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
