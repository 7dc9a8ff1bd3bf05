import SwiftUICore

/// Where rows stand in a list and what they look like. The platform documents the least height of a
/// row, 44 points, and none of the other numbers.
enum ListMetrics {
  /// The least height of a row, in points, at the standard text size.
  static let rowHeight: CGFloat = 44
  /// Between a row's edges and its content.
  static let rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 16)
  /// Between the edges of the list and its cards.
  static let cardMargin: CGFloat = 16
  static let cardRadius: CGFloat = 10
  /// Between sections, where no header or footer stands there.
  static let sectionSpacing: CGFloat = 35
  static let compactSectionSpacing: CGFloat = 18
  /// Above the first section and below the last.
  static let listMargin: CGFloat = 18
  /// Around a header or a footer in a list of cards.
  static let headerInsets = EdgeInsets(top: 17, leading: 20, bottom: 7, trailing: 20)
  static let footerInsets = EdgeInsets(top: 7, leading: 20, bottom: 4, trailing: 20)
  /// Around one in a plain list, where it is a bar.
  static let barInsets = EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20)

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
  var margin: CGFloat { hasCards ? ListMetrics.cardMargin : 0 }
  var pinnedViews: PinnedScrollableViews { isGrouped ? [] : .sectionHeaders }
  var background: Color { Color(.system(isGrouped ? .groupedBackground : .background)) }
  var cell: Color { Color(.system(isGrouped ? .groupedCell : .background)) }
}
