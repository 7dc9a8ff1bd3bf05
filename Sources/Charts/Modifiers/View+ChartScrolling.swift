import SwiftUI
import SwiftUICore

// A box does not scroll, which the chart says.
extension View {
  /// Lets charts scroll along axes.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// Sets how much of the x axis is visible in charts that scroll.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
  /// Sets how much of the y axis is visible in charts that scroll.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
  /// Sets the first visible x value of charts that scroll.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  /// Sets the first visible y value of charts that scroll.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
  /// Sets the first visible x value of charts that scroll, as they appear.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
  /// Sets the first visible y value of charts that scroll, as they appear.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }
  /// Sets where charts come to rest as they scroll.
  public func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> some View {
    self
  }
}
