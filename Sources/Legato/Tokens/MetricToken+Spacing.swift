import SwiftUI

extension MetricToken {
  /// Spacings, in eight steps.
  public static let spacing = Spacing()

  /// The group ``MetricToken/spacing``.
  public struct Spacing: Sendable {
    /// 4 pt: step 1 of 8.
    public let xs = MetricToken(
      name: "spacing.xs", value: 4, use: "Step 1 of 8.")
    /// 8 pt: step 2 of 8.
    public let sm = MetricToken(
      name: "spacing.sm", value: 8, use: "Step 2 of 8.")
    /// 12 pt: step 3 of 8.
    public let md = MetricToken(
      name: "spacing.md", value: 12, use: "Step 3 of 8.")
    /// 16 pt: step 4 of 8.
    public let lg = MetricToken(
      name: "spacing.lg", value: 16, use: "Step 4 of 8.")
    /// 20 pt: step 5 of 8.
    public let xl = MetricToken(
      name: "spacing.xl", value: 20, use: "Step 5 of 8.")
    /// 24 pt: step 6 of 8.
    public let xxl = MetricToken(
      name: "spacing.xxl", value: 24, use: "Step 6 of 8.")
    /// 32 pt: step 7 of 8.
    public let xxxl = MetricToken(
      name: "spacing.xxxl", value: 32, use: "Step 7 of 8.")
    /// 48 pt: step 8 of 8.
    public let huge = MetricToken(
      name: "spacing.huge", value: 48, use: "Step 8 of 8.")
  }
}

extension MetricToken {
  /// Corner radii, in five steps.
  public static let radius = Radius()

  /// The group ``MetricToken/radius``.
  public struct Radius: Sendable {
    /// 8 pt: step 1 of 5.
    public let sm = MetricToken(
      name: "radius.sm", value: 8, use: "Step 1 of 5.")
    /// 12 pt: step 2 of 5.
    public let md = MetricToken(
      name: "radius.md", value: 12, use: "Step 2 of 5.")
    /// 16 pt: step 3 of 5.
    public let lg = MetricToken(
      name: "radius.lg", value: 16, use: "Step 3 of 5.")
    /// 20 pt: step 4 of 5.
    public let xl = MetricToken(
      name: "radius.xl", value: 20, use: "Step 4 of 5.")
    /// 24 pt: step 5 of 5.
    public let xxl = MetricToken(
      name: "radius.xxl", value: 24, use: "Step 5 of 5.")
  }
}

/// The design's own names for ``MetricToken/spacing``.
public enum RIZQSpacing {
  /// 4 pt.
  public static let xs = CGFloat(MetricToken.spacing.xs.value)
  /// 8 pt.
  public static let sm = CGFloat(MetricToken.spacing.sm.value)
  /// 12 pt.
  public static let md = CGFloat(MetricToken.spacing.md.value)
  /// 16 pt.
  public static let lg = CGFloat(MetricToken.spacing.lg.value)
  /// 20 pt.
  public static let xl = CGFloat(MetricToken.spacing.xl.value)
  /// 24 pt.
  public static let xxl = CGFloat(MetricToken.spacing.xxl.value)
  /// 32 pt.
  public static let xxxl = CGFloat(MetricToken.spacing.xxxl.value)
  /// 48 pt.
  public static let huge = CGFloat(MetricToken.spacing.huge.value)
}

/// The design's own names for ``MetricToken/radius``.
public enum RIZQRadius {
  /// 8 pt.
  public static let sm = CGFloat(MetricToken.radius.sm.value)
  /// 12 pt.
  public static let md = CGFloat(MetricToken.radius.md.value)
  /// 16 pt.
  public static let lg = CGFloat(MetricToken.radius.lg.value)
  /// 20 pt.
  public static let xl = CGFloat(MetricToken.radius.xl.value)
  /// 24 pt.
  public static let xxl = CGFloat(MetricToken.radius.xxl.value)
}

extension Font {
  /// A monospaced font of medium weight, for numbers that change in place.
  public static func rizqMonoMedium(_ style: Font.TextStyle) -> Font {
    .system(style, design: .monospaced).weight(.medium)
  }
}
