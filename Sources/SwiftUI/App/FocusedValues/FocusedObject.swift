import SwiftUICore

/// A property wrapper type for an observable object supplied by the focused view or one of its ancestors.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper around the focused object that can create bindings to its properties.
  @dynamicMemberLookup @MainActor @preconcurrency
  public struct Wrapper {
    fileprivate let object: ObjectType?

    /// A binding to the value of a key path of the object; `nil` where there is no object.
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>)
      -> Binding<T>?
    {
      object.map { ObservedObject(wrappedValue: $0).projectedValue[dynamicMember: keyPath] }
    }
  }

  private var object: ObjectType?

  /// Creates a focused object.
  public init() {}

  /// The object of the view that publishes one; `nil` where none does.
  public var wrappedValue: ObjectType? { object }

  /// A projection of the focused object that creates bindings to its properties.
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Takes the object that is published, and observes it.
  public mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext) {
    object =
      context.node.graph.service(FocusedValueBoard.self).contents
      .values[FocusedObjectType<ObjectType>()]
    guard let object else {
      storage = nil
      return
    }
    var observed = ObservedObject(wrappedValue: object)
    observed._install(&storage, context)
  }
}
