/// Text that a person edits: what text fields and text editors are made of. It draws the text, the
/// prompt, the selection and the caret, and nothing around them.
package struct TextInput: PrimitiveView {
  /// How the text uses its room.
  package enum Lines: Hashable, Sendable {
    /// One line, which scrolls sideways.
    case one
    /// Wraps, as tall as its lines within the line limit, and scrolls beyond.
    case growing
    /// Wraps, as tall as its lines, however many.
    case all
  }

  /// The text as it is now: whoever makes the view reads it, so that it follows.
  package var value: String
  package var text: Binding<String>
  package var prompt: Text?
  /// What the field is called.
  package var label: String
  package var lines = Lines.one
  package var isSecure = false
  /// Room at the edges that belongs to the field: touches there are its own.
  package var insets = EdgeInsets()
  package var minHeight: CGFloat = 0
  /// Whether a line is as high as its letters, without leading.
  package var isTight = false
  /// The focus has come or gone.
  package var onEditingChanged: ((Bool) -> Void)?
  /// The text is as a person wants it: the focus goes, or Return was pressed.
  package var onCommit: (() -> Void)?

  package init(text: Binding<String>, label: String) {
    value = text.wrappedValue
    self.text = text
    self.label = label
  }

  @MainActor package static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    LeafNode(view, inputs, component: "TextInput") {
      TextInputElement(node: $0)
    } configure: {
      view, element in
      (element as? TextInputElement)?.set(view)
    }
  }
}
