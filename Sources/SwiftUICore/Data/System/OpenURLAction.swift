public import Foundation

/// An action that opens a URL.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// The result of a custom open URL action.
  public struct Result: Sendable {
    enum Kind: Hashable, Sendable {
      case handled
      case discarded
      case system(URL?)
    }
    let kind: Kind

    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler discarded the URL.
    public static let discarded = Result(kind: .discarded)
    /// The handler asks the system to open the original URL.
    public static let systemAction = Result(kind: .system(nil))
    /// The handler asks the system to open the modified URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    /// The handler asks the system to open the modified URL. There is no browser inside of apps
    /// here: `prefersInApp` changes nothing.
    public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result { systemAction(url) }
  }

  private nonisolated(unsafe) let handler: Handler?

  /// Handlers are compared by identity: a closure is another value in every evaluation.
  private final class Handler {
    let open: (URL) -> Result
    init(_ open: @escaping (URL) -> Result) { self.open = open }
  }

  /// Creates an action that opens a URL.
  ///
  /// - Parameter handler: what opens it, or says who does.
  nonisolated public init(handler: @escaping (URL) -> Result) {
    self.handler = Handler(handler)
  }

  nonisolated init() { handler = nil }

  /// Opens a URL, following system conventions.
  public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Asynchronously opens a URL, following system conventions.
  ///
  /// - Parameter completion: is told at once whether the URL was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  /// Opens a URL, following system conventions. There is no browser inside of apps here:
  /// `prefersInApp` changes nothing.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = open(url) }

  private func open(_ url: URL) -> Bool {
    switch handler?.open(url).kind ?? .system(nil) {
    case .handled: return true
    case .discarded: return false
    case .system(let other):
      guard let graph = ViewGraph.current else { return false }
      graph.urls.opened.append(OpenedURL(time: graph.now, url: other ?? url))
      return true
    }
  }
}

/// A URL that was handed to the system.
package struct OpenedURL: Hashable, Sendable {
  /// Seconds of host time.
  package let time: Double
  package let url: URL
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// An action that opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

extension ViewHost {
  /// What was handed to the system to be opened, in order.
  package var openedURLs: [OpenedURL] { graph.urls.opened }
}
