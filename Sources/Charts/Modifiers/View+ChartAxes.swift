import SwiftUI
import SwiftUICore

// Axes are not drawn, which the chart's box says once.
extension View {
  /// Shows or hides the x axis of charts.
  public func chartXAxis(_ visibility: Visibility) -> some View { self }
  /// Sets what the x axis of charts shows.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    self
  }
  /// Shows or hides the y axis of charts.
  public func chartYAxis(_ visibility: Visibility) -> some View { self }
  /// Sets what the y axis of charts shows.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    self
  }
  /// Styles the x axis of charts.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    self
  }
  /// Styles the y axis of charts.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    self
  }
}

// So are their labels.
extension View {
  /// Adds a label to the x axis of charts.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    self
  }
  /// Adds a label to the x axis of charts.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    self
  }
  /// Adds a label to the x axis of charts.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    self
  }
  /// Adds a label of views to the x axis of charts.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    self
  }
  /// Adds a label to the y axis of charts.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    self
  }
  /// Adds a label to the y axis of charts.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    self
  }
  /// Adds a label to the y axis of charts.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    self
  }
  /// Adds a label of views to the y axis of charts.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    self
  }
}
