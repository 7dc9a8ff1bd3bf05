import Foundation
import SwiftUICore
public import UniformTypeIdentifiers

/// The sheet in the place of the system's list of files. There are none here: what a person can do is close it, and
/// then nothing was chosen.
struct FileSheet: UnnamedModifier {
  var name = "fileImporter"
  @Binding var isPresented: Bool
  let onCancellation: () -> Void

  @MainActor func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented, onDismiss: onCancellation) {
      NamedBox(name, symbol: "folder")
    }
  }
}

extension View {
  /// Presents a system interface for allowing the user to import an existing file: a sheet with its name here, which
  /// reports that there are no files.
  ///
  /// - Parameters:
  ///   - isPresented: whether the sheet is there; `false` once it was closed.
  ///   - allowedContentTypes: the types of files that could be chosen.
  ///   - onCompletion: what happens with the file. Closing the sheet is no choice, as with the system's.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(FileSheet(isPresented: isPresented, onCancellation: {}))
  }

  /// Presents a system interface for allowing the user to import multiple files: a sheet with its name here, which
  /// reports that there are no files.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(FileSheet(isPresented: isPresented, onCancellation: {}))
  }

  /// Presents a system interface for allowing the user to import multiple files, and says when it was closed without
  /// one.
  ///
  /// - Parameter onCancellation: runs when the sheet was closed.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(FileSheet(isPresented: isPresented, onCancellation: onCancellation))
  }
}
