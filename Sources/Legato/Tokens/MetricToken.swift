/// A number with a unit, a name and a purpose: a length, a time, a share or an angle.
public struct MetricToken: Hashable, Sendable, Identifiable {
  /// The unit of a token.
  public enum Unit: Hashable, Sendable {
    /// Lengths; a theme may set 0…1000.
    case points
    /// Times; a theme may set 0…10.
    case seconds
    /// Shares and factors; a theme may set 0…2.
    case fraction
    /// Widths of the view, from its leading edge; a theme may set −10…10.
    case widths
    /// Angles; a theme may set −360…360.
    case degrees
    /// Counts; a theme may set 0…200.
    case count

    /// What a number in this unit may be.
    var domain: ClosedRange<Double> {
      switch self {
      case .points: 0...1000
      case .seconds: 0...10
      case .fraction: 0...2
      case .widths: -10...10
      case .degrees: -360...360
      case .count: 0...200
      }
    }
  }

  /// The canonical name, with dots: `listButton.gap`.
  public let name: String
  /// The number, in ``unit``. A ``TokenTheme`` may replace it.
  public let value: Double
  /// The unit of the number.
  public let unit: Unit
  /// What the number is for, in one sentence.
  public let use: String

  /// Creates a token.
  ///
  /// - Parameters:
  ///   - name: The canonical name, with dots. A ``TokenTheme`` stores replacements by name.
  ///   - value: The number, in `unit`. It is stored as given; only replacements are checked against
  ///     the range of the unit.
  ///   - unit: The unit of the number; points by default.
  ///   - use: What the number is for, in one sentence.
  public init(name: String, value: Double, unit: Unit = .points, use: String) {
    self.name = name
    self.value = value
    self.unit = unit
    self.use = use
  }

  /// The canonical name.
  public var id: String { name }
}
