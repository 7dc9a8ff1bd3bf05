/// A property wrapper type that instantiates an observable object.
///
/// The object is made once, when the view first stands at its place, and lives as long as the view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, KeptByNode {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a new state object with an initial wrapped value.
  ///
  /// - Parameter thunk: Makes the object. It is called once for each place of the view.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The underlying value referenced by the state object. Before the view is on screen it is another
  /// object each time.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }

  /// A projection of the state object that creates bindings to its properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Takes the object that the view's node keeps for the property, or makes and observes one.
  @MainActor public mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext)
  {
    let kept: ObjectObserver<ObjectType>
    if let known = storage as? ObjectObserver<ObjectType> {
      kept = known
    } else {
      // What the object reads when it is made is not what the view depends on.
      let evaluating = ViewGraph.evaluating
      ViewGraph.evaluating = nil
      kept = ObjectObserver(make(), node: context.node)
      ViewGraph.evaluating = evaluating
    }
    storage = kept
    object = kept.object
  }
}
