import Foundation

/// What pages may do.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// What pages share.
  open var processPool = WKProcessPool()
  /// What pages may do.
  open var preferences = WKPreferences()
  /// What a page may do where nothing else is said.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The scripts of the app.
  open var userContentController = WKUserContentController()
  /// Where pages keep what they store.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// What is added to the name of the browser.
  open var applicationNameForUserAgent: String?
  /// Whether films play in the page.
  open var allowsInlineMediaPlayback = false
  /// Whether films may go on in a small window.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether films may go on elsewhere.
  open var allowsAirPlayForMediaPlayback = true
  /// Which films wait for a person.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether pages wait until all of them is there.
  open var suppressesIncrementalRendering = false
  /// Whether a person can zoom even where a page forbids it.
  open var ignoresViewportScaleLimits = false
  /// What becomes a link.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether pages may limit where they go.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether pages are loaded by https.
  open var upgradeKnownHostsToHTTPS = true
  private var handlers: [String: any WKURLSchemeHandler] = [:]

  /// Creates a configuration.
  public override init() { super.init() }
  /// Sets what loads the pages of a scheme. It is not asked to.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {
    handlers[urlScheme] = urlSchemeHandler
  }
  /// What loads the pages of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme]
  }
}

/// What pages share.
@MainActor @preconcurrency
open class WKProcessPool: NSObject {
  /// Creates a pool.
  nonisolated public override init() { super.init() }
}

/// What pages may do.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  /// How small a font may be.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows by themselves.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether pages that cheat are warned of.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether elements can fill the screen.
  open var isElementFullscreenEnabled = false
  /// Whether texts can be selected.
  open var isTextInteractionEnabled = true
  /// Whether scripts may print.
  open var shouldPrintBackgrounds = false
  /// Creates preferences.
  public override init() { super.init() }
}

/// What a page may do.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  /// What kind of browser a page is for.
  public enum ContentMode: Int, Sendable {
    /// For the one that suits, for a telephone, or for a computer.
    case recommended, mobile, desktop
  }
  /// What kind of browser the page is for.
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts run.
  open var allowsContentJavaScript = true
  /// Whether what may be dangerous is left out.
  open var isLockdownModeEnabled = false
  /// Creates preferences.
  public override init() { super.init() }
}

/// Kinds of films.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The number of the kinds.
  public let rawValue: UInt
  /// Creates kinds from their number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// With sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// With pictures.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// All.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What becomes a link.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The number of the kinds.
  public let rawValue: UInt
  /// Creates kinds from their number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Addresses of houses.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// Numbers of parcels.
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
  /// Numbers of flights.
  public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
  /// What the system finds.
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
  /// All.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// What loads the pages of a scheme.
@MainActor @preconcurrency
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Begins to load.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Ends the loading.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A page of a scheme to load.
@MainActor @preconcurrency
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is asked for.
  var request: _URLRequest { get }
  /// There is an answer.
  func didReceive(_ response: NSObject)
  /// There are data.
  func didReceive(_ data: Data)
  /// All is there.
  func didFinish()
  /// It failed.
  func didFailWithError(_ error: any Error)
}
