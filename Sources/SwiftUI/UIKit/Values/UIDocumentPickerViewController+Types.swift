import Foundation
import UIKit
import UniformTypeIdentifiers

extension UIDocumentPickerViewController {
  /// Creates a controller of types.
  ///
  /// - Parameter asCopy: Whether the files are copied into the app.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}
