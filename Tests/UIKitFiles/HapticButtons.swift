// swift-format-ignore-file

import SwiftUI

final class HapticManager {
    static let shared = HapticManager()
    private init() {}

    func impact(_ style: UIImpactFeedbackGenerator.FeedbackStyle) {
        let generator = UIImpactFeedbackGenerator(style: style)
        generator.prepare()
        generator.impactOccurred()
    }

    func notify(_ type: UINotificationFeedbackGenerator.FeedbackType) {
        let generator = UINotificationFeedbackGenerator()
        generator.notificationOccurred(type)
    }

    func selection() {
        UISelectionFeedbackGenerator().selectionChanged()
    }
}

public struct LikeButton: View {
    @State private var isLiked = false
    @State private var scale: CGFloat = 1

    public init() {}

    public var body: some View {
        Button(action: toggle) {
            Image(systemName: isLiked ? "heart.fill" : "heart")
                .font(.system(size: 40))
                .foregroundColor(isLiked ? Color(UIColor.systemPink) : .gray)
                .scaleEffect(scale)
        }
        .accessibilityLabel("Like")
    }

    private func toggle() {
        HapticManager.shared.impact(.medium)
        isLiked.toggle()
        withAnimation(.spring(response: 0.3, dampingFraction: 0.4)) { scale = 1.3 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
            withAnimation(.spring()) { scale = 1 }
        }
    }
}

public struct SaveRow: View {
    @State private var status = "Not saved"
    public init() {}

    public var body: some View {
        VStack {
            Text(status)
            Button("Save") {
                status = "Saved"
                HapticManager.shared.notify(.success)
            }
            Button("Fail") {
                status = "Failed"
                HapticManager.shared.notify(.error)
                UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.6)
            }
            Button("Next") {
                status = "Next"
                HapticManager.shared.selection()
            }
        }
    }
}
