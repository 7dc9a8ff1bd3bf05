/// A view with something added to its content: a modifier, a value of the environment. In a list of views it
/// is put around each of those that the content stands for.
nonisolated package protocol WrappingView: View {
  associatedtype Content: View
  var content: Content { get }
  /// The same around another view.
  func wrapping<C: View>(_ content: C) -> any View
  /// What a container may read of it.
  var addition: Any { get }
  /// Whether it is put around views one by one: what has a body is evaluated once, around all of them.
  static var isWrapper: Bool { get }
}

extension WrappingView {
  package var addition: Any { self }
  package static var isWrapper: Bool { true }
}
