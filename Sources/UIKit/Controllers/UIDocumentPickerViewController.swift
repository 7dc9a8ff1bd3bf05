import Foundation

/// What is done with files that are chosen.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  /// They are copied, opened, copied elsewhere, and moved.
  case `import`, open, exportToService, moveToService
}

/// A view controller that shows files to choose from. It is a box.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  /// What is notified with the files that were chosen: never.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// The identifiers of types that can be chosen.
  public let documentTypes: [String]
  /// What is done with the files.
  public let documentPickerMode: UIDocumentPickerMode
  /// The files that are handed over.
  public let exportedFiles: [URL]
  /// Whether several files can be chosen.
  open var allowsMultipleSelection = false
  /// The folder that is shown first.
  open var directoryURL: URL?
  /// Whether the endings of names are shown.
  open var shouldShowFileExtensions = false

  /// Creates a controller of types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    (documentTypes, documentPickerMode, exportedFiles) = (allowedUTIs, mode, [])
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller that hands files over.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentTypes = []
    documentPickerMode = asCopy ? .exportToService : .moveToService
    exportedFiles = urls
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller as from an archive.
  public required init?(coder: NSCoder) {
    (documentTypes, documentPickerMode, exportedFiles) = ([], .open, [])
    super.init(coder: coder)
  }
  open override func loadView() { view = NamedBoxView("UIDocumentPickerViewController") }
}

/// Methods that are called with the files that were chosen. A host calls none.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Files were chosen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Nothing was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

// All of them may be left out.
extension UIDocumentPickerDelegate {
  /// A default that does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// A default that does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
