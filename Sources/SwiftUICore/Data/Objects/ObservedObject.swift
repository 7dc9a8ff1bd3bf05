/// A property wrapper type that subscribes to an observable object and invalidates a view whenever
/// the observable object changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper of the underlying observable object that can create bindings to its properties.
  @dynamicMemberLookup @MainActor @preconcurrency
  public struct Wrapper {
    let object: ObjectType

    /// Gets a binding to the value of a specified key path.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObservedObjectLocation(object: object, keyPath: keyPath))
    }
  }

  /// The underlying value that the observed object references.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }
  private var object: ObjectType

  /// A projection of the observed object that creates bindings to its properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Creates an observed object with an initial wrapped value.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates an observed object with an initial value.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// Observes the object on behalf of the view's node.
  @MainActor public mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext)
  {
    if (storage as? ObjectObserver<ObjectType>)?.object !== wrappedValue {
      storage = ObjectObserver(wrappedValue, node: context.node)
    }
  }
}
