import Foundation

/// The scripts that an app adds to pages, and what they can send messages to. No script runs.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: NSObjectProtocol] = [:]

  /// Creates a controller without scripts.
  public override init() { super.init() }
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds what scripts can send messages to.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Adds what scripts of a world can send messages to.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) {
    handlers["\(world.name ?? "") \(name)"] = scriptMessageHandler
  }
  /// Adds what scripts can send messages to, with answers.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld, name: String
  ) {
    handlers["\(contentWorld.name ?? "") \(name)"] = scriptMessageHandlerWithReply
  }
  /// Removes what scripts can send messages to.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Removes what scripts of a world can send messages to.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    handlers["\(contentWorld.name ?? "") \(name)"] = nil
  }
  /// Removes all that scripts can send messages to.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page is read, or after.
  case atDocumentStart, atDocumentEnd
}

/// A script that an app adds to pages.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it does not run in frames.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }
  /// Creates a script of a world.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}

/// A world of scripts, which see only each other.
@MainActor @preconcurrency
open class WKContentWorld: NSObject {
  /// Its name.
  public let name: String?
  private init(name: String?) { self.name = name }
  /// That of the page.
  public static let page = WKContentWorld(name: nil)
  /// That of the app.
  public static let defaultClient = WKContentWorld(name: "defaultClient")
  /// Another one.
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

/// A message of a script.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  /// What it says.
  open var body: Any { NSNull() }
  /// To what it is sent.
  open var name: String { "" }
  /// The page.
  open weak var webView: WKWebView? { nil }
  /// The frame.
  public let frameInfo = WKFrameInfo()
  override init() { super.init() }
}

/// What scripts can send messages to. It gets none.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A message has come.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What scripts can send messages to, with answers. It gets none.
@MainActor @preconcurrency
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// A message has come.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void)
}
