/// An instance that matches a sequence of events to a gesture, and returns a stream of values for
/// each of its states.
///
/// A custom gesture has a `body` of other gestures, and may have dynamic properties, such as
/// `@State` and `@GestureState`, as a view has.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type representing the gesture's value.
  associatedtype Value
  /// The type of gesture representing the body of `Self`.
  associatedtype Body: Gesture

  /// The content and behavior of the gesture.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes what recognizes the gesture. The default recognizes `body`.
  static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<Value>
}

extension Gesture where Value == Body.Value {
  /// Creates the recognizer of ``body``: the default.
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Value>
  {
    BodyRecognizer(gesture, inputs)
  }
}

extension Gesture {
  /// Makes the recognizer of a gesture of an element.
  static func makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> GestureRecognizer<Self> {
    unsafeDowncast(_makeGesture(gesture, inputs), to: GestureRecognizer<Self>.self)
  }
}

/// What a recognizer is made with.
public struct _GestureInputs {
  /// The element that the gesture is attached to; it owns the recognizer.
  package unowned let element: Element
}

/// What comes of making a gesture: its recognizer.
@MainActor
public class _GestureOutputs<Value> {
  package let inputs: _GestureInputs
  package init(_ inputs: _GestureInputs) { self.inputs = inputs }
}

extension Never: Gesture {
  /// `Never` is the value of no gesture.
  public typealias Value = Never
}

/// A gesture of the runtime: it has no body, and makes its own recognizer.
nonisolated package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Stops the program: the runtime recognizes the gesture, and there is no body to call.
  public var body: Never {
    preconditionFailure("\(Self.self) is recognized by the runtime and has no body to call.")
  }
}

/// Recognizes what the body of a custom gesture says.
@MainActor
private final class BodyRecognizer<G: Gesture>: WrappingRecognizer<G, G.Body>
where G.Value == G.Body.Value {
  private var fields = DynamicFields(of: G.self)

  init(_ gesture: G, _ inputs: _GestureInputs) {
    let body = Self.body(of: gesture, &fields, inputs)
    super.init(gesture, G.Body.makeRecognizer(body, inputs), inputs)
  }

  override func update(_ gesture: G) {
    super.update(gesture)
    content.update(Self.body(of: gesture, &fields, inputs))
  }

  /// Evaluates the body. What it reads, the gesture's view depends on.
  private static func body(
    of gesture: G, _ fields: inout DynamicFields, _ inputs: _GestureInputs
  ) -> G.Body {
    let node = inputs.element.node
    let saved = ViewGraph.evaluating
    ViewGraph.evaluating = node
    defer { ViewGraph.evaluating = saved }
    var connected = gesture
    fields.install(in: &connected, node: node)
    return connected.body
  }

  override var phase: GesturePhase<G.Value> { content.phase }
}
