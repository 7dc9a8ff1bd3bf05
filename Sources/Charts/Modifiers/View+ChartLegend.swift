import SwiftUI
import SwiftUICore

// Legends are not drawn, which the chart's box says.
extension View {
  /// Shows or hides the legend of charts.
  public func chartLegend(_ visibility: Visibility) -> some View { self }
  /// Sets where the legend of charts stands.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    self
  }
  /// Sets views as the legend of charts.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }
}
