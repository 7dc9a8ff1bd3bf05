import SwiftUICore

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

/// A view with its inspector: a column at the trailing edge where there is room for one, else a sheet.
private struct InspectedView<Content: View, Inspector: View>: UnnamedView {
  let content: Content
  @Binding var isPresented: Bool
  let inspector: Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var width: CGFloat?

  /// How wide the column is where it does not say, in points.
  private static var usualWidth: CGFloat { 270 }

  @MainActor var body: some View {
    if sizeClass == .compact {
      content.sheet(isPresented: $isPresented) {
        inspector.presentationDetents([.medium, .large])
      }
    } else {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented {
          HStack(spacing: 0) {
            Divider()
            inspector.frame(maxHeight: .infinity)
          }
          .frame(width: width ?? Self.usualWidth)
          .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
          .transition(.move(edge: .trailing))
        }
      }
    }
  }
}

extension View {
  /// Inserts an inspector at the applied position in the view hierarchy: a column at the trailing edge, or, where the
  /// width is compact, a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: whether the inspector is there.
  ///   - content: what is in it.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    InspectedView(content: self, isPresented: isPresented, inspector: content())
  }

  /// Sets a fixed, preferred width for the inspector containing this view when presented as a trailing column.
  ///
  /// - Parameter width: in points. One that is not positive or not finite is that of an inspector that does not say.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width > 0 && width.isFinite ? width : nil)
  }

  /// Sets a flexible, preferred width for the inspector in a trailing-column presentation. It has the ideal width: nobody
  /// drags its edge here.
  ///
  /// - Parameters:
  ///   - min: the smallest width, in points.
  ///   - ideal: the width that it has.
  ///   - max: the largest width.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    inspectorColumnWidth(Swift.min(Swift.max(ideal, min ?? ideal), max ?? .infinity))
  }
}
