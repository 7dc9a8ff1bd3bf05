import Foundation

// Requests, answers and cookies of the network are in FoundationNetworking, which is not linked for pages that
// nothing loads (see decision 0024). What is given to a page may be of its types; what a page gives is of these.

/// What a page asks for.
public struct _URLRequest: Hashable, Sendable {
  /// The address.
  public var url: URL?
  /// The address of the page that asks.
  public var mainDocumentURL: URL?
  /// The method.
  public var httpMethod: String? = "GET"
  /// The headers.
  public var allHTTPHeaderFields: [String: String]? = [:]
  /// The data that are sent.
  public var httpBody: Data?
  /// Creates a request.
  public init(url: URL?) { self.url = url }
  /// A header.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  /// The address of a request, of whatever type.
  static func url(of request: Any) -> URL? {
    if let request = request as? _URLRequest { return request.url }
    return Mirror(reflecting: request).children.first { $0.label == "url" }?.value as? URL
  }
}

/// What a page is answered.
open class _URLResponse: NSObject, @unchecked Sendable {
  /// The address.
  open var url: URL? { nil }
  /// The type of the data.
  open var mimeType: String? { nil }
  /// How many bytes there are; -1 where it is not known.
  open var expectedContentLength: Int64 { -1 }
  /// A name for a file.
  open var suggestedFilename: String? { nil }
  /// How texts are encoded.
  open var textEncodingName: String? { nil }
  override init() {}
}

/// A cookie of a page. There is none.
open class _HTTPCookie: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String { "" }
  /// The value.
  open var value: String { "" }
  /// Where it belongs.
  open var domain: String { "" }
  /// What of that it belongs to.
  open var path: String { "/" }
  override init() {}
}
