import SwiftUI
import SwiftUICore

// Marks are not drawn, which the chart's box says: what is asked of them is taken.
extension ChartContent {
  /// Sets the style of marks.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
  /// Sets the style of marks by a value: each has a style of its own.
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    self
  }
  /// Sets the opacity of marks.
  nonisolated public func opacity(_ value: Double) -> some ChartContent { self }
  /// Rounds the corners of marks.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    self
  }
  /// Sets how lines and areas run between their points.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    self
  }
  /// Sets how lines are drawn.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  /// Sets how lines are drawn, by a value.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
  {
    self
  }
  /// Blurs marks.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { self }
  /// Adds a shadow to marks.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    self
  }
  /// Clips marks to a shape of the plot area.
  nonisolated public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    self
  }
  /// Shows marks where other marks are.
  nonisolated public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent {
    self
  }
  /// Lets styles of marks, such as gradients, span the plot area.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    self
  }
  /// Draws marks into a layer of their own.
  nonisolated public func compositingLayer() -> some ChartContent { self }
  /// Draws marks into a layer of their own, which a closure styles.
  nonisolated public func compositingLayer<V: View>(
    @ViewBuilder style: (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent {
    self
  }
}
