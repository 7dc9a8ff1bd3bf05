/// The sizes that you can specify for content: those of ``DynamicTypeSize`` by their older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The sizes that every person can choose, the smallest first.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The sizes for people who need larger text.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The two largest sizes.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// A Boolean value indicating whether the content size category is one that is associated with
  /// accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Creates the category that has the text of a Dynamic Type size.
  init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

  /// Whether the text of one category is smaller than that of another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
  /// Whether the text of one category is as large as that of another, or smaller.
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rank <= rhs.rank }
  /// Whether the text of one category is larger than that of another.
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rank > rhs.rank }
  /// Whether the text of one category is as large as that of another, or larger.
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rank >= rhs.rank }
}

extension DynamicTypeSize {
  /// Creates a Dynamic Type size from a content size category.
  public init?(_ category: ContentSizeCategory) {
    guard let index = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
    self.init(rawValue: index)
  }
}

extension EnvironmentValues {
  /// The preferred size of the content: ``dynamicTypeSize`` by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set {
      dynamicTypeSize = DynamicTypeSize(newValue) ?? dynamicTypeSize
      // By this name it reaches what UIKit draws, too.
      hostTextSize = dynamicTypeSize
    }
  }
}
