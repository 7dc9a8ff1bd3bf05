/// The observable object of one type that views below can read.
private enum ObservableObjectKey<Object: ObservableObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  fileprivate subscript<Object: ObservableObject>(observable type: Object.Type) -> Object? {
    get { self[ObservableObjectKey<Object>.self] }
    set { self[ObservableObjectKey<Object>.self] = newValue }
  }
}

/// A property wrapper type for an observable object that a parent or ancestor view supplies.
///
/// Where none has supplied one, a runtime issue is reported, and to read the object stops the
/// program: there is nothing that it could give.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, KeptByNode {
  /// A wrapper of the underlying environment object that can create bindings to its properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  /// Creates an environment object.
  public init() {}

  /// The underlying value referenced by the environment object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else { preconditionFailure(Self.fault) }
    return object
  }

  /// A projection of the environment object that creates bindings to its properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Takes the object from the environment and observes it; reports an issue where there is none.
  @MainActor public mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext)
  {
    object = context.node.environment[observable: ObjectType.self]
    guard let object else {
      storage = nil
      return context.node.graph.report(Self.fault, at: context.node)
    }
    if (storage as? ObjectObserver<ObjectType>)?.object !== object {
      storage = ObjectObserver(object, node: context.node)
    }
  }

  private static var fault: String {
    "No observable object of type \(ObjectType.self) found. A view's environmentObject(_:) for it may "
      + "be missing as an ancestor of this view."
  }
}

extension View {
  /// Supplies an observable object to a view's hierarchy.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    transformEnvironment(\.self) { $0[observable: T.self] = object }
  }
}
