import Foundation
public import UniformTypeIdentifiers

/// A type that you use to serialize documents to and from file.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The configuration for reading document contents.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing document contents.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The file and data types that the document reads from.
  static var readableContentTypes: [UTType] { get }

  /// The file types that the document supports saving or exporting to; those that it reads where this is left out.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from the contents of a file.
  init(configuration: Self.ReadConfiguration) throws

  /// Serializes the document.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that the document reads from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The configuration for reading file contents.
public struct FileDocumentReadConfiguration {
  /// The expected uniform type of the file contents.
  public let contentType: UTType
  /// The file wrapper containing the document content.
  public let file: FileWrapper
}

/// The configuration for serializing file contents.
public struct FileDocumentWriteConfiguration {
  /// The expected uniform type of the file contents.
  public let contentType: UTType
  /// The file wrapper containing the current document content; `nil` if the document is unsaved.
  public let existingFile: FileWrapper?
}
