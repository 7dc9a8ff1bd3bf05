public import Foundation

extension Locale {
  /// Whether lengths are given in metres: everywhere but in the United States.
  ///
  /// Foundation has it on Apple's systems alone.
  public var usesMetricSystem: Bool { measurementSystem != .us }
}
