import SwiftUI
import SwiftUICore
import Testing
import UIKitFiles

@MainActor @Suite("Actions by selectors")
struct ActionTests {
  private func isFocused(_ screen: Screen) -> Bool {
    screen.host.semantics.contains { $0.textInput?.isFocused == true }
  }

  @Test func theKeyboardIsDismissed() throws {
    for way in ["Done", "Outside"] {
      let screen = try Screen(300, 300) { LoginForm() }
      screen.tap("Name")
      #expect(screen.texts.contains("Editing") && isFocused(screen))
      screen.tap(way)
      #expect(screen.texts.contains("Idle") && !isFocused(screen))
      // Without a focus there is no responder to resign.
      screen.tap(way)
      #expect(screen.texts.contains("Idle") && screen.issues.isEmpty)
    }
  }

  @Test func controlsAndRecognizersCallTheirTargets() throws {
    let screen = try Screen(300, 300) { StepperScreen() }
    screen.tap("Add")
    screen.tap("Add")
    #expect(screen.texts.contains("Count 2"))
    screen.tap("Reset")
    #expect(screen.texts.contains("Count 0"))
  }
}
