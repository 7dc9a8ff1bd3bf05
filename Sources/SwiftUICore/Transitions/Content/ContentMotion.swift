/// The way from one content of an element to the next, from 0 to 1, as values that move.
///
/// What starts later than the rest has a value of its own, moved by the same animation, delayed.
@MainActor
final class ContentMotion {
  private unowned let element: Element
  private let transaction: Transaction
  private let animation: Animation
  private var steps: [AnimatedAttribute<Double>?] = []
  /// What the value is, for people: the one picture fades into the other, or parts of it move.
  private let components: [String]

  init(
    _ element: Element, _ transaction: Transaction, _ animation: Animation, isFade: Bool = false
  ) {
    self.element = element
    components = isFade ? ["opacity"] : []
    self.transaction = transaction
    self.animation = animation
    start(0)
  }

  /// Sets the part in motion that starts `step` staggers late.
  func start(_ step: Int) {
    while steps.count <= step { steps.append(nil) }
    guard steps[step] == nil else { return }
    let delay = Double(step) * ContentTransitionTable.stagger
    let name = step == 0 ? "content" : "content +\(Int((delay * 1000).rounded())) ms"
    let attribute = AnimatedAttribute<Double>(element, name, components: components) { [$0] }
    attribute.set(0, Transaction())
    var transaction = transaction
    if step > 0 {
      transaction.animation = animation.delay(delay)
      // The stagger is part of the look, not of when the change counts as done.
      transaction.listeners.removeAll { $0.criteria.isLogical }
    }
    attribute.set(1, transaction)
    steps[step] = attribute
  }

  /// How far a part has come: 0…1, and beyond where the animation overshoots.
  func progress(_ step: Int = 0) -> Double {
    step < steps.count ? steps[step]?.presented ?? 1 : 1
  }

  func sampleNow() { for step in steps { step?.sampleNow() } }

  var isMoving: Bool { steps.contains { $0?.isMoving ?? false } }

  /// Goes to the end at once.
  func stop() {
    for step in steps { step?.cancel() }
  }

  /// The values are no longer the element's.
  func drop() {
    stop()
    element.attributes.removeAll { attribute in steps.contains { $0 === attribute } }
  }
}
