/// A type that represents part of your app's user interface and provides modifiers that you use to
/// configure views.
@MainActor @preconcurrency
public protocol View {
  /// The type of view representing the body of this view.
  associatedtype Body: View

  /// The content and behavior of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the node that keeps this view at its place. The default evaluates `body`.
  @_spi(Host) static func _makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode<Self>
}

extension View {
  @_spi(Host)
  public static func _makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode<Self> {
    CompositeNode(view, inputs)
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never {
    preconditionFailure("There is no value of Never.")
  }
}

/// A view of the runtime: it has no body, and makes its own node.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the runtime and has no body to call.")
  }
}
