// swift-format-ignore-file

import SwiftUI

struct Device {
    static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
    static var hasNotch: Bool {
        guard #available(iOS 11.0, *), let window = UIApplication.shared.windows.filter({ $0.isKeyWindow }).first else { return false }
        return window.safeAreaInsets.top > 24
    }
    static var isLandscape: Bool {
        (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.interfaceOrientation.isLandscape ?? false
    }
}

public struct SettingsScreen: View {
    public init() {}
    public var body: some View {
        List {
            Text(Device.isPad ? "iPad" : UIDevice.current.model)
            Text("\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)")
            Text(Device.hasNotch ? "Notch" : "No notch")
            Text(Device.isLandscape ? "Landscape" : "Portrait")
            Button("Open Settings") {
                if let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) {
                    UIApplication.shared.open(url)
                }
            }
            Button("Keep awake") { UIApplication.shared.isIdleTimerDisabled = true }
        }
        .listStyle(.plain)
    }
}
