import Foundation
import SwiftUICore
public import UniformTypeIdentifiers

extension View {
  /// Presents a system interface for exporting a document that's stored in a value type, like a structure, to a file on
  /// disk: a sheet with its name here, which reports that there are no files.
  ///
  /// - Parameters:
  ///   - isPresented: whether the sheet is there; `false` once it was closed.
  ///   - document: what would be written. Without one there is no sheet, as with the system's.
  ///   - contentType: the type of the file.
  ///   - defaultFilename: the name that is proposed.
  ///   - onCompletion: what happens with the file's place. Closing the sheet is no choice.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(isPresented, document != nil)
  }

  /// Presents a system interface for exporting a document that's stored in a reference type, like a class, to a file on
  /// disk: a sheet with its name here, which reports that there are no files.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(isPresented, document != nil)
  }

  /// Presents a system interface for allowing the user to export a `FileDocument` to a file on disk, and says when it was
  /// closed without a place.
  ///
  /// - Parameter onCancellation: runs when the sheet was closed.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(isPresented, document != nil, onCancellation)
  }

  /// Presents a system interface for allowing the user to export a `ReferenceFileDocument` to a file on disk, and says
  /// when it was closed without a place.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(isPresented, document != nil, onCancellation)
  }

  /// Presents a system interface for exporting a collection of value type documents to files on disk.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporter(isPresented, !documents.isEmpty)
  }

  /// Presents a system interface for exporting a collection of value type documents to files on disk, and says when it was
  /// closed without a place.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    exporter(isPresented, !documents.isEmpty, onCancellation)
  }

  /// Presents a system interface for allowing the user to export a `Transferable` item to a file on disk.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(isPresented, item != nil, onCancellation)
  }

  /// Presents a system interface for allowing the user to export a collection of items to files on disk.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    exporter(isPresented, !items.isEmpty, onCancellation)
  }

  nonisolated private func exporter(
    _ isPresented: Binding<Bool>, _ hasContent: Bool, _ onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileSheet(
        name: "fileExporter", isPresented: isPresented.constrained(to: hasContent),
        onCancellation: onCancellation))
  }
}
