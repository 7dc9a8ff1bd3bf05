import Foundation

/// A type of the values that a scale of a chart covers.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Range: ScaleDomain where Bound: Plottable {}
extension Array: ScaleDomain where Element: Plottable {}

/// The values that the marks have.
public struct AutomaticScaleDomain: ScaleDomain {
  fileprivate init() {}
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values that the marks have.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
  /// The values that the marks have, with zero or without, and in the other direction.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain()
  }
  /// The values that the marks have, as a closure changes them.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain()
  }
}

/// How a scale maps its values.
public struct ScaleType: Hashable, Sendable {
  private let name: String
  private var parameter: Double?
  private init(_ name: String, _ parameter: Double? = nil) {
    (self.name, self.parameter) = (name, parameter)
  }

  /// By their distances.
  public static var linear: ScaleType { ScaleType("linear") }
  /// By their logarithms.
  public static var log: ScaleType { ScaleType("log") }
  /// By their logarithms, on both sides of zero.
  public static var symmetricLog: ScaleType { ScaleType("symmetricLog", 1) }
  /// By their logarithms, on both sides of zero, with a slope there.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType("symmetricLog", slopeAtZero)
  }
  /// By their square roots.
  public static var squareRoot: ScaleType { ScaleType("squareRoot") }
  /// By their powers.
  public static func power(exponent: Double) -> ScaleType { ScaleType("power", exponent) }
  /// By time.
  public static var date: ScaleType { ScaleType("date") }
  /// Each for itself.
  public static var category: ScaleType { ScaleType("category") }
}
