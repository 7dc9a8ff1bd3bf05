import SwiftUICore
import UIKit

/// A view that can display and edit long-form text. It takes the room that it is offered, and scrolls
/// within.
public struct TextEditor: View {
  private let text: Binding<String>

  /// The platform's text views keep this room around their text, in points.
  private static let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

  /// Creates a plain text editor.
  public init(text: Binding<String>) { self.text = text }

  /// The text in a scroll view.
  public var body: some View {
    let text = text
    GeometryReader { geometry in
      ScrollView {
        EditedPage(text: text, height: geometry.size.height, insets: Self.insets)
      }
    }
    .background(background)
    .modifier(DimmedWhenDisabled())
  }
}

extension TextEditor {
  /// What the app has set for all text views, or the background of the environment.
  private var background: AnyShapeStyle {
    UITextView.setAppearance?.backgroundColor.map { AnyShapeStyle(Color(uiColor: $0)) }
      ?? AnyShapeStyle(BackgroundStyle())
  }
}

/// The text of an editor, as tall as the editor at least.
private struct EditedPage: UnnamedView {
  let text: Binding<String>
  let height: CGFloat
  let insets: EdgeInsets

  @MainActor var body: some View {
    var input = TextInput(text: text, label: "")
    input.lines = .all
    input.insets = insets
    input.minHeight = height
    return input
  }
}
