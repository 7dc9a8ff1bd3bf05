import SwiftUICore

/// A placement of the bottom accessory in a tab view. The tab bar keeps its size here, so an accessory is always
/// expanded.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// The view is displayed in line with the bottom tab bar.
  case inline
  /// The bar is expanded on top of the bottom tab bar, if there is a bottom tab bar, or at the bottom
  /// of the tab's content view.
  case expanded
}

extension EnvironmentValues {
  /// The current placement of the tab view bottom accessory; `nil` outside of one.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    tabBarContext.accessoryPlacement
  }
}

extension View {
  /// Places a view as the bottom accessory of the tab view: over the tab bar, on glass of its own.
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Places a view as the bottom accessory of the tab view, where it is enabled.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? AnyView(content()) : nil
    return transformEnvironment(\.tabBarContext) { $0.accessory = accessory }
  }
}

/// An accessory on its capsule of glass. Lengths in points, ours.
struct TabBottomAccessory: View {
  let content: AnyView

  private static let height: CGFloat = 48
  private static let margin: CGFloat = 21
  /// Between it and the tab bar.
  private static let gap: CGFloat = 8

  var body: some View {
    content
      .environment(
        \.tabBarContext, TabBarContext(placement: .bottomBar, accessoryPlacement: .expanded)
      )
      .frame(maxWidth: .infinity)
      .frame(height: Self.height)
      .glassEffect(.regular, in: Capsule())
      .padding(.horizontal, Self.margin)
      .padding(.bottom, Self.gap)
  }
}
