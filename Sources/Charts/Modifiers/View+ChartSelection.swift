import SwiftUI
import SwiftUICore

// Nothing is selected in a box, which the chart says.
extension View {
  /// Selects x values of charts.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Selects ranges of x values of charts.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    self
  }
  /// Selects y values of charts.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Selects ranges of y values of charts.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    self
  }
  /// Selects values of the sectors of charts.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Sets the gesture that selects in charts: what a proxy selects by it, no chart has.
  public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View { self }
}
