import SwiftUICore

/// A control into which people securely enter private text: every character is shown as a bullet,
/// and nothing can be copied.
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  private init(_ field: TextField<Label>) { self.field = field }

  private init(_ label: Label, _ text: Binding<String>, _ prompt: Text?) {
    field = TextField(text: text, prompt: prompt, isSecure: true, label: label)
  }

  /// Creates a secure field with a prompt generated from a `Text`.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), text, prompt)
  }

  /// A text field whose characters are shown as bullets.
  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a prompt generated from a `Text`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), text, nil)
  }

  /// Creates a secure field with a label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(Text(title), text, nil)
  }

  /// Creates a secure field with a prompt generated from a `Text`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), text, prompt)
  }

  /// Creates a secure field with a label generated from a title string, and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(Text(title), text, prompt)
  }

  private init(_ label: Text, _ text: Binding<String>, onCommit: @escaping () -> Void) {
    let field = TextField(text: text, prompt: nil, isSecure: true, label: label)
    self.init(TextField(label: label, core: field.core.calling(nil, onCommit)))
  }

  /// Creates a secure field whose action is called on submission, with a localized label.
  @available(iOS, deprecated: 100000.0, message: "Use onSubmit instead.")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), text, onCommit: onCommit)
  }

  /// Creates a secure field whose action is called on submission, with a label from a string.
  @_disfavoredOverload
  @available(iOS, deprecated: 100000.0, message: "Use onSubmit instead.")
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), text, onCommit: onCommit)
  }
}
