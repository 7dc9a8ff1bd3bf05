/// The context of the current state-processing update.
public struct Transaction {
  /// The animation, if any, associated with the current state change.
  public var animation: Animation? { didSet { assigned.insert(.animation) } }
  /// A Boolean value that indicates whether views should disable animations.
  public var disablesAnimations = false { didSet { assigned.insert(.disablesAnimations) } }
  /// A Boolean value that indicates whether the transaction originated from a user interaction.
  public var isContinuous = false { didSet { assigned.insert(.isContinuous) } }
  /// Whether this transaction will track the velocity of any animatable properties that change.
  public var tracksVelocity = false { didSet { assigned.insert(.tracksVelocity) } }

  var values: [ObjectIdentifier: Any] = [:]
  private var assigned: Assigned = []
  /// The listeners of the animations that this transaction starts.
  var listeners: [AnimationListener] = []
  /// Writes of one id belong to one update. 0 is the plain transaction.
  var id = 0

  /// Creates a transaction.
  public init() {}

  /// Creates a transaction and assigns its animation property.
  public init(animation: Animation?) {
    self.animation = animation
    assigned = .animation
  }

  /// The properties that somebody has set, to whatever value.
  private struct Assigned: OptionSet {
    let rawValue: UInt8
    static let animation = Assigned(rawValue: 1)
    static let disablesAnimations = Assigned(rawValue: 2)
    static let isContinuous = Assigned(rawValue: 4)
    static let tracksVelocity = Assigned(rawValue: 8)
  }

  /// This transaction layered over an outer one: what is set here wins, the rest is inherited.
  func layered(over outer: Transaction) -> Transaction {
    var result = outer
    if assigned.contains(.animation) { result.animation = animation }
    if assigned.contains(.disablesAnimations) { result.disablesAnimations = disablesAnimations }
    if assigned.contains(.isContinuous) { result.isContinuous = isContinuous }
    if assigned.contains(.tracksVelocity) { result.tracksVelocity = tracksVelocity }
    result.values.merge(values) { _, inner in inner }
    for listener in listeners where !result.listeners.contains(where: { $0 === listener }) {
      result.listeners.append(listener)
    }
    return result
  }

  /// Accesses the transaction value associated with a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a completion to run when the animations created with this transaction are all complete.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    listeners.append(AnimationListener(criteria: criteria, action: completion))
  }
}

/// A key for accessing values in a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a transaction in which none was set.
  static var defaultValue: Value { get }
}

/// The criteria that determines when an animation is considered finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isLogical: Bool
  /// The animation has logically completed, but may still be in its long tail.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// The entire animation is finished and will now be removed.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}
