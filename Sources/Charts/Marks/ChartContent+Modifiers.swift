import Foundation
import SwiftUI
import SwiftUICore

/// The ways in which lines and areas run between their points.
public struct InterpolationMethod: Hashable, Sendable {
  private let name: String
  /// Straight.
  public static let linear = InterpolationMethod(name: "linear")
  /// Catmull and Rom's curve.
  public static let catmullRom = InterpolationMethod(name: "catmullRom")
  /// A cardinal spline.
  public static let cardinal = InterpolationMethod(name: "cardinal")
  /// A curve that keeps what rises rising.
  public static let monotone = InterpolationMethod(name: "monotone")
  /// Steps at the beginning.
  public static let stepStart = InterpolationMethod(name: "stepStart")
  /// Steps in the middle.
  public static let stepCenter = InterpolationMethod(name: "stepCenter")
  /// Steps at the end.
  public static let stepEnd = InterpolationMethod(name: "stepEnd")
}

/// Where an annotation stands.
public struct AnnotationPosition: Hashable, Sendable {
  private let name: String
  /// As the chart chooses.
  public static let automatic = AnnotationPosition(name: "automatic")
  /// On the mark.
  public static let overlay = AnnotationPosition(name: "overlay")
  /// Above it.
  public static let top = AnnotationPosition(name: "top")
  /// Below it.
  public static let bottom = AnnotationPosition(name: "bottom")
  /// Before it.
  public static let leading = AnnotationPosition(name: "leading")
  /// Behind it.
  public static let trailing = AnnotationPosition(name: "trailing")
}

// Marks are not drawn, which the chart's box says: what is asked of them is taken.
extension ChartContent {
  /// Sets the foreground style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
  /// Sets the foreground style by a value.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> Self { self }
  /// Sets the opacity.
  public func opacity(_ value: Double) -> Self { self }
  /// Rounds the corners.
  public func cornerRadius(_ radius: CGFloat) -> Self { self }
  /// Sets how lines run.
  public func interpolationMethod(_ method: InterpolationMethod) -> Self { self }
  /// Sets how lines are drawn.
  public func lineStyle(_ style: StrokeStyle) -> Self { self }
  /// Sets the symbol of points by a value.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> Self { self }
  /// Sets the size of symbols.
  public func symbolSize(_ area: CGFloat) -> Self { self }
  /// Adds an annotation.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> Self {
    self
  }
  /// Sets the position by a value.
  public func position<P: Plottable>(by value: PlottableValue<P>) -> Self { self }
}

// Modifiers of views that hold charts have no box of their own that says so: each reports.
extension View {
  /// Sets the visibility of the x axis of charts: a box has none, which is reported.
  public func chartXAxis(_ visibility: Visibility) -> some View { without("chartXAxis") }
  /// Sets the visibility of the y axis of charts: a box has none, which is reported.
  public func chartYAxis(_ visibility: Visibility) -> some View { without("chartYAxis") }
  /// Sets the visibility of the legend of charts: a box has none, which is reported.
  public func chartLegend(_ visibility: Visibility) -> some View { without("chartLegend") }
  /// Sets the range of the y values: a box has none, which is reported.
  public func chartYScale<D: Plottable & Comparable>(domain: ClosedRange<D>) -> some View {
    without("chartYScale")
  }
  /// Sets the range of the x values: a box has none, which is reported.
  public func chartXScale<D: Plottable & Comparable>(domain: ClosedRange<D>) -> some View {
    without("chartXScale")
  }
  /// Sets the styles of series: a box has none, which is reported.
  public func chartForegroundStyleScale<D: Plottable & Hashable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    without("chartForegroundStyleScale")
  }

  private func without(_ name: String) -> some View {
    reportsFault("\(name): a chart is a box with its name here; this changes nothing.")
  }
}
