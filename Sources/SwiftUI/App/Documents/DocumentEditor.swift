import SwiftUICore

/// The bar that the system gives to an editor: the document's name, and what the editor puts into its toolbar.
///
/// What leads back to the browser of documents is missing in it.
struct DocumentBar<Editor: View>: UnnamedView {
  @ViewBuilder let editor: Editor

  @MainActor var body: some View {
    NavigationStack {
      editor.navigationTitle("Untitled").navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// The editor of a new document that is a value.
struct FileDocumentEditor<Document: FileDocument, Content: View>: UnnamedView {
  @State private var kept: Kept
  private let editor: (FileDocumentConfiguration<Document>) -> Content

  /// The document: it is made when it is first asked for.
  private struct Kept {
    let origin: NewDocument<Document>
    var edited: Document?

    var document: Document {
      get { edited ?? origin.document }
      set { edited = newValue }
    }
  }

  init(
    makeDocument: @escaping () -> Document,
    editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    _kept = State(initialValue: Kept(origin: NewDocument(make: makeDocument)))
    self.editor = editor
  }

  @MainActor var body: some View {
    editor(FileDocumentConfiguration(document: $kept.document, fileURL: nil, isEditable: true))
  }
}

/// A document that is made once.
private final class NewDocument<Document> {
  private(set) lazy var document = make()
  private let make: () -> Document

  init(make: @escaping () -> Document) { self.make = make }
}

/// The editor of a new document that is an object.
struct ReferenceDocumentEditor<Document: ReferenceFileDocument, Content: View>: UnnamedView {
  @StateObject private var document: Document
  private let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    makeDocument: @escaping () -> Document,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: makeDocument())
    self.editor = editor
  }

  @MainActor var body: some View {
    editor(
      ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true)
    )
    .environmentObject(document)
  }
}
