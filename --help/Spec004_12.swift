import SwiftUI
import Legato

// ✅ iOS 26.2 - Centralized haptics
struct FeedbackButton: View {
    let title: String
    let action: () -> Void

    var body: some View {
        Button(title) {
            HapticManager.shared.impact(.soft)
            action()
        }
    }
}

