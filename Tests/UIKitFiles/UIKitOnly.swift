// swift-format-ignore-file

import UIKit

// A file that imports UIKit alone, as helpers of an app do.

final class ThemeManager: NSObject {
    static let shared = ThemeManager()
    static let didChange = Notification.Name("ThemeDidChange")

    private let defaults = UserDefaults.standard
    private(set) var accent: UIColor = .systemBlue {
        didSet { NotificationCenter.default.post(name: Self.didChange, object: self) }
    }
    var timestamp = Date()
    let queue = DispatchQueue(label: "theme", qos: .userInitiated)

    func setAccent(_ color: UIColor) { accent = color }

    func titleAttributes(size: CGFloat) -> [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        return [
            .font: UIFont.systemFont(ofSize: size, weight: .semibold),
            .foregroundColor: accent,
            .kern: 0.5,
            .paragraphStyle: style,
        ]
    }

    func tilt(by degrees: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: degrees * .pi / 180).scaledBy(x: 1.1, y: 1.1)
    }
}

public final class BadgeView: UIView {
    private let label = UILabel()
    private let dot = CAShapeLayer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .white
        label.attributedText = NSAttributedString(string: "12", attributes: ThemeManager.shared.titleAttributes(size: 15))
        label.textAlignment = .center
        addSubview(label)
        dot.fillColor = UIColor.systemRed.cgColor
        layer.addSublayer(dot)
        layer.masksToBounds = true
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds.inset(by: UIEdgeInsets(top: 2, left: 12, bottom: 2, right: 12))
        dot.path = UIBezierPath(ovalIn: CGRect(x: 4, y: bounds.midY - 4, width: 8, height: 8)).cgPath
    }
}
