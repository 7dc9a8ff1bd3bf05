/// A `@State` value of a view.
@MainActor
package protocol StateHandle: AnyObject {
  /// The path of the view that it belongs to.
  var path: String { get }
  var current: Any { get }
  /// Whether its view is still there.
  var isAlive: Bool { get }
  /// Writes another value, as code of the view would outside of an animation; `false` where the
  /// value is of another type.
  func write(_ value: Any) -> Bool
}

extension StateLocation: StateHandle {
  @MainActor package var path: String { owner?.namingNode.path ?? "" }
  @MainActor package var current: Any { self.get() }
  @MainActor package var isAlive: Bool { owner?.isMounted ?? false }
  @MainActor package func write(_ value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    set(value, Transaction())
    return true
  }
}
