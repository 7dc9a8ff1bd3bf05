import SwiftUICore
import UIKit

extension View {
  /// Sets whether to apply auto-capitalization to this view.
  ///
  /// - Parameter style: what is written in capitals; `textInputAutocapitalization(_:)` is its name since iOS 15.
  @available(iOS, deprecated: 100000.0, message: "use textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }
}

extension TextInputAutocapitalization {
  /// The behavior of a style of UIKit.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}
