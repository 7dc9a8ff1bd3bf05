import SwiftUICore

enum RowBackgroundKey: RowTraitKey { typealias Value = AnyView? }
enum RowInsetsKey: RowTraitKey { typealias Value = EdgeInsets? }
enum RowSeparatorKey: RowTraitKey {
  typealias Value = (visibility: Visibility, edges: VerticalEdge.Set)
}
enum RowSeparatorTintKey: RowTraitKey { typealias Value = (color: Color?, edges: VerticalEdge.Set) }
enum RowBadgeKey: RowTraitKey { typealias Value = Text? }
/// Whether the row is a link, which shows its badge itself.
enum RowLinkKey: RowTraitKey { typealias Value = Bool }
enum RowSelectionDisabledKey: RowTraitKey { typealias Value = Bool }
enum SectionSeparatorKey: RowTraitKey {
  typealias Value = (visibility: Visibility, edges: VerticalEdge.Set)
}

enum SectionSeparatorTintKey: RowTraitKey {
  typealias Value = (color: Color?, edges: VerticalEdge.Set)
}

extension View {
  /// Places a custom background view behind a list row item. It fills the row; `nil` is the
  /// background of the list's style.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    rowTrait(RowBackgroundKey.self, view.map { AnyView($0) })
  }

  /// Applies an inset to the rows in a list; `nil` is the default.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    rowTrait(RowInsetsKey.self, insets)
  }

  /// Sets the display mode for the separator associated with this specific row.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    rowTrait(RowSeparatorKey.self, (visibility, edges))
  }

  /// Sets the tint color associated with a row.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    rowTrait(RowSeparatorTintKey.self, (color, edges))
  }

  /// Sets whether to hide the separator associated with a list section: the lines before its first
  /// row and after its last.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  )
    -> some View
  {
    rowTrait(SectionSeparatorKey.self, (visibility, edges))
  }

  /// Sets the tint color associated with a section: of the lines before its first row and after its last.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    rowTrait(SectionSeparatorTintKey.self, (color, edges))
  }

  /// Adds a condition that controls whether users can select this view.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    rowTrait(RowSelectionDisabledKey.self, isDisabled)
  }
}

extension RowContext {
  /// What the row says of the line at one of its edges, the innermost first.
  func separator(at edge: VerticalEdge.Set) -> Visibility {
    traits(RowSeparatorKey.self).first { $0.edges.contains(edge) }?.visibility ?? .automatic
  }

  func sectionSeparator(at edge: VerticalEdge.Set) -> Visibility {
    traits(SectionSeparatorKey.self).first { $0.edges.contains(edge) }?.visibility ?? .automatic
  }

  /// - Parameter isOfSection: whether the line is the section's, at one of its ends.
  func separatorTint(at edge: VerticalEdge.Set, isOfSection: Bool) -> Color? {
    let own = traits(RowSeparatorTintKey.self).first { $0.edges.contains(edge) }?.color
    guard own == nil, isOfSection else { return own }
    return traits(SectionSeparatorTintKey.self).first { $0.edges.contains(edge) }?.color
  }
}
