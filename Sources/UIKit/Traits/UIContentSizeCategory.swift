import Foundation
import SwiftUICore

/// Constants that indicate the preferred size of your content.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public let rawValue: String
  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private static func named(_ name: String) -> Self {
    Self(rawValue: "UICTContentSizeCategory" + name)
  }

  /// No category.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Extra small.
  public static let extraSmall = named("XS")
  /// Small.
  public static let small = named("S")
  /// Medium.
  public static let medium = named("M")
  /// Large: the default.
  public static let large = named("L")
  /// Extra large.
  public static let extraLarge = named("XL")
  /// Larger.
  public static let extraExtraLarge = named("XXL")
  /// The largest without accessibility.
  public static let extraExtraExtraLarge = named("XXXL")
  /// The first of accessibility.
  public static let accessibilityMedium = named("AccessibilityM")
  /// The second of accessibility.
  public static let accessibilityLarge = named("AccessibilityL")
  /// The third of accessibility.
  public static let accessibilityExtraLarge = named("AccessibilityXL")
  /// The fourth of accessibility.
  public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")

  /// Posted when the person changes the preferred size.
  public static let didChangeNotification = HostNotification.contentSizeDidChange

  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether the category is one of accessibility.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  package init(_ size: DynamicTypeSize) { self = Self.all[size.rawValue] }

  /// The size of SwiftUI; the default for a category that is not known.
  package var dynamicTypeSize: DynamicTypeSize {
    Self.all.firstIndex(of: self).flatMap(DynamicTypeSize.init(rawValue:)) ?? .large
  }
}

extension UIContentSizeCategory: Comparable {
  /// Whether a category is smaller than another.
  public static func < (left: Self, right: Self) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }
}
