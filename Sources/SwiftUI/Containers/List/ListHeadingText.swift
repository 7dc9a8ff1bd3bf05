import SwiftUICore

/// How the header or the footer of a section is written.
struct ListHeadingText: UnnamedView {
  let content: AnyView
  let role: RowRole
  let appearance: _ListAppearance
  @Environment(\.headerProminence) private var prominence

  private var font: Font {
    if role == .footer { return .footnote }
    if prominence == .increased || appearance.kind == .sidebar { return .headline }
    return .subheadline.weight(.semibold)
  }

  private var style: HierarchicalShapeStyle {
    role == .header && (prominence == .increased || appearance.kind == .sidebar)
      ? .primary : .secondary
  }

  var body: some View {
    content
      .environment(\.font, font)
      .impliedForegroundStyle(style)
      .environment(\.controlContext, .content)
  }
}
