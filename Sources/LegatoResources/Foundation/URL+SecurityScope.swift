public import Foundation

// Files are not locked away from programs here: access to them begins and ends with no effect.

extension URL {
  /// Begins access to a file that a person has chosen: always granted for files.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends access to a file that a person has chosen.
  public func stopAccessingSecurityScopedResource() {}

  /// How a bookmark is made; all are made alike.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As little as is needed to find the file again.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// For a file that contains the address.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// Without access to what a person has chosen.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// How a bookmark is read; all are read alike.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without asking the person.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// Without making a volume available.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// Without access to what a person has chosen.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }

  /// Data by which the file is found in another run of the program: its path, so that it is not found where it has been
  /// moved.
  ///
  /// - Throws: `CocoaError` for addresses that are no files, and for files that are not there.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    guard try checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
    return Data(absoluteURL.absoluteString.utf8)
  }

  /// Creates the address of a file from a bookmark.
  ///
  /// - Parameter bookmarkDataIsStale: Set to `false`: a bookmark is a path, which stays the same.
  /// - Throws: `CocoaError` for data that is no bookmark, and for files that are not there.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard let text = String(data: data, encoding: .utf8), let url = URL(string: text), url.isFileURL
    else { throw CocoaError(.fileReadCorruptFile) }
    guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
    bookmarkDataIsStale = false
    self = url
  }
}
