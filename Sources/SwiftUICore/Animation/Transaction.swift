/// The context of the current state-processing update.
public struct Transaction {
  /// The animation, if any, associated with the current state change.
  public var animation: Animation?
  /// A Boolean value that indicates whether views should disable animations.
  public var disablesAnimations = false
  /// A Boolean value that indicates whether the transaction originated from a user interaction.
  public var isContinuous = false
  /// Whether this transaction will track the velocity of any animatable properties that change.
  public var tracksVelocity = false

  var values: [ObjectIdentifier: Any] = [:]
  /// Who waits for the animations that this transaction starts.
  var listeners: [AnimationListener] = []
  /// Writes of one id belong to one update. 0 is the plain transaction.
  var id = 0

  /// Creates a transaction.
  public init() {}

  /// Creates a transaction and assigns its animation property.
  public init(animation: Animation?) {
    self.animation = animation
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
  associatedtype Value
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

/// Counts the animations that somebody waits for; calls them once, when none is left.
///
/// Used on the main thread only, from code that is not formally on the main actor.
final class AnimationListener: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private(set) var pending = 0
  /// Set once the update that uses the listener is through: from then on zero means done.
  private(set) var isSealed = false

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Whether an update of some graph will seal the listener.
  var isAttached = false

  func retain() { pending += 1 }

  func release() {
    pending -= 1
    fireIfDone()
  }

  func seal() {
    isSealed = true
    fireIfDone()
  }

  private func fireIfDone() {
    guard isSealed, pending <= 0, let action else { return }
    self.action = nil
    action()
  }
}
