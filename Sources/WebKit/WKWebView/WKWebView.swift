import Foundation
import SwiftUI
import SwiftUICore

/// A page in UIKit: a box with its name. It keeps what it is asked to load, and loads nothing.
@MainActor @preconcurrency
open class WKWebView: UIView {
  private let box = NamedBoxView("WKWebView")
  /// What pages may do.
  public let configuration: WKWebViewConfiguration
  /// What scrolls the page: nothing is in it.
  public let scrollView = UIScrollView(frame: .zero)

  /// Creates a page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addBox()
  }
  /// Creates a page.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  /// Creates a page as from an archive.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addBox()
  }
  private func addBox() {
    box.frame = bounds
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(box)
  }
  /// Lays the box out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = bounds
  }

  // MARK: What is notified

  /// What is notified of what is loaded: it hears nothing, as nothing is.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// What presents what scripts ask for: no script runs.
  open weak var uiDelegate: (any WKUIDelegate)?

  // MARK: Loading

  /// What was asked for last.
  open private(set) var url: URL?
  /// The page's title: there is none.
  open var title: String? { nil }
  /// Whether something is being loaded.
  open var isLoading: Bool { false }
  /// How much has been loaded.
  open var estimatedProgress: Double { 0 }
  /// Whether all of it came by safe connections.
  open var hasOnlySecureContent: Bool { false }
  /// Keeps the address.
  @discardableResult
  open func load<Request>(_ request: Request) -> WKNavigation? {
    url = _URLRequest.url(of: request)
    return WKNavigation()
  }
  /// Keeps the address.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return WKNavigation()
  }
  /// Keeps the address.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    return WKNavigation()
  }
  /// Keeps the address.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    return WKNavigation()
  }
  /// Loads the page again: it does not.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Loads the page again: it does not.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { nil }
  /// Ends the loading.
  open func stopLoading() {}

  // MARK: Pages before and after

  /// Whether there is a page before: never.
  open var canGoBack: Bool { false }
  /// Whether there is a page after: never.
  open var canGoForward: Bool { false }
  /// The pages before and after: none.
  public let backForwardList = WKBackForwardList()
  /// Goes to the page before: there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Goes to the page after: there is none.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Goes to another page: it does not.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  /// Whether gestures do.
  open var allowsBackForwardNavigationGestures = false
  /// Whether pages behind links are shown ahead.
  open var allowsLinkPreview = true

  // MARK: Looks and scripts

  /// The name of the browser that the app gives.
  open var customUserAgent: String?
  /// How large the page is.
  open var pageZoom: CGFloat = 1
  /// Whether tools may look at it.
  open var isInspectable = false
  /// The color behind the page.
  open var underPageBackgroundColor: UIColor! = .systemBackground
  /// The color that the page asks for: none.
  open var themeColor: UIColor? { nil }
  /// Whether a person can find words.
  open var isFindInteractionEnabled = false

  /// Runs a script: fails, as there is no page.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
  }
  /// Runs a script: fails, as there is no page.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }
  /// Runs the body of an asynchronous function: fails, as there is no page.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    completionHandler?(.failure(WKError(.javaScriptExceptionOccurred)))
  }
  /// Makes a picture of the page: fails, as there is no page.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    completionHandler(nil, WKError(.unknown))
  }
  /// Whether pages of a scheme can be loaded.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }
}

/// How a picture of a page is made.
@MainActor @preconcurrency
open class WKSnapshotConfiguration: NSObject {
  /// What of the page it shows.
  open var rect = CGRect.null
  /// How wide it is.
  open var snapshotWidth: NSNumber?
  /// Whether it waits for what has changed.
  open var afterScreenUpdates = true
  /// Creates a configuration.
  nonisolated public override init() { super.init() }
}
