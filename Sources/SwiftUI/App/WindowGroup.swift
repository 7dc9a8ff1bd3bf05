import SwiftUICore

/// A scene that presents a group of identically structured windows.
///
/// An iPhone has one window, of the app's first group.
public struct WindowGroup<Content: View>: PrimitiveScene {
  private let content: Content

  init(showing content: Content) { self.content = content }

  /// Creates a window group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window group with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window group with a title, which an iPhone shows nowhere.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window group with a title, which an iPhone shows nowhere.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window group with a title, which an iPhone shows nowhere.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window group with a title and an identifier.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window group with a title and an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window group with a title and an identifier.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the group.
  public static func _firstWindow(of scene: Self) -> AnyView? { AnyView(scene.content) }
}
