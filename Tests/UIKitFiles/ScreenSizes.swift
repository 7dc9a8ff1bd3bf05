// swift-format-ignore-file

import SwiftUI

enum Layout {
    static let screenWidth = UIScreen.main.bounds.width
    static let isSmallPhone = UIScreen.main.bounds.height < 700
}

struct ScreenMetrics {
    let width = UIScreen.main.bounds.size.width
    let scale = UIScreen.main.scale
    func columns(for item: CGFloat) -> Int { max(1, Int(UIScreen.main.bounds.width / item)) }
}

extension UIApplication {
    var keyWindowInConnectedScenes: UIWindow? {
        connectedScenes
            .filter { $0.activationState == .foregroundActive }
            .compactMap { $0 as? UIWindowScene }
            .first?.windows
            .first(where: \.isKeyWindow)
    }
}

private struct SafeAreaInsetsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets {
        UIApplication.shared.keyWindowInConnectedScenes?.safeAreaInsets.insets ?? EdgeInsets()
    }
}

extension EnvironmentValues {
    var safeAreaInsets: EdgeInsets { self[SafeAreaInsetsKey.self] }
}

private extension UIEdgeInsets {
    var insets: EdgeInsets {
        EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
    }
}

public struct HeroCard: View {
    @Environment(\.safeAreaInsets) private var insets
    private let height = UIScreen.main.bounds.height * 0.4

    public init() {}

    public var body: some View {
        VStack(spacing: 0) {
            Color.blue
                .frame(width: UIScreen.main.bounds.width, height: height + insets.top)
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: ScreenMetrics().columns(for: 120)), spacing: 0) {
                ForEach(0..<6, id: \.self) { index in
                    Color(hue: Double(index) / 6, saturation: 0.7, brightness: 0.9).frame(height: 60)
                }
            }
            Spacer(minLength: 0)
        }
        .edgesIgnoringSafeArea(.all)
        .statusBar(hidden: UIDevice.current.userInterfaceIdiom == .pad)
    }
}
