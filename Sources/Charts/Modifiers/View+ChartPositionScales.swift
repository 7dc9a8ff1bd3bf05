import SwiftUI
import SwiftUICore

// Marks have no places in a box, which the chart says.
extension View {
  /// Sets the values that the x axis of charts covers.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    self
  }
  /// Sets the values that the x axis of charts covers, and its places.
  public func chartXScale<Domain: ScaleDomain, Places: PositionScaleRange>(
    domain: Domain, range: Places, type: ScaleType? = nil
  ) -> some View {
    self
  }
  /// Sets the places of the x axis of charts.
  public func chartXScale<Places: PositionScaleRange>(
    range: Places, type: ScaleType? = nil
  ) -> some View {
    self
  }
  /// Sets how the x axis of charts maps its values.
  public func chartXScale(type: ScaleType? = nil) -> some View { self }
  /// Sets the values that the y axis of charts covers.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    self
  }
  /// Sets the values that the y axis of charts covers, and its places.
  public func chartYScale<Domain: ScaleDomain, Places: PositionScaleRange>(
    domain: Domain, range: Places, type: ScaleType? = nil
  ) -> some View {
    self
  }
  /// Sets the places of the y axis of charts.
  public func chartYScale<Places: PositionScaleRange>(
    range: Places, type: ScaleType? = nil
  ) -> some View {
    self
  }
  /// Sets how the y axis of charts maps its values.
  public func chartYScale(type: ScaleType? = nil) -> some View { self }
}
