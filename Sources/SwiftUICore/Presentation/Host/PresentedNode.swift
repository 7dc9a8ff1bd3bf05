/// The node above presented views. They stand in the tree below the view that presents them, whose
/// environment they have, and on the surface above everything that came before.
@MainActor
package class PresentedNode: Node, StaleContainer, LayoutObserver {
  private(set) var element: PresentationElement?
  private(set) weak var presenter: (any PresentationRequester)?
  /// It is on its way out.
  final private(set) var isOver = false
  private var written = EnvironmentStorage()
  private let presentation = PresentationHandle {}
  var onRemoval: () -> Void = {}

  var contentNode: Node? { nil }
  /// Whether the views stand above the window; as those around where it is `nil`.
  var isElevated: Bool? { nil }
  var name: String { "" }
  func makePresentationElement() -> PresentationElement {
    preconditionFailure("A presentation makes an element of its own kind.")
  }
  /// Tells the view that presents that the presentation is over.
  func notifyDismissal() {}
  var onDismiss: (() -> Void)? { nil }

  override init(_ inputs: _ViewInputs) {
    var inputs = inputs
    // What animates the view that presents does not animate what is presented.
    inputs.scope = nil
    super.init(inputs)
    presentation.dismiss = { [weak self] in self?.dismiss() }
    written = compute()
  }

  // MARK: Environment

  private func compute() -> EnvironmentStorage {
    var values = EnvironmentValues(storage: environmentStorage)
    values.presentation = presentation
    values.controlContext = .content
    values.isUnderLargeTitle = false
    values.topInsetStyle = nil
    if let isElevated { values.isElevated = isElevated }
    return values.storage
  }

  package override var childEnvironment: EnvironmentStorage { written }

  package override func inherit(_ environment: EnvironmentStorage, changed: Set<ObjectIdentifier>) {
    setEnvironment(environment)
    let new = compute()
    let changed = written.changes(to: new)
    guard !changed.isEmpty else { return }
    written = new
    handDown(changed: changed)
    element?.environmentDidChange()
  }

  // MARK: Coming and going

  /// Comes onto the surface, in the running update.
  func appear(from presenter: any PresentationRequester) {
    self.presenter = presenter
    let element = makePresentationElement()
    self.element = element
    fill()
    graph.presentations.add(self)
    graph.observeLayout(self)
    element.isAnimated = isAnimated
  }

  /// A person or the presented views say that it is over.
  package func dismiss() {
    guard isMounted, !isOver else { return }
    notifyDismissal()
  }

  /// Goes off the surface, in the running update, with all that was presented from inside.
  func leave() {
    guard !isOver, isMounted, let element else { return }
    isOver = true
    isExiting = true
    for inner in graph.presentations.presented(within: self) { inner.leave() }
    element.isRemoving = true
    element.isAnimated = isAnimated
    let listener = AnimationListener(criteria: .removed) { [weak self] in
      guard let self else { return }
      self.graph.enqueueApart(Transaction()) { [weak self] in self?.finish() }
    }
    element.leave(listener)
    graph.closeAfterUpdate(listener)
    graph.presentationSurface.presentationsDidChange()
  }

  /// Whether the running update wants presentations to come and go with a motion.
  private var isAnimated: Bool {
    !graph.transaction(for: presenter?.childScope).disablesAnimations
  }

  /// The way out is over.
  private func finish() {
    guard isMounted else { return }
    let (graph, presenter, onDismiss) = (graph, presenter, onDismiss)
    graph.lifecycle.disappearances.append(Disappearances())
    unmount()
    // What was presented is told that it has gone; then whoever waits for that.
    graph.lifecycle.disappearances.append(
      Disappearances(actions: [
        {
          onDismiss?()
          graph.enqueueApart(Transaction()) {
            presenter?.resolve()
            graph.presentations.askWaiting()
          }
        }
      ]))
  }

  package override func unmount() {
    super.unmount()
    graph.presentations.remove(self)
    element?.drop()
    onRemoval()
    guard !isOver else { return }
    // The view that presents it is gone.
    graph.enqueueApart(Transaction()) { [graph] in graph.presentations.askWaiting() }
  }

  // MARK: Tree

  final func fill() {
    if let contentNode { element?.setContent(contentNode.elements) }
  }

  final func refresh() {
    guard isMounted else { return }
    fill()
  }

  package override func childElementsDidChange() {
    graph.layout.staleContainers.append(self)
    graph.layout.isNeeded = true
  }

  func layoutDidSettle(round: Int) { element?.preferencesDidChange(round: round) }

  package override var children: [Node] { contentNode.map { [$0] } ?? [] }
  package override var pathComponent: String? { name }
}

/// A presentation of views of one type.
@MainActor
final class TypedPresentedNode<Content: View>: PresentedNode {
  private(set) var presentation: Presentation<Content>
  private var content: ViewNode<Content>!

  init(_ presentation: Presentation<Content>, _ inputs: _ViewInputs) {
    self.presentation = presentation
    super.init(inputs)
    content = Content.makeNode(presentation.content, self.inputs())
  }

  func update(_ presentation: Presentation<Content>) {
    self.presentation = presentation
    content.update(presentation.content)
  }

  override var contentNode: Node? { content }
  override var name: String { presentation.style.name }
  override var isElevated: Bool? { presentation.style.isElevated }
  override func makePresentationElement() -> PresentationElement {
    presentation.style.makeElement(self)
  }
  override func notifyDismissal() { presentation.dismiss() }
  override var onDismiss: (() -> Void)? { presentation.onDismiss }
}

extension ViewGraph {
  /// Queues a write as an update of its own.
  func enqueueApart(_ transaction: Transaction, _ write: @escaping () -> Void) {
    CurrentTransaction.with(transaction) { enqueue(CurrentTransaction.value, write) }
  }
}
