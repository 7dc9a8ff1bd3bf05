/// A dynamic property type that allows access to a namespace defined by the persistent identity of
/// the object containing the property (e.g. a view).
@propertyWrapper
public struct Namespace: DynamicProperty, KeptByNode {
  /// A namespace defined by the persistent identity of an `@Namespace` dynamic property.
  @frozen public struct ID: Hashable {
    let number: Int
  }

  private var id = ID(number: 0)

  /// Creates a namespace.
  public init() {}

  /// The namespace: another one for each place of the view, the same one as long as the view stays.
  public var wrappedValue: ID { id }

  /// Takes the identifier that the view's node keeps for the property, or makes one.
  public mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext) {
    let kept = storage as? KeptID ?? KeptID(context.node.graph.nextNamespace())
    storage = kept
    id = kept.id
  }
}

private final class KeptID {
  let id: Namespace.ID
  init(_ id: Namespace.ID) { self.id = id }
}
