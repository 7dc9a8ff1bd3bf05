import SwiftUI

/// Tells people who do not see the screen, and then whoever else wants to know.
@MainActor
func announce(_ text: String, _ listener: ((String) -> Void)?) {
  AccessibilityNotification.Announcement(text).post()
  listener?(text)
}
