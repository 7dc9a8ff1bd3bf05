import Foundation
import SwiftUICore

extension View {
  /// Presents a system interface for allowing the user to move an existing file to a new location: a sheet with its name
  /// here, which reports that there are no files.
  ///
  /// - Parameters:
  ///   - isPresented: whether the sheet is there; `false` once it was closed.
  ///   - file: what would be moved. Without a file there is no sheet, as with the system's.
  ///   - onCompletion: what happens with the file's new place. Closing the sheet is no choice.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion) {}
  }

  /// Presents a system interface for allowing the user to move an existing file, and says when it was closed without a
  /// place.
  ///
  /// - Parameter onCancellation: runs when the sheet was closed.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileSheet(
        name: "fileMover", isPresented: isPresented.constrained(to: file != nil),
        onCancellation: onCancellation))
  }

  /// Presents a system interface for allowing the user to move a collection of existing files to a new location.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion) {}
  }

  /// Presents a system interface for allowing the user to move a collection of existing files, and says when it was closed
  /// without a place.
  ///
  /// - Parameter onCancellation: runs when the sheet was closed.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FileSheet(
        name: "fileMover", isPresented: isPresented.constrained(to: !files.isEmpty),
        onCancellation: onCancellation))
  }
}

extension Binding where Value == Bool {
  /// The value where something holds, else `false`.
  func constrained(to condition: Bool) -> Binding<Bool> {
    Binding(get: { condition && wrappedValue }, set: { wrappedValue = $0 })
  }
}
