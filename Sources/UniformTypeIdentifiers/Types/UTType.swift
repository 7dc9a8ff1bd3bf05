import Foundation

/// A structure that represents a type of data to load, send, or receive.
///
/// The types of the system are known, with what they conform to. Types of an app are known from the moment on at which
/// the program declares them with `init(exportedAs:)` or `init(importedAs:)`.
public struct UTType: Hashable, Sendable {
  /// The string that represents the type, as `public.png`.
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// Creates a type from its identifier; `nil` where neither the system nor the program has declared it.
  public init?(_ identifier: String) {
    guard TypeDeclarations.declaration(of: identifier) != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates a type that the app owns.
  ///
  /// - Parameter parentType: what it conforms to; `data` where it is left out.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  /// Creates a type that the app does not own, and that may be unknown to the system.
  ///
  /// - Parameter parentType: what it conforms to; `data` where it is left out.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  private init(declared identifier: String, _ parentType: UTType?) {
    TypeDeclarations.declare(
      identifier, .init(supertypes: [(parentType ?? UTType.data).identifier]))
    self.identifier = identifier
  }

  /// Creates a type that has a file name extension; a dynamic one where none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates a type that has a MIME type; a dynamic one where none is known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates a type that has a tag; a dynamic one where none is known. `nil` for a tag without characters, or with
  /// some that no tag has.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
    guard let first = found.first else { return nil }
    self = first
  }

  /// The types that have a tag; a dynamic one where none is known.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?)
    -> [UTType]
  {
    guard !tag.isEmpty, !tag.contains("\0"), tagClass != .filenameExtension || !tag.contains("/")
    else { return [] }
    let known = TypeDeclarations.identifiers(having: tag, of: tagClass)
      .map(UTType.init(known:))
      .filter { type in supertype.map { type == $0 || type.conforms(to: $0) } ?? true }
    return known.isEmpty ? [UTType(dynamic: tag, tagClass, supertype)] : known
  }

  private init(dynamic tag: String, _ tagClass: UTTagClass, _ supertype: UTType?) {
    let kind = tagClass.rawValue
    // In letters and digits, as identifiers have them.
    let code = Array("\(kind)=\(tag.lowercased())/\(supertype?.identifier ?? "")".utf8)
      .map { String($0, radix: 32) }.joined()
    identifier = "dyn.\(code)"
    TypeDeclarations.declare(
      identifier,
      .init(
        extensions: tagClass == .filenameExtension ? [tag] : [],
        mimeTypes: tagClass == .mimeType ? [tag] : [],
        supertypes: [supertype?.identifier].compactMap { $0 }, isDynamic: true))
  }

  private var declaration: TypeDeclarations.Declaration {
    TypeDeclarations.declaration(of: identifier) ?? .init()
  }

  // MARK: What is known of it

  /// The preferred file name extension, without the point.
  public var preferredFilenameExtension: String? { declaration.extensions.first }
  /// The preferred MIME type.
  public var preferredMIMEType: String? { declaration.mimeTypes.first }
  /// The tags by class.
  public var tags: [UTTagClass: [String]] {
    let declaration = declaration
    return [
      UTTagClass.filenameExtension: declaration.extensions, .mimeType: declaration.mimeTypes,
    ].filter { !$0.value.isEmpty }
  }
  /// Whether the system has made the type up for a tag that it does not know.
  public var isDynamic: Bool { declaration.isDynamic }
  /// Whether the type is known to the system.
  public var isDeclared: Bool {
    TypeDeclarations.declaration(of: identifier).map { !$0.isDynamic } ?? false
  }
  /// Whether the type is in the public domain.
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }

  // MARK: The hierarchy

  /// All types that the type conforms to, directly or not.
  public var supertypes: Set<UTType> {
    Set(TypeDeclarations.supertypes(of: identifier).map(UTType.init(known:)))
  }
  /// Whether the type is another one, or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Whether the type conforms to another one, and is not that one.
  public func isSubtype(of type: UTType) -> Bool {
    TypeDeclarations.supertypes(of: identifier).contains(type.identifier)
  }
  /// Whether another type conforms to the type, and is not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier.
  public var debugDescription: String { identifier }
}

extension UTType: Codable {
  /// Reads the identifier. A type that nobody has declared is taken as imported.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(importedAs: identifier)
  }
  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension URL {
  /// The location with the preferred file name extension of a type at its end, unless it has one of the type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let preferred = contentType.preferredFilenameExtension,
      contentType.tags[.filenameExtension]?.contains(pathExtension.lowercased()) != true
    else { return self }
    return appendingPathExtension(preferred)
  }
  /// Appends the preferred file name extension of a type, unless the location has one of the type.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
  /// The location with a component at its end that has the preferred file name extension of a type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
  /// Appends a component that has the preferred file name extension of a type.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
}
