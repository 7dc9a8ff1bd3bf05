/// An empty, or identity, modifier, used during development to switch modifiers at compile time.
public struct EmptyModifier: ViewModifier {
  /// The modifier that changes nothing.
  nonisolated public static let identity = EmptyModifier()

  /// Creates an empty modifier.
  nonisolated public init() {}

  /// Stops the program: the runtime presents the content as it is, and there is no body to call.
  public func body(content: Content) -> Never {
    preconditionFailure("An empty modifier changes nothing and has no body to call.")
  }

  /// Creates the node of what is modified.
  public static func _makeModifiedView<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    PassThroughNode(view, inputs, content: \.content)
  }
}
