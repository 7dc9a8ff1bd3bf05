import Foundation
import SwiftUI

/// A page that keeps what it is asked to load, and loads nothing.
@MainActor @Observable
public final class WebPage {
  /// What pages may do.
  public struct Configuration {
    /// Where pages keep what they store.
    public var websiteDataStore: WKWebsiteDataStore
    /// The scripts of the app.
    public var userContentController: WKUserContentController
    /// What a page may do.
    public var defaultNavigationPreferences = NavigationPreferences()
    /// What is added to the name of the browser.
    public var applicationNameForUserAgent: String?
    /// Whether pages wait until all of them is there.
    public var suppressesIncrementalRendering = false
    /// Whether films play in the page.
    public var allowsInlinePredictions = false
    /// Whether pages are loaded by https.
    public var upgradeKnownHostsToHTTPS = true

    /// Creates a configuration.
    @MainActor public init() {
      websiteDataStore = .default()
      userContentController = WKUserContentController()
    }
  }

  /// What a page may do.
  public struct NavigationPreferences: Sendable {
    /// Whether scripts run.
    public var allowsContentJavaScript = true
    /// Whether pages are loaded by https.
    public var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
    /// Creates preferences.
    public init() {}
    /// When a page is loaded by https.
    public enum UpgradeToHTTPSPolicy: Sendable {
      /// As was asked for, if it can be, if the person agrees, or always.
      case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
    }
  }

  /// How far a page has been loaded.
  public enum NavigationEvent: Hashable, Sendable {
    /// It is asked for, goes elsewhere, has an answer, and is there.
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  /// Why a page could not be loaded.
  public enum NavigationError: Error {
    /// It could not be asked for.
    case failedProvisionalNavigation(any Error)
    /// The page is no longer there.
    case pageClosed
    /// What shows the page has ended.
    case webContentProcessTerminated
    /// The address is none.
    case invalidURL
  }

  /// What is asked for last.
  public private(set) var url: URL?
  /// The page's title: there is none.
  public var title: String { "" }
  /// Whether something is being loaded.
  public var isLoading: Bool { false }
  /// How much has been loaded.
  public var estimatedProgress: Double { 0 }
  /// Whether all of it came by safe connections.
  public var hasOnlySecureContent: Bool { true }
  /// The name of the browser that the app gives.
  public var customUserAgent: String?
  /// Whether tools may look at it.
  public var isInspectable = false
  /// The color behind the page.
  public var themeColor: Color? { nil }
  /// The pages before and after it: none.
  public var backForwardList: BackForwardList { BackForwardList() }
  /// How far it has been loaded: not at all.
  public var currentNavigationEvent: NavigationEvent? { nil }

  /// Creates an empty page.
  public init(configuration: Configuration = Configuration()) {
    customUserAgent = configuration.applicationNameForUserAgent
  }

  /// Keeps the address. No page is loaded: the sequence ends at once.
  @discardableResult
  public func load(_ url: URL?) -> Navigations {
    self.url = url
    return Navigations()
  }
  /// Keeps the address. No page is loaded: the sequence ends at once.
  @discardableResult
  public func load<Request>(_ request: Request) -> Navigations {
    load(_URLRequest.url(of: request))
  }
  /// Keeps the address. No page is shown: the sequence ends at once.
  @discardableResult
  public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) -> Navigations {
    load(baseURL)
  }
  /// Loads the page again: it does not.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> Navigations { Navigations() }
  /// Ends the loading.
  public func stopLoading() {}
  /// Runs a script: fails.
  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:]
  ) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }

  /// The pages before and after one.
  public struct BackForwardList {
    /// A page.
    public struct Item: Identifiable, Hashable, Sendable {
      /// What tells it from others.
      public let id: Int
      /// The title.
      public let title: String?
      /// The address.
      public let url: URL
    }
    /// The pages before it.
    public var backList: [Item] { [] }
    /// The page.
    public var currentItem: Item? { nil }
    /// The pages after it.
    public var forwardList: [Item] { [] }
  }

  /// How far a page is loaded, as a sequence: it ends at once.
  public struct Navigations: AsyncSequence, Sendable {
    /// The type of its elements.
    public typealias Element = NavigationEvent
    /// What goes through it.
    public struct Iterator: AsyncIteratorProtocol {
      /// Nothing.
      public mutating func next() async throws -> NavigationEvent? { nil }
    }
    /// What goes through it.
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
}
