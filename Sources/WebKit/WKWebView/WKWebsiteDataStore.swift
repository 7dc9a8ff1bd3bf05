import Foundation

/// Where pages keep what they store. Nothing is stored.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  private static let one = WKWebsiteDataStore(isPersistent: true)
  /// Whether it stays as the app ends.
  public let isPersistent: Bool
  /// The cookies.
  public let httpCookieStore = WKHTTPCookieStore()
  private init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// The one that stays as the app ends.
  open class func `default`() -> WKWebsiteDataStore { one }
  /// One that goes as the app ends.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// All kinds of what pages store.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeCookies,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage,
      WKWebsiteDataTypeIndexedDBDatabases,
    ]
  }
  /// What pages have stored: nothing.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) {
    completionHandler([])
  }
  /// What pages have stored: nothing.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  /// Removes what pages have stored.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
  /// Removes what pages have stored since a date.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
  /// Removes what pages have stored since a date.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}

/// What a page has stored.
@MainActor @preconcurrency
open class WKWebsiteDataRecord: NSObject {
  /// The name of the page.
  open var displayName: String { "" }
  /// The kinds of what it has stored.
  open var dataTypes: Set<String> { [] }
  override init() { super.init() }
}

/// The cookies of pages.
@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
  override init() { super.init() }
  /// All cookies: none.
  open func getAllCookies(_ completionHandler: @escaping ([_HTTPCookie]) -> Void) {
    completionHandler([])
  }
  /// All cookies: none.
  open func allCookies() async -> [_HTTPCookie] { [] }
  /// Adds a cookie: it is not kept, as no page asks for it.
  open func setCookie(_ cookie: NSObject, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  /// Removes a cookie.
  open func delete(_ cookie: NSObject, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
}

/// What was loaded, on a disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// What was loaded, in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What pages store for long.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// What pages store for a while.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
