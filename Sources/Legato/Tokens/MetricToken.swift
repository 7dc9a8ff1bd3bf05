/// A length, a time, a share or an angle with a name and a purpose.
public struct MetricToken: Hashable, Sendable, Identifiable {
  /// What the number counts.
  public enum Unit: Hashable, Sendable {
    case points
    case seconds
    /// A share, or a factor.
    case fraction
    /// Widths of the view, from its leading edge.
    case widths
    case degrees
    /// A number of things.
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
  public let value: Double
  public let unit: Unit
  /// What the number is for, in one sentence.
  public let use: String

  public init(name: String, value: Double, unit: Unit = .points, use: String) {
    self.name = name
    self.value = value
    self.unit = unit
    self.use = use
  }

  public var id: String { name }
}
