/// A key for accessing container values.
public protocol ContainerValueKey {
  /// The associated type representing the type of the container value key's value.
  associatedtype Value
  /// The default value for the container value key.
  static var defaultValue: Value { get }
}

/// A collection of container values associated with a given view.
///
/// A container that asks for its subviews reads them; they go no further than to that container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []
  private var identities: [AnyHashable] = []

  init() {}

  /// Accesses the particular container value associated with a custom key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag value for the given type if the container values contains one.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.lazy.reversed().compactMap { $0.base as? V }.first
  }

  /// Returns true if the container values contain a tag matching a given value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }

  mutating func add(tag: AnyHashable) { tags.append(tag) }
  mutating func add(identity: AnyHashable) { identities.append(identity) }
  mutating func set<Trait: _ViewTraitKey>(trait: Trait.Type, _ value: Trait.Value) {
    values[ObjectIdentifier(trait)] = value
  }

  mutating func take(over other: ContainerValues) {
    values.merge(other.values) { $1 }
  }

  func trait<Trait: _ViewTraitKey>(_ trait: Trait.Type) -> Trait.Value? {
    values[ObjectIdentifier(trait)] as? Trait.Value
  }

  /// The innermost identity of a type.
  func identity<ID: Hashable>(as type: ID.Type) -> ID? {
    identities.lazy.reversed().compactMap { $0.base as? ID }.first
  }
}

/// What writes container values.
protocol ContainerValueWriting {
  func write(to values: inout ContainerValues)
}

/// Gives a container values of the view that it holds.
struct ContainerValueView<Content: View>: PrimitiveView, WrappingView, ContainerValueWriting {
  let content: Content
  let change: (inout ContainerValues) -> Void

  func write(to values: inout ContainerValues) { change(&values) }

  func wrapping<C: View>(_ content: C) -> any View {
    ContainerValueView<C>(content: content, change: change)
  }

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PassThroughNode(view, inputs, content: \.content)
  }
}

extension TagModifier: ContainerValueWriting {
  func write(to values: inout ContainerValues) { values.add(tag: tag) }
}

extension View {
  /// Sets a particular container value of a view.
  ///
  /// Of several values for one key path the innermost counts.
  ///
  /// - Parameters:
  ///   - keyPath: the property of the container values.
  ///   - value: what a container reads there.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    ContainerValueView(content: self) { $0[keyPath: keyPath] = value }
  }
}
