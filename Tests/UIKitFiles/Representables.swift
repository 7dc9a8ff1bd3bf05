// swift-format-ignore-file

import SwiftUI

// MARK: - Label

struct AttributedLabel: UIViewRepresentable {
    let text: String
    let highlight: String

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.setContentHuggingPriority(.required, for: .vertical)
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        let string = NSMutableAttributedString(
            string: text,
            attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label])
        let range = (text as NSString).range(of: highlight)
        if range.location != NSNotFound {
            string.addAttribute(.foregroundColor, value: UIColor.systemRed, range: range)
            string.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range)
        }
        label.attributedText = string
    }
}

public struct TermsNotice: View {
    @State private var accepted = false
    public init() {}
    public var body: some View {
        VStack {
            AttributedLabel(text: accepted ? "Thank you" : "Please read our Terms first", highlight: "Terms")
            Button("Accept") { accepted = true }
        }
        .padding()
    }
}

// MARK: - Spinner

struct ActivityIndicator: UIViewRepresentable {
    @Binding var isAnimating: Bool
    let style: UIActivityIndicatorView.Style

    func makeUIView(context: UIViewRepresentableContext<ActivityIndicator>) -> UIActivityIndicatorView {
        UIActivityIndicatorView(style: style)
    }

    func updateUIView(_ uiView: UIActivityIndicatorView, context: UIViewRepresentableContext<ActivityIndicator>) {
        isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
    }
}

public struct LoadingOverlay: View {
    @State private var isLoading = true
    public init() {}
    public var body: some View {
        VStack {
            ActivityIndicator(isAnimating: $isLoading, style: .large).frame(width: 60, height: 60)
            Button("Stop") { isLoading = false }
        }
    }
}

// MARK: - Text field with a coordinator

struct SearchTextField: UIViewRepresentable {
    @Binding var text: String
    var placeholder: String

    final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: SearchTextField
        init(_ parent: SearchTextField) { self.parent = parent }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField(frame: .zero)
        field.delegate = context.coordinator
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.keyboardType = .emailAddress
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.returnKeyType = .search
        return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {
        context.coordinator.parent = self
        uiView.text = text
    }
}

public struct SearchHeader: View {
    @State private var query = ""
    public init() {}
    public var body: some View {
        VStack {
            SearchTextField(text: $query, placeholder: "Find people").frame(height: 36)
            Button("Fill") { query = "anna@example.com" }
        }
        .padding()
    }
}

// MARK: - Views with layers

final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    var colors: [UIColor] = [] {
        didSet { (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor) }
    }
}

struct GradientBackground: UIViewRepresentable {
    var colors: [UIColor]
    func makeUIView(context: Context) -> GradientView { GradientView() }
    func updateUIView(_ uiView: GradientView, context: Context) { uiView.colors = colors }
}

struct CardBox: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.backgroundColor = .white
        view.layer.cornerRadius = 12
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.systemBlue.cgColor
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = 0.4
        view.layer.shadowRadius = 6
        view.layer.shadowOffset = CGSize(width: 0, height: 4)
        return view
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

final class MeterView: UIView {
    var level: CGFloat = 0.5 { didSet { setNeedsDisplay() } }
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.lightGray.cgColor)
        context.fill(rect)
        UIColor.systemGreen.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: rect.width * level, height: rect.height)).fill()
    }
}

struct Meter: UIViewRepresentable {
    var level: CGFloat
    func makeUIView(context: Context) -> MeterView { MeterView(frame: .zero) }
    func updateUIView(_ uiView: MeterView, context: Context) { uiView.level = level }
}

public struct LayerGallery: View {
    @State private var level: CGFloat = 0.25
    public init() {}
    public var body: some View {
        VStack(spacing: 20) {
            GradientBackground(colors: [.red, .blue]).frame(width: 100, height: 40)
            CardBox().frame(width: 100, height: 40)
            Meter(level: level).frame(width: 100, height: 40)
            Button("More") { level = 0.75 }
        }
    }
}
