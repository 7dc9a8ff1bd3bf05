// swift-format-ignore-file

import SwiftUI

// MARK: - Corner radius on single corners

struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect,
            byRoundingCorners: corners,
            cornerRadii: CGSize(width: radius, height: radius)
        )
        return Path(path.cgPath)
    }
}

extension View {
    func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(RoundedCorner(radius: radius, corners: corners))
    }
}

public struct ChatBubble: View {
    let text: String
    let isMine: Bool

    public init(text: String, isMine: Bool) {
        self.text = text
        self.isMine = isMine
    }

    public var body: some View {
        HStack {
            if isMine { Spacer(minLength: 40) }
            Text(text)
                .padding(12)
                .foregroundColor(isMine ? .white : Color(.label))
                .background(isMine ? Color(.systemBlue) : Color(.systemGray5))
                .cornerRadius(16, corners: isMine ? [.topLeft, .topRight, .bottomLeft] : [.topLeft, .topRight, .bottomRight])
            if !isMine { Spacer(minLength: 40) }
        }
    }
}

public struct TopSheet: View {
    public init() {}
    public var body: some View {
        Color.red
            .cornerRadius(30, corners: [.topLeft, .topRight])
    }
}
