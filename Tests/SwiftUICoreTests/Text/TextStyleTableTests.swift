import SwiftUI
import Testing

@testable import SwiftUICore

/// Sizes, leading and emphasized weights against the table that the Human Interface Guidelines publish.
@MainActor @Suite("Text styles as published")
struct TextStyleTableTests {
  /// Size and leading in points, from `xSmall` to `accessibility5`.
  private static let published: [(Font.TextStyle, [(Double, Double)])] = [
    (
      .largeTitle,
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
        (52, 61), (56, 66), (60, 70),
      ]
    ),
    (
      .title,
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
        (48, 57), (53, 62), (58, 68),
      ]
    ),
    (
      .title2,
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
        (44, 52), (50, 59), (56, 66),
      ]
    ),
    (
      .title3,
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
        (43, 51), (49, 58), (55, 65),
      ]
    ),
    (
      .headline,
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
        (40, 48), (47, 56), (53, 62),
      ]
    ),
    (
      .body,
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
        (40, 48), (47, 56), (53, 62),
      ]
    ),
    (
      .callout,
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
        (38, 46), (44, 52), (51, 60),
      ]
    ),
    (
      .subheadline,
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
        (36, 43), (42, 50), (49, 58),
      ]
    ),
    (
      .footnote,
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
        (33, 40), (38, 46), (44, 52),
      ]
    ),
    (
      .caption,
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32),
        (32, 39), (37, 44), (43, 51),
      ]
    ),
    (
      .caption2,
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
        (29, 35), (34, 41), (40, 48),
      ]
    ),
  ]

  @Test func sizesAndLeadingAreThePublishedOnes() {
    #expect(Set(Self.published.map(\.0)) == Set(Font.TextStyle.allCases))
    for (style, table) in Self.published {
      for (size, (points, leading)) in zip(DynamicTypeSize.allCases, table) {
        #expect(style.size(size) == points, "\(style) at \(size)")
        #expect(style.leading(size) == leading, "\(style) at \(size)")
      }
    }
  }

  @Test func theThreeLargestStylesAreEmphasizedInBold() {
    for style in Font.TextStyle.allCases {
      let isLarge = [.largeTitle, .title, .title2].contains(style)
      #expect(style.emphasizedWeight == (isLarge ? .bold : .semibold), "\(style)")
    }
  }
}
