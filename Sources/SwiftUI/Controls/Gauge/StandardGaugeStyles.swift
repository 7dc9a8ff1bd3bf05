import SwiftUICore

/// The default gauge view style in the current context: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the default gauge style.
  nonisolated public init() {}
  /// A bar that is filled up to the value.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacity(configuration: configuration)
  }
}

/// A gauge style that displays a bar that fills from leading to trailing edges as the gauge's
/// current value increases.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates a linear capacity style.
  nonisolated public init() {}
  /// A bar that is filled up to the value.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacity(configuration: configuration)
  }
}

/// A gauge style that displays a closed ring that's partially filled in to indicate the gauge's
/// current value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates a circular capacity style.
  nonisolated public init() {}
  /// A closed ring that is filled up to the value.
  public func makeBody(configuration: Configuration) -> some View {
    CircularCapacity(configuration: configuration)
  }
}

/// A gauge style that displays an open ring with a marker that appears at a point along the ring to
/// indicate the gauge's current value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates a circular style.
  nonisolated public init() {}
  /// An open ring with a marker at the value.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration)
  }
}

/// A gauge style that displays a bar with a marker that appears at a point along the bar to indicate
/// the gauge's current value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates a linear style.
  nonisolated public init() {}
  /// A bar with a marker at the value.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A gauge style that displays bar that fills from leading to trailing edges as the gauge's current
/// value increases, in little room.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates a compact linear capacity style.
  nonisolated public init() {}
  /// A compact bar that is filled up to the value.
  public func makeBody(configuration: Configuration) -> some View {
    CompactLinearCapacity(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default gauge view style in the current context of the view being styled.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A gauge style that displays a bar that fills from leading to trailing edges.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A gauge style that displays a closed ring that's partially filled in.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A gauge style that displays an open ring with a marker at the current value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A gauge style that displays a bar with a marker at the current value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A gauge style that displays a bar that fills from leading to trailing edges, in little room.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
