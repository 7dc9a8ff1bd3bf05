import SwiftUICore

/// How the rows of a list move; where they stand is the system's (`ListMeasures`).
enum ListMetrics {
  /// How fast the mark of a pressed row goes when it is let go.
  static let highlightFade = Animation.easeOut(duration: 0.25).bySystem
  /// How rows move when they are removed by a swipe or in edit mode.
  static let removal = Animation.spring(response: 0.35, dampingFraction: 1).bySystem
  /// How the marks of edit mode come and go.
  static let editing = Animation.spring(response: 0.35, dampingFraction: 1).bySystem
}

/// The look of a list, as its style says.
public struct _ListAppearance: Hashable, Sendable {
  enum Kind { case plain, inset, grouped, insetGrouped, sidebar }
  let kind: Kind

  /// Whether sections stand apart, on a background of their own.
  var isGrouped: Bool { kind == .grouped || hasCards }
  /// Whether sections are cards.
  var hasCards: Bool { kind == .insetGrouped || kind == .sidebar }
  func margin(_ measures: ListMeasures) -> CGFloat { hasCards ? measures.cardMargin : 0 }
  var pinnedViews: PinnedScrollableViews { isGrouped ? [] : .sectionHeaders }
  var background: Color { Color(.system(isGrouped ? .groupedBackground : .background)) }
  var cell: Color { Color(.system(isGrouped ? .groupedCell : .background)) }
}
