import SwiftUICore

/// A specification for the appearance and interaction of a text editor.
///
/// There are two, which look the same on a phone; one cannot be made.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The default text editor style, based on the text editor's context.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the default style.
  nonisolated public init() {}
}

/// A text editor style with no decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates a style without decoration.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default text editor style, based on the text editor's context.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A text editor style with no decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the style for text editors within this view. They look the same in both.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
