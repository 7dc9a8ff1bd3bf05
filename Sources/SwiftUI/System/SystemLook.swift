import SwiftUICore

/// The measures and looks of a system's controls. Each system is one table, in a file of its own.
///
/// Lengths are in points. What was measured on pictures of the system says so in the tables; the rest is what
/// UIKit documents, or ours.
struct SystemLook: Equatable, Sendable {
  var list: ListMeasures
  var toggle: SwitchMeasures
  var button: ButtonMeasures
  var bar: BarMeasures
  var slider: SliderMeasures
  var pill: PillMeasures
  var alert: AlertMeasures
  var menu: MenuMeasures

  /// - Parameter width: that of the surface; `nil` where it is not known.
  static func of(_ system: SystemVersion, width: CGFloat? = nil) -> SystemLook {
    switch system {
    case .iOS18: iOS18(width: width)
    case .iOS26: iOS26(width: width)
    }
  }
}

/// Where rows stand in a list and what they look like.
struct ListMeasures: Equatable, Sendable {
  /// The least height of a row at the standard text size.
  var rowHeight: CGFloat
  /// The same at text sizes below it, where rows are lower.
  var smallRowHeights: [DynamicTypeSize: CGFloat]
  /// Between a row's edges and its content, in a list of cards and in one without.
  var cardRowInsets: EdgeInsets
  var plainRowInsets: EdgeInsets
  /// Between the edges of the list and its cards.
  var cardMargin: CGFloat
  var cardRadius: CGFloat
  /// How thick the line below a row is; a pixel where it is `nil`.
  var separatorThickness: CGFloat?
  /// How far from the trailing edge of the row the line ends; from the leading edge it begins as far at least.
  var separatorEnd: CGFloat
  /// Above the first section where it has no header.
  var listTop: CGFloat
  /// Above and below a section, where no header or footer stands there.
  var sectionEdge: CGFloat
  var compactSectionSpacing: CGFloat
  /// Around a header or a footer in a list of cards.
  var headerInsets: EdgeInsets
  /// Above the first header where the content has a margin of its own there.
  var headerTopUnderMargin: CGFloat
  var footerInsets: EdgeInsets
  /// Around one in a plain list, where it is a bar.
  var barInsets: EdgeInsets
  /// How headers of groups are written.
  var headerFont: Font
  var headerCase: Text.Case?

  /// By how much content has to be lower than a row to fit into it, whatever the insets: in a row of 44 of 18, 34.33 does
  /// and 36.67 does not. `nil` on 26, where insets count (28 is in a row of 58) but around controls and icons of labels.
  var slack: CGFloat?

  func rowHeight(at size: DynamicTypeSize) -> CGFloat { smallRowHeights[size] ?? rowHeight }

  /// The row of a line of text, which content of much the same height fits into.
  ///
  /// - Parameter textScale: how much larger body text is than at the standard text size.
  func fit(hasCards: Bool, at size: DynamicTypeSize, textScale: CGFloat) -> RowFit? {
    guard let slack else { return nil }
    let insets = rowInsets(hasCards: hasCards)
    let line = 17 * 1.193 * textScale
    let height = max(rowHeight(at: size), line + insets.top + insets.bottom)
    return RowFit(height: height, maxContent: height - slack)
  }

  func rowInsets(hasCards: Bool) -> EdgeInsets { hasCards ? cardRowInsets : plainRowInsets }
}

/// A switch: a thumb on a track.
struct SwitchMeasures: Equatable, Sendable {
  var track: CGSize
  var thumb: CGSize
  /// How far the track is drawn beyond the place that the switch takes.
  var overhang: CGFloat = 2
  /// How much longer the thumb is while it is pressed.
  var stretch: CGFloat
}

/// Bordered buttons, by the size of controls.
struct ButtonMeasures: Equatable, Sendable {
  var smallRadius: CGFloat
  var regularRadius: CGFloat
  var largeRadius: CGFloat
  /// Whether a border that nothing is said of is a capsule.
  var isCapsule: Bool
  /// Behind a label, where no tint was asked for.
  var borderedFill: SystemColor
  /// Whether what stands in a bar has the color of text, rather than the tint.
  var isMonochromeInBars: Bool
}

/// The bars of a navigation stack.
struct BarMeasures: Equatable, Sendable {
  /// Of the row of items.
  var height: CGFloat
  /// On a sheet there is more room above a bar's items.
  var sheetHeight: CGFloat
  /// Below the items of a bar that is at the top of the window: they stand in the middle of what is above.
  var itemBottom: CGFloat
  /// Above a bar that stands at the edge of the window, with no safe area between.
  var edgeMargin: CGFloat
  /// Before and behind what stands in it.
  var margin: CGFloat
  var searchField: SearchFieldMeasures
  /// Whether items stand on glass over the content, and bars have no background of their own.
  var isGlass: Bool
}

/// The row of a large title, the same on 18 and 26. The title's baseline is 16 points above its end.
enum LargeTitleMeasures {
  static let baseline: CGFloat = 16

  /// 52 points, or as much as the letters' ascent and those 16 points where that is more.
  ///
  /// - Parameters:
  ///   - textScale: how much larger large titles are than at the standard text size, at which they are 34.
  ///   - subtitleScale: how much larger subtitles are; `nil` where there is none. With one the title's baseline is 3
  ///     points lower, and all below it by what ``subtitleDrop(textScale:)`` says.
  static func height(textScale: CGFloat, subtitleScale: CGFloat? = nil) -> CGFloat {
    // The ascent of San Francisco, as a part of its size.
    let title = max(52, 34 * 0.952 * textScale + baseline)
    guard let subtitleScale else { return title }
    return title + 3 + subtitleDrop(textScale: subtitleScale)
  }

  /// From the title's baseline to that of the subtitle: 16.33 at the medium text size.
  static func subtitleDrop(textScale: CGFloat) -> CGFloat { 17.5 * textScale }
}

/// The search field under the title, with the room above and below.
struct SearchFieldMeasures: Equatable, Sendable {
  /// At the standard text size.
  var height: CGFloat
  /// Whether it is higher or lower with the text.
  var isScaled: Bool
  /// Above it, under a large title, and under a bar that has none below it.
  var top: CGFloat
  var topUnderBar: CGFloat
  var bottom: CGFloat

  /// - Parameter textScale: how much larger body text is than at the standard text size. Beyond
  ///   ``DynamicTypeSize/xLarge`` a field grows no more, nor does the text in it.
  func height(textScale: CGFloat) -> CGFloat {
    guard isScaled else { return height }
    // As UIKit scales lengths: by the leading, which is 22 at the standard size of 17 and grows as fast as the letters.
    return height * (1 + (min(textScale, 19.0 / 17) - 1) * 17 / 22)
  }
}

/// A slider: a thumb on a track.
struct SliderMeasures: Equatable, Sendable {
  var thumb: CGSize
  /// How thick the track is.
  var track: CGFloat
}

/// Steppers, segmented pickers and search fields: how round their ends are. A radius beyond half of the height makes
/// a capsule.
struct PillMeasures: Equatable, Sendable {
  var stepperRadius: CGFloat
  var segmentsRadius: CGFloat
  /// Between segments; a separator is as wide.
  var segmentSpacing: CGFloat
  /// Of the plate behind the segment that is chosen.
  var plateRadius: CGFloat
  var searchRadius: CGFloat
}

/// A menu, at the standard text size.
struct MenuMeasures: Equatable, Sendable {
  var rowHeight: CGFloat
  /// Above and below the words of a row.
  var rowPadding: CGFloat
  /// Before and behind the words of a row.
  var inset: CGFloat
  /// How much farther in words stand where a row has an icon or a check mark before them; 0 where icons stand behind.
  var column: CGFloat
  /// Whether rows stand on the glass of the menu, and have no ground of their own.
  var isGlass: Bool
}

/// An alert, at the standard text size.
struct AlertMeasures: Equatable, Sendable {
  var width: CGFloat
  var actionHeight: CGFloat
  /// Around its words.
  var insets: EdgeInsets
  /// Between title and message.
  var gap: CGFloat
  /// Whether words begin at the leading edge, and actions are capsules that stand apart.
  var isLoose: Bool
}

extension EnvironmentValues {
  /// The measures and looks of the system that is shown.
  var systemLook: SystemLook { SystemLook.of(systemVersion, width: surfaceWidth) }
}
