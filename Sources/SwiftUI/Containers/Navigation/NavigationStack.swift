import SwiftUICore

/// A view that displays a root view and enables you to present additional views over the root view.
public struct NavigationStack<Data, Root: View>: View {
  private let path: (Binding<NavigationPath>) -> NavigationRoute
  private let root: Root
  @State private var ownPath = NavigationPath()
  @State private var model = NavigationModel()

  /// Creates a navigation stack that manages its own navigation state.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = { NavigationRoute($0) }
    self.root = root()
  }

  /// Creates a navigation stack with heterogeneous navigation state that you can control.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = { _ in NavigationRoute(path) }
    self.root = root()
  }

  /// Creates a navigation stack with homogeneous navigation state that you can control.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = { _ in NavigationRoute(path) }
    self.root = root()
  }

  /// The root view with the pages of the path on top.
  public var body: some View {
    NavigationContainer(model: model, route: path($ownPath), root: root)
  }
}
