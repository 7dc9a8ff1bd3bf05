/// How a bar is shown that an app puts at the top of a safe area, below a bar of the system that shrinks as
/// content scrolls.
@MainActor
package protocol TopInsetStyle: AnyObject {
  /// The bar, as it stands there.
  func make(_ bar: AnyView) -> AnyView
}

private enum TopInsetStyleKey: EnvironmentKey {
  static var defaultValue: (any TopInsetStyle)? { nil }
}

extension EnvironmentValues {
  /// How bars at the top of a safe area are shown; `nil` where they stand still.
  package var topInsetStyle: (any TopInsetStyle)? {
    get { self[TopInsetStyleKey.self] }
    set { self[TopInsetStyleKey.self] = newValue }
  }
}

/// A bar at an edge of a safe area.
struct SafeAreaInsetBar<Bar: View>: UnnamedView {
  let bar: Bar
  let isTop: Bool
  @Environment(\.topInsetStyle) private var style

  @MainActor var body: some View {
    if isTop, let style { style.make(AnyView(bar)) } else { bar }
  }
}

/// An element with a bar at an edge of its safe area, and content beside it.
@MainActor
package protocol InsetBoundary: Element {}
