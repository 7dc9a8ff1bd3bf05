import SwiftUICore
import UIKit

extension View {
  /// Sets the keyboard type for this view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInputTraits) { $0.keyboard = type == .default ? nil : "\(type)" }
  }

  /// Sets the text content type for this view, which the system uses to offer suggestions while the
  /// user enters text.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.contentType = textContentType?.rawValue }
  }
}
