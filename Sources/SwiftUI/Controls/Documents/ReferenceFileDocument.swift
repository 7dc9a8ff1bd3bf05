import Foundation
import SwiftUICore
public import UniformTypeIdentifiers

/// A type that you use to serialize reference type documents to and from file.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// What is serialized while the document can be edited on.
  associatedtype Snapshot

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

  /// Creates a snapshot that represents the current state of the document.
  func snapshot(contentType: UTType) throws -> Self.Snapshot

  /// Serializes a snapshot.
  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws
    -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that the document reads from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
