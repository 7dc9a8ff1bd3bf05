import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI
@testable import SwiftUICore

/// Documents: an editor with a new one, and what is read and written of them.
@MainActor @Suite("App: documents")
struct DocumentTests {
  private struct TextDocument: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = "new"

    init() {}
    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents else {
        throw CocoaError(.fileReadCorruptFile)
      }
      text = String(decoding: data, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct TextApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: TextDocument()) { file in
        Button(file.document.text + (file.fileURL == nil && file.isEditable ? "" : "?")) {
          file.$document.text.wrappedValue += "er"
        }
      }
    }
  }

  @Test func theEditorOfANewDocumentIsShownUnderItsBar() throws {
    let screen = try Screen(TextApp._firstWindow())
    #expect(screen.shows("Untitled"))
    screen.tap("new")
    screen.tap("newer")
    #expect(screen.shows("newerer"))
  }

  private final class Drawing: ReferenceFileDocument, @unchecked Sendable {
    static let readableContentTypes: [UTType] = [.data]
    @Published var lines = 0

    init() {}
    init(configuration: ReadConfiguration) throws {
      lines = configuration.file.regularFileContents?.count ?? 0
    }
    func snapshot(contentType: UTType) throws -> Int { lines }
    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(count: snapshot))
    }
    @MainActor func add(_ undoManager: UndoManager?) {
      lines += 1
      undoManager?.registerUndo(withTarget: self) { drawing in
        MainActor.assumeIsolated { drawing.lines -= 1 }
      }
    }
  }

  private struct DrawingView: View {
    @EnvironmentObject private var drawing: Drawing
    @Environment(\.undoManager) private var undoManager
    var body: some View {
      Text("lines \(drawing.lines)")
      Button("add") { drawing.add(undoManager) }
      Button("undo") { undoManager?.undo() }
    }
  }

  private struct DrawingApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: { Drawing() }) { file in
        VStack {
          DrawingView()
          Text("of \(file.document.lines)")
        }
      }
    }
  }

  @Test func anObjectIsEditedAndItsChangesAreUndone() throws {
    let screen = try Screen(DrawingApp._firstWindow())
    screen.tap("add")
    #expect(screen.shows("lines 1") && screen.shows("of 1"))
    screen.tap("undo")
    #expect(screen.shows("lines 0") && screen.shows("of 0"))
  }

  private struct ViewerApp: App {
    var body: some Scene {
      DocumentGroup(viewing: TextDocument.self) { Text($0.document.text) }
    }
  }

  @Test func aViewerHasNothingToShowAndSaysSo() throws {
    let screen = try Screen(ViewerApp._firstWindow())
    #expect(screen.labels == ["DocumentGroup"])
    #expect(screen.issues.contains { $0.hasPrefix("DocumentGroup: ") })
  }

  @Test func aDocumentIsWrittenAndRead() throws {
    var document = TextDocument()
    document.text = "kept"
    #expect(TextDocument.writableContentTypes == [.plainText])
    let file = try document.fileWrapper(
      configuration: .init(contentType: .plainText, existingFile: nil))
    let read = try TextDocument(configuration: .init(contentType: .plainText, file: file))
    #expect(read.text == "kept")
  }
}
