import SwiftUICore

/// The placement of a container background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A background behind a screen of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A background behind the columns of a navigation split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A background behind a tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A background behind a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// Sets the container background of the enclosing container using a view: behind this one, up to the edges of the
  /// screen.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return background(alignment: alignment) { content.ignoresSafeArea() }
  }

  /// Adds the background style to the container background.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }
}
