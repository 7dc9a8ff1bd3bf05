import SwiftUICore

extension Scene {
  /// Specifies the external events for which SwiftUI opens a new instance of the modified scene. An iPhone has one window,
  /// and all events go to it.
  ///
  /// - Parameter conditions: parts of the URLs, or of the target identifiers of activities.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

extension View {
  /// Specifies the external events that the view's scene handles if the scene is already open. An iPhone has one window,
  /// and all events go to it.
  ///
  /// - Parameters:
  ///   - preferring: parts of what the scene is the first choice for.
  ///   - allowing: parts of what the scene can handle.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> some View
  {
    self
  }
}
