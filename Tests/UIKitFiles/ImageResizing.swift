// swift-format-ignore-file

import SwiftUI
import UIKit

extension UIImage {
    func resized(to size: CGSize) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: size)
        return renderer.image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    func resized(toWidth width: CGFloat) -> UIImage? {
        let canvas = CGSize(width: width, height: CGFloat(ceil(width / size.width * size.height)))
        let format = imageRendererFormat
        format.opaque = true
        return UIGraphicsImageRenderer(size: canvas, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: canvas))
        }
    }

    static func filled(_ color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        defer { UIGraphicsEndImageContext() }
        color.setFill()
        UIRectFill(CGRect(origin: .zero, size: size))
        return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    }

    func circleMasked() -> UIImage {
        let side = min(size.width, size.height)
        let square = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(bounds: square).image { context in
            UIBezierPath(ovalIn: square).addClip()
            draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2))
            context.cgContext.setStrokeColor(UIColor.black.cgColor)
            context.cgContext.setLineWidth(4)
            context.cgContext.strokeEllipse(in: square.insetBy(dx: 2, dy: 2))
        }
    }
}

public struct AvatarRow: View {
    let avatar: UIImage?

    public init(data: Data?) { avatar = data.flatMap { UIImage(data: $0) } }

    public var body: some View {
        HStack(spacing: 0) {
            if let avatar = avatar {
                Image(uiImage: avatar.resized(to: CGSize(width: 40, height: 40)))
                Image(uiImage: avatar.circleMasked())
                    .resizable()
                    .frame(width: 40, height: 40)
            }
            Image(uiImage: .filled(.systemGreen, size: CGSize(width: 40, height: 40)))
            Image(uiImage: UIImage.filled(.black, size: CGSize(width: 40, height: 40)).withRenderingMode(.alwaysTemplate))
                .foregroundColor(.red)
        }
    }
}

public struct QRPlaceholder: View {
    private let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        UIColor.black.setFill()
        for index in 0..<4 { context.fill(CGRect(x: index * 2, y: index * 2, width: 2, height: 2)) }
    }

    public init() {}

    public var body: some View {
        Image(uiImage: image)
            .interpolation(.none)
            .resizable()
            .frame(width: 80, height: 80)
    }
}
