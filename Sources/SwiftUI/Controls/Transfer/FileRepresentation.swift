import Foundation
import SwiftUICore
public import UniformTypeIdentifiers

/// A description of a file from the perspective of the sender.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether the receiver may read the original file instead of a copy. Here it gets a copy in any case.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A description of a file from the perspective of the receiver.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is while the item is imported. It goes after that: what is to stay is copied.
  public let file: URL
  /// Whether it is the sender's own file. It never is.
  public let isOriginalFile: Bool
}

/// A transfer representation for types that can be transferred as a file.
public struct FileRepresentation<Item>: TransferRepresentation {
  private let form: _TransferForm

  /// Creates a representation that is exported and imported.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    form = _TransferForm(
      kind: .data(
        contentType, exporting: Self.exporting(exporting),
        importing: Self.importing(contentType, importing)))
  }

  /// Creates a representation that can only be exported.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    form = _TransferForm(
      kind: .data(exportedContentType, exporting: Self.exporting(exporting), importing: nil))
  }

  /// Creates a representation that can only be imported.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    form = _TransferForm(
      kind: .data(
        importedContentType, exporting: nil,
        importing: Self.importing(importedContentType, importing)))
  }

  /// The app's own conversions.
  public var _forms: [_TransferForm] { [form] }

  private static func exporting(
    _ body: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> (Any) async throws -> Data {
    { item in
      guard let item = item as? Item else { throw TransferFault.otherType }
      let sent = try await body(item)
      guard sent.file.isFileURL else { throw TransferFault.noFile }
      return try Data(contentsOf: sent.file)
    }
  }

  private static func importing(
    _ type: UTType, _ body: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> (Data) async throws -> Any {
    { data in
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("transfer-\(UUID().uuidString)", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("item", conformingTo: type)
      try data.write(to: file)
      return try await body(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}
