import SwiftUICore

/// A specification for the appearance and interaction of a text field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that the style makes of a text field.
  associatedtype _Body: View
  /// The label of the field that the style is applied to.
  typealias _Label = _TextFieldStyleLabel

  /// Creates a view around the text field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a text field that a style is applied to.
public struct _TextFieldStyleLabel: UnnamedView {
  let text: Text?
  private let content: AnyView

  init<Label: View>(_ label: Label) {
    text = label as? Text ?? (label as? _TextFieldStyleLabel)?.text
    content = AnyView(label)
  }

  /// The label of the field.
  @MainActor public var body: some View { content }
}

/// The default text field style, based on the text field's context: no decoration.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the default text field style.
  nonisolated public init() {}
  /// The field without decoration.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A text field style with no decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates a plain style.
  nonisolated public init() {}
  /// The field without decoration.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A text field style with a system-defined rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates a rounded border style.
  nonisolated public init() {}

  private static let insets = EdgeInsets(top: 5, leading: 7, bottom: 5, trailing: 7)
  /// Of a field that grows: one less at each edge (measured on 18).
  private static let growingInsets = EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)
  private static let radius: CGFloat = 5
  /// As high as UIKit's; a line of ``Font/title3`` fits in (measured on 18).
  private static let minHeight: CGFloat = 34

  /// The field with insets, on a background with a rounded border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .environment(
        \.textFieldInsets,
        configuration.core.lines == .growing ? Self.growingInsets : Self.insets
      )
      .environment(\.textFieldMinHeight, Self.minHeight)
      .background {
        let border = RoundedRectangle(cornerRadius: Self.radius)
        border.fill(BackgroundStyle()).overlay { FieldBorder(shape: border) }
      }
  }
}

/// A line of one pixel, a fifth darker than white (measured on 17, 18 and 26).
private struct FieldBorder: UnnamedView {
  let shape: RoundedRectangle
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.colorScheme) private var colorScheme

  @MainActor var body: some View {
    shape.strokeBorder(
      colorScheme == .dark ? Color(.system(.separator)) : Color(white: 0.8), lineWidth: pixelLength)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default text field style, based on the text field's context.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field style with no decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A text field style with a system-defined rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<TextField<_TextFieldStyleLabel>>? { nil }
}

extension EnvironmentValues {
  /// `nil`: no decoration.
  var textFieldStyle: ControlStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for text fields within this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, ControlStyle(style) { $0._body(configuration: $1) })
  }
}
