import SwiftUI
import SwiftUICore

// Marks are not drawn, which the chart's box says.
extension View {
  /// Sets the symbols of values in charts.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    self
  }
  /// Sets the values that have symbols in charts.
  public func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain
  ) -> some View {
    self
  }
  /// Sets the values that have symbols in charts, and the symbols.
  public func chartSymbolScale<Domain: ScaleDomain, Visuals: ScaleRange>(
    domain: Domain, range: Visuals
  ) -> some View where Visuals.VisualValue: ChartSymbolShape {
    self
  }
  /// Sets the symbols of values in charts.
  public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View { self }
  /// Sets the symbols of values in charts by a closure.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    self
  }
  /// Sets the values that have symbols in charts, and the symbols by a closure.
  public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    self
  }
}

// Marks are not drawn, which the chart's box says.
extension View {
  /// Sets the sizes of symbols of values in charts.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    self
  }
  /// Sets the values that have sizes of symbols in charts.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    self
  }
  /// Sets the values that have sizes of symbols in charts, and the sizes of symbols.
  public func chartSymbolSizeScale<Domain: ScaleDomain, Visuals: ScaleRange>(
    domain: Domain, range: Visuals, type: ScaleType? = nil
  ) -> some View where Visuals.VisualValue == CGFloat {
    self
  }
  /// Sets the sizes of symbols of values in charts.
  public func chartSymbolSizeScale<Visuals: ScaleRange>(
    range: Visuals, type: ScaleType? = nil
  ) -> some View where Visuals.VisualValue == CGFloat {
    self
  }
  /// Sets how charts map values to sizes of symbols.
  public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View { self }
  /// Sets the sizes of symbols of values in charts by a closure.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    self
  }
  /// Sets the values that have sizes of symbols in charts, and the sizes of symbols by a closure.
  public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    self
  }
}
