import SwiftUICore

/// The sizes that you can specify for content: what ``DynamicTypeSize`` was called before iOS 15.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// The sizes that are not for accessibility, in ascending order; the default is ``large``.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The larger sizes for accessibility, in ascending order.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The two largest sizes.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five larger ones.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  private var size: DynamicTypeSize { DynamicTypeSize(self) ?? .large }

  /// Whether a size is smaller than another.
  public static func < (left: Self, right: Self) -> Bool { left.size < right.size }
  /// Whether a size is at most as large as another.
  public static func <= (left: Self, right: Self) -> Bool { left.size <= right.size }
  /// Whether a size is larger than another.
  public static func > (left: Self, right: Self) -> Bool { left.size > right.size }
  /// Whether a size is at least as large as another.
  public static func >= (left: Self, right: Self) -> Bool { left.size >= right.size }
}

extension DynamicTypeSize {
  /// The size of a content size category.
  public init?(_ category: ContentSizeCategory) {
    guard let index = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
    self.init(rawValue: index)
  }
}

extension EnvironmentValues {
  /// The preferred size of the content: ``EnvironmentValues/dynamicTypeSize`` by its former name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
    set { dynamicTypeSize = DynamicTypeSize(newValue) ?? dynamicTypeSize }
  }
}
