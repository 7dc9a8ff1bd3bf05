import SwiftUICore

/// A control that displays an editable text interface.
///
/// The label is shown in the empty field, unless there is a prompt. Return submits the text and takes
/// the focus away; in a field that grows along the vertical axis it begins a line.
public struct TextField<Label: View>: View {
  let label: Label
  let core: TextFieldCore
  @Environment(\.textFieldStyle) private var style

  init(label: Label, core: TextFieldCore) {
    self.label = label
    self.core = core
  }

  init(
    text: Binding<String>, prompt: Text?, axis: Axis? = nil, isSecure: Bool = false, label: Label
  ) {
    self.label = label
    core = TextFieldCore(
      value: .text(text), prompt: prompt, lines: axis == .vertical ? .growing : .one,
      isSecure: isSecure)
  }

  /// Creates a text field with a prompt generated from a `Text`.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  /// Creates a text field with a preferred axis and a prompt generated from a `Text`.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: label())
  }

  /// The field in the text field style of the environment.
  public var body: some View {
    if let style {
      // What the style is written on is the field without it.
      style(TextField<_TextFieldStyleLabel>(label: _TextFieldStyleLabel(label), core: core))
        .environment(\.textFieldStyle, nil)
    } else {
      core.labelled(label)
    }
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a text label generated from a localized title string.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  /// Creates a text field with a text label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// Creates a text field with a text label generated from a localized title string.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a text field with a text label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// Creates a text field with a preferred axis and a text label generated from a localized title
  /// string.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis, label: Text(titleKey))
  }

  /// Creates a text field with a preferred axis and a text label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis, label: Text(title))
  }

  /// Creates a text field with a preferred axis and a text label generated from a localized title
  /// string.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Creates a text field with a preferred axis and a text label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(title))
  }

  private init(
    _ label: Text, _ text: Binding<String>, _ onEditingChanged: @escaping (Bool) -> Void,
    _ onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: label)
    self = TextField(
      label: label, core: core.calling(onEditingChanged, onCommit))
  }

  /// Creates a text field with a text label generated from a localized title string.
  @available(iOS, deprecated: 100000.0, message: "Use onSubmit and focused instead.")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), text, onEditingChanged, onCommit)
  }

  /// Creates a text field with a localized label, whose action is called when editing begins and
  /// ends.
  @available(iOS, deprecated: 100000.0, message: "Use focused instead.")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(titleKey), text, onEditingChanged, {})
  }

  /// Creates a text field with a localized label, whose action is called on submission.
  @available(iOS, deprecated: 100000.0, message: "Use onSubmit instead.")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), text, { _ in }, onCommit)
  }

  /// Creates a text field with a label from a string, whose actions are called when editing begins
  /// and ends, and on submission.
  @_disfavoredOverload
  @available(iOS, deprecated: 100000.0, message: "Use onSubmit and focused instead.")
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), text, onEditingChanged, onCommit)
  }

  /// Creates a text field with a label from a string, whose action is called when editing begins
  /// and ends.
  @_disfavoredOverload
  @available(iOS, deprecated: 100000.0, message: "Use focused instead.")
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(title), text, onEditingChanged, {})
  }

  /// Creates a text field with a label from a string, whose action is called on submission.
  @_disfavoredOverload
  @available(iOS, deprecated: 100000.0, message: "Use onSubmit instead.")
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), text, { _ in }, onCommit)
  }
}
