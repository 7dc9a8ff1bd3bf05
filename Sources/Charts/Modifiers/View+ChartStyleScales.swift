import SwiftUI
import SwiftUICore

// Marks are not drawn, which the chart's box says.
extension View {
  /// Sets the styles of values in charts.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    self
  }
  /// Sets the values that have styles in charts.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    self
  }
  /// Sets the values that have styles in charts, and the styles.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Visuals: ScaleRange>(
    domain: Domain, range: Visuals, type: ScaleType? = nil
  ) -> some View where Visuals.VisualValue: ShapeStyle {
    self
  }
  /// Sets the styles of values in charts.
  public func chartForegroundStyleScale<Visuals: ScaleRange>(
    range: Visuals, type: ScaleType? = nil
  ) -> some View where Visuals.VisualValue: ShapeStyle {
    self
  }
  /// Sets how charts map values to styles.
  public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { self }
  /// Sets the styles of values in charts by a closure.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    self
  }
  /// Sets the values that have styles in charts, and the styles by a closure.
  public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    self
  }
}

// Marks are not drawn, which the chart's box says.
extension View {
  /// Sets the line styles of values in charts.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    self
  }
  /// Sets the values that have line styles in charts.
  public func chartLineStyleScale<Domain: ScaleDomain>(
    domain: Domain
  ) -> some View {
    self
  }
  /// Sets the values that have line styles in charts, and the line styles.
  public func chartLineStyleScale<Domain: ScaleDomain, Visuals: ScaleRange>(
    domain: Domain, range: Visuals
  ) -> some View where Visuals.VisualValue == StrokeStyle {
    self
  }
  /// Sets the line styles of values in charts.
  public func chartLineStyleScale<Visuals: ScaleRange>(
    range: Visuals
  ) -> some View where Visuals.VisualValue == StrokeStyle {
    self
  }
  /// Sets the line styles of values in charts by a closure.
  public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    self
  }
  /// Sets the values that have line styles in charts, and the line styles by a closure.
  public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    self
  }
}
