import SwiftUI
import SwiftUICore

extension View {
  /// Lays views over a view with a chart: over the box here.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    onBox(alignment, content)
  }

  /// Lays views behind a view with a chart: over the box here, which would hide them.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    onBox(alignment, content)
  }

  private func onBox<V: View>(
    _ alignment: Alignment, _ content: @escaping (ChartProxy) -> V
  ) -> some View {
    anchorPreference(key: ChartFrame.self, value: .bounds) { $0 }
      .overlayPreferenceValue(ChartFrame.self) { frame in
        if let frame {
          GeometryReader { geometry in
            content(ChartProxy(frame: frame, size: geometry[frame].size))
              .frame(width: geometry.size.width, height: geometry.size.height, alignment: alignment)
          }
        }
      }
      .transformPreference(ChartFrame.self) { $0 = nil }
  }

  /// Styles the plot area of charts: the box, with its size and what is laid over it.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    environment(\.chartPlotStyle, { AnyView(content($0)) })
  }
}

/// Where the view is that has the chart.
private enum ChartFrame: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private enum ChartPlotStyleKey: EnvironmentKey {
  static var defaultValue: (@MainActor (ChartPlotContent) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// What `chartPlotStyle` makes of a box.
  var chartPlotStyle: (@MainActor (ChartPlotContent) -> AnyView)? {
    get { self[ChartPlotStyleKey.self] }
    set { self[ChartPlotStyleKey.self] = newValue }
  }
}
