import SwiftUI

extension Animation {
    /// iOS 26.2-style menu spring (quicker, bouncier)
    static let menuSpring = Animation.spring(response: 0.35, dampingFraction: 0.65)

    /// iOS 26.2-style context menu appear
    static let contextMenuAppear = Animation.spring(response: 0.3, dampingFraction: 0.7)
}

