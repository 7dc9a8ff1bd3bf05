import SwiftUICore

/// How the header or the footer of a section is written.
struct ListHeadingText: UnnamedView {
  let content: AnyView
  let role: RowRole
  let appearance: _ListAppearance
  @Environment(\.headerProminence) private var prominence
  @Environment(\.systemLook.list) private var measures
  @Environment(\.hostTextSize) private var textSize

  private var font: Font {
    // A footer's lines are closer together than those of other texts of its size.
    if role == .footer { return .footnote.leading(.tight) }
    if prominence == .increased || appearance.kind == .sidebar { return .headline }
    return appearance.isGrouped ? measures.headerFont : .subheadline.weight(.semibold)
  }

  /// Whether the header is one of those that the system writes in its own way.
  private var isOrdinaryHeader: Bool {
    role == .header && appearance.isGrouped && appearance.kind != .sidebar
      && prominence == .standard
  }

  private var style: HierarchicalShapeStyle {
    role == .header && (prominence == .increased || appearance.kind == .sidebar)
      ? .primary : .secondary
  }

  @MainActor var body: some View {
    content
      .environment(\.font, font.held(at: textSize))
      .transformEnvironment(\.textCase) {
        if isOrdinaryHeader, $0 == nil { $0 = measures.headerCase }
      }
      .impliedForegroundStyle(style)
      .environment(\.controlContext, role == .footer ? .listFooter : .content)
  }
}
