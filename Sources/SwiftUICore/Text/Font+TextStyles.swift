import LegatoDisplay

/// The platform's tables of text styles: sizes, leading and emphasized weights of iOS, as the Human Interface
/// Guidelines publish them under "Typography, Specifications" for all twelve settings. `TextStyleTableTests` holds us to
/// the published table, entry by entry.
extension Font.TextStyle {
  /// Points at a Dynamic Type size: the platform's table, from `xSmall` to `accessibility5`.
  package func size(_ size: DynamicTypeSize) -> Double { sizes[size.rawValue] }

  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// From the bottom of a line to the top of the next, in ems: what the style's leading has beyond the height of a
  /// line, or less than that, as the largest sizes do.
  func lineGap(_ size: DynamicTypeSize) -> Double {
    let points = self.size(size)
    return (leading(size) - FontMetrics.sanFrancisco(points).height) / points
  }

  /// How much larger lengths are that grow along with a style: as its lines do, which is less than its letters (UIKit's
  /// `scaledValue(for:)`; 17 points along with body text are 16.33 at the medium size, 80 along with a headline 76.33).
  func scale(_ size: DynamicTypeSize) -> Double { leading(size) / leading(.large) }

  /// From baseline to baseline in points. The table goes by the size of letters, but for one entry.
  package func leading(_ size: DynamicTypeSize) -> Double {
    switch (self, size) {
    case (.subheadline, .xxxLarge): 28
    default: Self.leadings[Int(self.size(size))] ?? self.size(size) * 1.2
    }
  }

  private static let leadings: [Int: Double] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28,
    23: 29, 24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41,
    36: 43, 37: 44, 38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59,
    51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68, 60: 70,
  ]

  /// The weight of bold text.
  var emphasizedWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    case .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2:
      .semibold
    }
  }
}
