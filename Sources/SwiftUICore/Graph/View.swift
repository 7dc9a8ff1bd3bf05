/// A type that represents part of your app's user interface and provides modifiers that you use to
/// configure views.
@MainActor @preconcurrency
public protocol View {
  /// The type of view representing the body of this view.
  associatedtype Body: View

  /// The content and behavior of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the node that keeps this view at its place. The default evaluates `body`.
  static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs
}

/// The result of making a view: its node.
@MainActor
public class _ViewOutputs {
  package init() {}
}

extension View {
  /// Creates the node that evaluates ``body``: the default.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    CompositeNode(view, inputs)
  }

  /// Makes the node of a view at a place.
  package static func makeNode(_ view: Self, _ inputs: _ViewInputs) -> ViewNode<Self> {
    unsafeDowncast(_makeView(view, inputs), to: ViewNode<Self>.self)
  }
}

extension Never: View {
  /// `Never` is its own body.
  public typealias Body = Never
  /// Never called: there is no value of `Never`.
  public var body: Never {
    preconditionFailure("There is no value of Never.")
  }
}

/// A view of the runtime: it has no body, and makes its own node.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Stops the program: the runtime presents the view, and there is no body to call.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the runtime and has no body to call.")
  }
}
