import Foundation

/// Objects that can be made of the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data of which an object can be made, the preferred one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Objects that an item provider can hand over as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types as which an object can be written, the one that says the most first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object as data of a type.
  ///
  /// - Returns: how far it is, where it takes time.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress?
}

extension NSItemProvider {
  /// What goes wrong with an item.
  public enum ErrorCode: Int, Error, Sendable {
    /// It is not known what.
    case unknownError = -1
    /// No representation of the type that is asked for is there.
    case itemUnavailableError = -1000
    /// The object is of another class than the one that is asked for.
    case unexpectedValueClassError = -1100
    /// The data does not become the object that is asked for.
    case unavailableCoercionError = -1200
  }

  /// The domain of the errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  static func error(_ code: ErrorCode) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue)
  }
}

// MARK: Foundation's objects

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// UTF-8, and any plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier, UTType.text.identifier]
  }
  /// UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }
  /// The text of data in UTF-8, or in UTF-16 where it is no UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16),
      let object = NSString(string: text) as? Self
    else { throw NSItemProvider.error(.unavailableCoercionError) }
    return object
  }
  /// The text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Locations.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier, UTType.fileURL.identifier]
  }
  /// Locations.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// The location that data holds as text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text),
      let object = url as? Self
    else { throw NSItemProvider.error(.unavailableCoercionError) }
    return object
  }
  /// The location as text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
