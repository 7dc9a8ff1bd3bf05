/// How marks at the same place are stacked.
public struct MarkStackingMethod: Equatable, Sendable {
  private let name: String
  /// On each other, from zero.
  public static var standard: MarkStackingMethod { MarkStackingMethod(name: "standard") }
  /// On each other, so that all stacks are equally high.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(name: "normalized") }
  /// On each other, about the middle.
  public static var center: MarkStackingMethod { MarkStackingMethod(name: "center") }
  /// Not at all.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(name: "unstacked") }
}
