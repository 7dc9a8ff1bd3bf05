import SwiftUICore

/// What a text field is without its style: the value, and how it is edited.
struct TextFieldCore {
  /// What a field edits.
  enum Value {
    case text(Binding<String>)
    /// A value that is not text: how it is shown, and how text becomes one.
    case parsed(shown: () -> String, parse: (String) -> Void)
  }

  var value: Value
  var prompt: Text?
  var lines = TextInput.Lines.one
  var isSecure = false
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?

  func calling(_ onEditingChanged: ((Bool) -> Void)?, _ onCommit: (() -> Void)?) -> Self {
    var copy = self
    copy.onEditingChanged = onEditingChanged
    copy.onCommit = onCommit
    return copy
  }

  /// The field with a label: text stands in the empty field; another view does so as it is.
  @MainActor @ViewBuilder
  func labelled<Label: View>(_ label: Label) -> some View {
    let text = label as? Text ?? (label as? _TextFieldStyleLabel)?.text
    if let text {
      field(text)
    } else {
      ViewLabelledField(core: self, label: label)
    }
  }

  @MainActor @ViewBuilder
  func field(_ label: Text?) -> some View {
    switch value {
    case .text(let text): EditedField(core: self, label: label, text: text)
    case .parsed(let shown, let parse):
      ParsedField(core: self, label: label, shown: shown(), parse: parse)
    }
  }
}

private enum TextFieldInsetsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

private enum TextFieldMinHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
  /// How high a field is at least with its border, in points.
  var textFieldMinHeight: CGFloat {
    get { self[TextFieldMinHeightKey.self] }
    set { self[TextFieldMinHeightKey.self] = newValue }
  }
  /// Room at the edges of a field, inside its border: touches there are the field's.
  var textFieldInsets: EdgeInsets {
    get { self[TextFieldInsetsKey.self] }
    set { self[TextFieldInsetsKey.self] = newValue }
  }
}

/// Edits text.
private struct EditedField: UnnamedView {
  let core: TextFieldCore
  let label: Text?
  let text: Binding<String>
  @Environment(\.textFieldInsets) private var insets
  @Environment(\.textFieldMinHeight) private var minHeight
  @Environment(\.systemVersion) private var system
  @Environment(\.hostTextSize) private var textSize
  @Environment(\.deviceTextSize) private var deviceTextSize

  /// An empty field of 26 is as high as a line of body text of the host at least, whatever its prompt's size.
  private var emptyHeight: CGFloat {
    system == .iOS26 && core.lines == .one && !core.isSecure && text.wrappedValue.isEmpty
      ? Font.TextStyle.body.leading(deviceTextSize) + insets.top + insets.bottom : 0
  }

  @MainActor var body: some View {
    var input = TextInput(text: text, label: label?.plainText ?? core.prompt?.plainText ?? "")
    input.prompt = core.prompt ?? label
    input.lines = core.lines
    input.isSecure = core.isSecure
    // Measured on 18 and 26.
    input.isTight = core.isSecure
    input.insets = insets
    input.minHeight = max(minHeight, emptyHeight)
    input.onEditingChanged = core.onEditingChanged
    input.onCommit = core.onCommit
    // Up to 18 UIKit's field has the host's size of text where no font is asked for.
    return input.transformEnvironment(\.font) { [textSize] in
      if $0 == nil { $0 = .body.held(at: textSize) }
    }
    .modifier(DimmedWhenDisabled())
  }
}

/// Edits a value through its text: what is typed is kept apart until it is submitted or the focus
/// goes. Text that is none leaves the value as it is, and gives way to its text.
private struct ParsedField: UnnamedView {
  let core: TextFieldCore
  let label: Text?
  let shown: String
  let parse: (String) -> Void
  @State private var draft: String?

  @MainActor var body: some View {
    EditedField(
      core: core.calling(core.onEditingChanged) {
        if let draft {
          parse(draft)
          self.draft = nil
        }
        core.onCommit?()
      }, label: label,
      text: Binding {
        draft ?? shown
      } set: {
        draft = $0
      })
  }
}

/// A label that is no text stands over the empty field.
private struct ViewLabelledField<Label: View>: UnnamedView {
  let core: TextFieldCore
  let label: Label

  private var isEmpty: Bool {
    switch core.value {
    case .text(let text): text.wrappedValue.isEmpty
    case .parsed(let shown, _): shown().isEmpty
    }
  }

  @MainActor var body: some View {
    core.field(nil)
      .overlay(alignment: .leading) {
        label
          .foregroundStyle(Color(.system(.tertiary)))
          .opacity(isEmpty && core.prompt == nil ? 1 : 0)
          .allowsHitTesting(false)
      }
      .accessibilityElement(children: .contain)
  }
}
