/// A screen with films, pages and photos.
enum MediaScreens {
  static let screen = BoxScreensTests.Screen(
    name: "Media", code: code,
    texts: [
      "AVPlayerViewController", "WKWebView", "WebView", "PHPickerViewController", "Choose",
      "at 1.5, no script",
    ],
    reports: [
      "AVPlayerViewController is not drawn", "WKWebView is not drawn",
      "PHPickerViewController is not drawn",
      "WebView: a view of the system's that is not drawn here",
    ])

  private static let code = """
    import AVKit
    import PhotosUI
    import SwiftUI
    import WebKit

    struct Film: UIViewControllerRepresentable {
      let player: AVPlayer
      func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        controller.player = player
        controller.showsPlaybackControls = false
        return controller
      }
      func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
    }
    struct Page: UIViewRepresentable {
      let url: URL
      @Binding var state: String
      func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        configuration.userContentController.add(context.coordinator, name: "app")
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.navigationDelegate = context.coordinator
        view.scrollView.isScrollEnabled = true
        view.allowsBackForwardNavigationGestures = true
        view.load(URLRequest(url: url))
        return view
      }
      func updateUIView(_ view: WKWebView, context: Context) {
        guard view.url == url, !view.canGoBack else { return }
        view.evaluateJavaScript("document.title") { title, error in
          if error is WKError { Task { @MainActor in state = "no script" } }
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
        var parent: Page
        init(_ parent: Page) { self.parent = parent }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { parent.state = "loaded" }
        func webView(
          _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
          decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
        ) {
          decisionHandler(navigationAction.request.url?.scheme == "https" ? .allow : .cancel)
        }
        func userContentController(
          _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) {
          if let words = message.body as? String { parent.state = words }
        }
      }
    }
    struct Library: UIViewControllerRepresentable {
      @Binding var count: Int
      func makeUIViewController(context: Context) -> PHPickerViewController {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.filter = .any(of: [.images, .not(.screenshots)])
        configuration.selectionLimit = 3
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        let parent: Library
        init(_ parent: Library) { self.parent = parent }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          picker.dismiss(animated: true)
          parent.count = results.count
        }
      }
    }

    func faster(_ player: AVPlayer) { player.rate = 1.5 }

    struct Media: View {
      @State private var page = WebPage()
      @State private var item: PhotosPickerItem?
      @State private var items: [PhotosPickerItem] = []
      @State private var state = ""
      @State private var count = 0
      @State private var rate: Float = 0
      let player = AVPlayer(url: URL(string: "https://example.org/a.mp4")!)
      var body: some View {
        VStack {
          Film(player: player).frame(height: 60)
          Page(url: URL(string: "https://example.org")!, state: $state).frame(height: 60)
          WebView(page).webViewBackForwardNavigationGestures(.disabled).frame(height: 60)
          Library(count: $count).frame(height: 60)
          PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) { Text("Choose") }
            .onChange(of: item) {
              Task { _ = try? await item?.loadTransferable(type: Data.self) }
            }
          PhotosPicker("Several", selection: $items, maxSelectionCount: 3, matching: .videos)
          Text("at \\(rate.formatted()), \\(state)")
        }
        .task {
          faster(player)
          rate = player.rate
          page.load(URLRequest(url: URL(string: "https://example.org")!))
        }
      }
    }
    """
}
