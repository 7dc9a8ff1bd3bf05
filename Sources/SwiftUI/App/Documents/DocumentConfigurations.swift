public import Foundation
import SwiftUICore

/// The properties of an open file document.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The current document model.
  @Binding public var document: Document
  /// The URL of the open file document; `nil` of a new one, as all are here.
  public var fileURL: URL?
  /// Whether the document can be edited.
  public var isEditable: Bool
}

/// The properties of an open reference file document.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The current document model.
  @ObservedObject public var document: Document
  /// The URL of the open file document; `nil` of a new one, as all are here.
  public var fileURL: URL?
  /// Whether the document can be edited.
  public var isEditable: Bool
}
