/// A type that publishes a property marked with an attribute.
///
/// It is for properties of classes. What is set is published before it is stored: first by the
/// object's `objectWillChange`, then by the property's own publisher.
@propertyWrapper
public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  /// Creates the published instance with an initial wrapped value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Creates the published instance with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(
    *, unavailable, message: "@Published is only available on properties of classes"
  )
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// The property for which this instance exposes a publisher.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // For `assign(to:)`, which is given the publisher as something that it changes.
    set {}
  }

  /// The value, of an object that tells of its changes.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.willChange == nil { storage.willChange = { [weak object] in tell(object) } }
      return storage.value
    }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if let object = object as? any ObservableObject { notify(object) }
      storage.receivers.send(newValue)
      storage.value = newValue
    }
  }

  private static func tell(_ object: AnyObject?) {
    if let object = object as? any ObservableObject { notify(object) }
  }

  private static func notify<Object: ObservableObject>(_ object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }

  /// A publisher for properties marked with the `@Published` attribute.
  public struct Publisher: _AttachingPublisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// The present value comes at once, then each new one before it is stored.
    public func _attach(_ receiver: _Receiver<Value, Never>) -> AnyCancellable {
      let cancellable = storage.receivers.attach(receiver)
      receiver.value(storage.value)
      return cancellable
    }

    public static func == (left: Self, right: Self) -> Bool { left.storage === right.storage }
  }
}

/// What a published property keeps.
final class PublishedStorage<Value> {
  var value: Value
  let receivers = Receivers<Value, Never>()
  /// Tells of a change that does not come from the object itself, once the object is known.
  var willChange: (() -> Void)?
  /// What is assigned to the property as long as it is there.
  var assigned: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  /// Takes over a value that a publisher assigns.
  func assign(_ new: Value) {
    willChange?()
    receivers.send(new)
    value = new
  }
}
