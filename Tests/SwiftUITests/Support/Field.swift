import LegatoDisplay
import LegatoFilm
import SwiftUI
import SwiftUICore
import Testing

/// What a test looks at from outside, as a model does.
@Observable @MainActor
final class FieldModel {
  var text: String
  var other = ""
  var shows = true
  var isEnabled = true
  var log: [String] = []
  init(_ text: String = "") { self.text = text }
}

extension Stage {
  /// What a field says of itself.
  func field(_ label: String) throws -> TextInputSemantics {
    try #require(host.semantics.first { $0.label == label && $0.textInput != nil }?.textInput)
  }

  /// The label of the field that has the focus.
  var focusedField: String? {
    host.semantics.first { $0.textInput?.isFocused == true }?.label
  }

  /// Whether a keyboard's focus ring is drawn.
  var rings: Int {
    let lines = frame().list.description.split(separator: "\n")
    return lines.count { $0.contains("stroke rounded") && $0.contains("width 3") }
  }

  /// The caret's place on the surface; `nil` where there is none.
  var caret: Rect? {
    guard let frame = host.values.last(where: { $0.property == "caret" }) else { return nil }
    let places = host.values.filter { $0.path == frame.path && $0.property.hasPrefix("frame") }
    guard let field = places.first, let caret = places.last, places.count > 1 else { return nil }
    return Rect(
      field.shown[0] + caret.shown[0], field.shown[1] + caret.shown[1], caret.shown[2],
      caret.shown[3])
  }
}
