// swift-format-ignore-file

import SwiftUI

extension View {
    func snapshot() -> UIImage {
        let controller = UIHostingController(rootView: self)
        let view = controller.view

        let targetSize = controller.view.intrinsicContentSize
        view?.bounds = CGRect(origin: .zero, size: targetSize)
        view?.backgroundColor = .clear

        let renderer = UIGraphicsImageRenderer(size: targetSize)
        return renderer.image { _ in
            view?.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
        }
    }
}

struct Badge: View {
    var body: some View { Color.purple.frame(width: 60, height: 30) }
}

public struct SnapshotScreen: View {
    @State private var image: UIImage?
    public init() {}
    public var body: some View {
        VStack {
            if let image = image { Image(uiImage: image) }
            Button("Snap") { image = Badge().snapshot() }
        }
    }
}

final class ContainerController: UIViewController {
    private(set) var log: [String] = []
    private lazy var host = UIHostingController(rootView: CounterView())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        addChild(host)
        host.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(host.view)
        NSLayoutConstraint.activate([
            host.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            host.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            host.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            host.view.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
        ])
        host.didMove(toParent: self)
    }
}

struct CounterView: View {
    @State private var count = 0
    var body: some View {
        Button("Count \(count)") { count += 1 }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.white)
    }
}

public struct ContainerScreen: View {
    public init() {}
    public var body: some View { ContainerRepresentable().frame(width: 200, height: 80) }
}

struct ContainerRepresentable: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> ContainerController { ContainerController() }
    func updateUIViewController(_ controller: ContainerController, context: Context) {}
}

struct ClearBackground: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        DispatchQueue.main.async {
            view.superview?.superview?.backgroundColor = .clear
        }
        return view
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

public struct TransparentCover: View {
    @State private var isShown = false
    public init() {}
    public var body: some View {
        Button("Cover") { isShown = true }
            .fullScreenCover(isPresented: $isShown) {
                Text("On top").background(ClearBackground())
            }
    }
}
