// swift-format-ignore-file

import SwiftUI

extension UIFont {
    class func rounded(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
        let systemFont = UIFont.systemFont(ofSize: size, weight: weight)
        guard let descriptor = systemFont.fontDescriptor.withDesign(.rounded) else { return systemFont }
        return UIFont(descriptor: descriptor, size: size)
    }
}

extension Font {
    static func scaled(_ size: CGFloat, weight: UIFont.Weight = .regular, relativeTo style: UIFont.TextStyle = .body) -> Font {
        Font(UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight)))
    }
}

public struct FontSheet: View {
    public init() {}
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Rounded").font(Font(UIFont.rounded(ofSize: 24, weight: .bold)))
            Text("Scaled").font(.scaled(20, weight: .semibold))
            Text("Preferred").font(Font(UIFont.preferredFont(forTextStyle: .title1)))
            Text("Measured")
                .frame(width: ceil("Measured".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width))
                .lineLimit(1)
        }
    }
}
