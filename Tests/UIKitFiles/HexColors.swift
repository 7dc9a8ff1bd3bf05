// swift-format-ignore-file

import SwiftUI
import UIKit

// MARK: - Hex

extension Color {
    init(hex: String) {
        let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var int: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&int)
        let a, r, g, b: UInt64
        switch hex.count {
        case 3: // RGB (12-bit)
            (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
        case 6: // RGB (24-bit)
            (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
        case 8: // ARGB (32-bit)
            (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
        default:
            (a, r, g, b) = (1, 1, 1, 0)
        }
        self.init(
            .sRGB,
            red: Double(r) / 255,
            green: Double(g) / 255,
            blue: Double(b) / 255,
            opacity: Double(a) / 255
        )
    }

    static func dynamic(light: UIColor, dark: UIColor) -> Color {
        Color(UIColor { $0.userInterfaceStyle == .dark ? dark : light })
    }

    static let card = Color.dynamic(light: UIColor(hex: 0xF4F1EA), dark: UIColor(hex: 0x1D1B18))
    static let brand = Color(UIColor(hex: 0x0A7D5B))
}

extension UIColor {
    convenience init(hex: Int, alpha: CGFloat = 1.0) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255.0,
            green: CGFloat((hex >> 8) & 0xFF) / 255.0,
            blue: CGFloat(hex & 0xFF) / 255.0,
            alpha: alpha
        )
    }

    var hexString: String {
        var r: CGFloat = 0
        var g: CGFloat = 0
        var b: CGFloat = 0
        var a: CGFloat = 0
        getRed(&r, green: &g, blue: &b, alpha: &a)
        return String(format: "#%02X%02X%02X", Int(round(r * 255)), Int(round(g * 255)), Int(round(b * 255)))
    }

    func lighter(by amount: CGFloat = 0.2) -> UIColor {
        var h: CGFloat = 0, s: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
        guard getHue(&h, saturation: &s, brightness: &b, alpha: &a) else { return self }
        return UIColor(hue: h, saturation: s, brightness: min(b + amount, 1), alpha: a)
    }

    var isLight: Bool {
        guard let components = cgColor.components, components.count >= 3 else { return false }
        let brightness = (components[0] * 299 + components[1] * 587 + components[2] * 114) / 1000
        return brightness > 0.5
    }
}

public struct PaletteView: View {
    public init() {}

    private let swatches: [UIColor] = [.systemRed, .systemTeal, UIColor(hex: 0x3366CC), .label]

    public var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                Color(hex: "#FF8800")
                Color(hex: "08F")
                Color(UIColor(hex: 0x336699).lighter())
                Color(UIColor.systemRed.withAlphaComponent(0.5))
            }
            HStack(spacing: 0) {
                ForEach(swatches, id: \.self) { swatch in
                    Color(swatch)
                        .overlay(
                            Text(swatch.hexString)
                                .font(.caption)
                                .foregroundColor(swatch.isLight ? .black : .white)
                        )
                }
            }
            Color.card
        }
    }
}
