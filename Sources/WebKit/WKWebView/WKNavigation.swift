import Foundation

/// A loading of a page.
@MainActor @preconcurrency
open class WKNavigation: NSObject {
  nonisolated override init() { super.init() }
}

/// What makes a page load another one.
public enum WKNavigationType: Int, Sendable {
  /// A link, a form, the pages before and after, the page again, a form again, or something else.
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  /// Something else.
  case other = -1
}

/// What becomes of a page that is to be loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It is not loaded, is loaded, or becomes a file.
  case cancel, allow, download
}

/// What becomes of a page whose answer has come.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It is not shown, is shown, or becomes a file.
  case cancel, allow, download
}

/// A page that is to be loaded.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  /// What is asked for.
  open var request: _URLRequest { _URLRequest(url: nil) }
  /// Why.
  open var navigationType: WKNavigationType { .other }
  /// The frame that asks.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// The frame that it is for; none for a new window.
  open var targetFrame: WKFrameInfo? { nil }
  /// Whether it becomes a file.
  open var shouldPerformDownload: Bool { false }
  override init() { super.init() }
}

/// A page whose answer has come.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
  /// The answer.
  open var response: _URLResponse { _URLResponse() }
  /// Whether it is for all of the window.
  open var isForMainFrame: Bool { true }
  /// Whether it can be shown.
  open var canShowMIMEType: Bool { false }
  override init() { super.init() }
}

/// A frame of a page.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
  /// Whether it is all of the window.
  open var isMainFrame: Bool { true }
  /// What it shows.
  open var request: _URLRequest { _URLRequest(url: nil) }
  /// Where it is from.
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
  /// The page.
  open weak var webView: WKWebView? { nil }
  nonisolated override init() { super.init() }
}

/// Where a frame is from.
@MainActor @preconcurrency
open class WKSecurityOrigin: NSObject {
  /// The scheme.
  open var `protocol`: String { "" }
  /// The host.
  open var host: String { "" }
  /// The port.
  open var port: Int { 0 }
  nonisolated override init() { super.init() }
}

/// The pages before and after one: none.
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
  /// The page.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The page before it.
  open var backItem: WKBackForwardListItem? { nil }
  /// The page after it.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The pages before it.
  open var backList: [WKBackForwardListItem] { [] }
  /// The pages after it.
  open var forwardList: [WKBackForwardListItem] { [] }
  /// A page by its distance.
  open func item(at index: Int) -> WKBackForwardListItem? {
    index == 0 ? currentItem : nil
  }
  nonisolated override init() { super.init() }
}

/// A page before or after one.
@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
  /// The address.
  open var url: URL { URL(fileURLWithPath: "/") }
  /// The title.
  open var title: String? { nil }
  /// What was asked for.
  open var initialURL: URL { url }
  override init() { super.init() }
}

/// The domain of the errors of pages.
public let WKErrorDomain = "WKErrorDomain"

/// An error of pages.
public struct WKError: CustomNSError, Hashable, Error, Sendable {
  /// The number of an error.
  public enum Code: Int, Hashable, Sendable {
    /// Something; what shows the page has ended, or was given up.
    case unknown = 1, webContentProcessTerminated, webViewInvalidated
    /// A script failed, or its result has no type here.
    case javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported

    /// Whether an error has the number.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? WKError)?.code == code
    }
  }
  /// The number.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { WKErrorDomain }
  /// The number in the domain.
  public var errorCode: Int { code.rawValue }
}
