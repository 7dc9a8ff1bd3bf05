/// A type that represents tag classes: the ways in which the kind of a file is written outside of its type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The identifier of the class.
  public let rawValue: String

  /// Creates a tag class with an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// File name extensions, without the point.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
