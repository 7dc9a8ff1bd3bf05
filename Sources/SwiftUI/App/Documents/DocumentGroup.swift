import SwiftUICore

/// A scene that enables support for opening, creating, and saving documents.
///
/// There are no files here, and no browser to choose one in: the window shows the editor of a new document, under the bar that
/// the system gives it. A group that only views documents has none to show, and a box with its name reports that.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  private let makeWindow: @MainActor () -> AnyView

  /// The editor of a new document.
  public static func _firstWindow(of scene: Self) -> AnyView? { scene.makeWindow() }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a document group for creating and editing file documents.
  ///
  /// - Parameters:
  ///   - newDocument: a new document.
  ///   - editor: the view in which the document is edited.
  @preconcurrency
  public init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    makeWindow = {
      AnyView(
        DocumentBar { FileDocumentEditor(makeDocument: newDocument, editor: editor) })
    }
  }

  /// Creates a document group capable of viewing file documents. There are none: a box stands in the window.
  ///
  /// - Parameters:
  ///   - documentType: the type of the documents.
  ///   - viewer: the view in which a document is shown.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    makeWindow = { AnyView(NamedBox("DocumentGroup", symbol: "doc")) }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a document group that is able to create and edit reference file documents. The document is an environment object of
  /// the editor, too.
  ///
  /// - Parameters:
  ///   - newDocument: makes a new document.
  ///   - editor: the view in which the document is edited.
  @preconcurrency
  public init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    makeWindow = {
      AnyView(
        DocumentBar { ReferenceDocumentEditor(makeDocument: newDocument, editor: editor) })
    }
  }

  /// Creates a document group capable of viewing reference file documents. There are none: a box stands in the window.
  ///
  /// - Parameters:
  ///   - documentType: the type of the documents.
  ///   - viewer: the view in which a document is shown.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    makeWindow = { AnyView(NamedBox("DocumentGroup", symbol: "doc")) }
  }
}
