import SwiftUICore

/// A view for presenting a stack of views that represents a visible path in a navigation hierarchy.
///
/// It shows its first column as a stack, as on a telephone.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a destination-based navigation view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A navigation stack of the content.
  public var body: some View { NavigationStack { content } }
}

/// A specification for the appearance and interaction of a navigation view.
public protocol NavigationViewStyle: Sendable {}

/// A navigation view style represented by a series of columns; on a telephone it is a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the default navigation view style.
  nonisolated public init() {}
}

/// A navigation view style represented by a view stack that only shows a single view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates a stack style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default navigation view style in the current context of the view being styled.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A navigation view style represented by a view stack that only shows a single view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Sets the style for navigation views within this view. Both styles show a stack here.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
