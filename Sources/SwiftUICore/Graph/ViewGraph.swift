package import LegatoDisplay

/// The tree of views at work: what changed, what moves, what is shown.
///
/// A frame is a list of passes, one file each in `Frame/`.
@MainActor
package final class ViewGraph {
  /// The node whose body is being evaluated: what is read now, it depends on.
  nonisolated(unsafe) static var evaluating: Node?
  /// The graph whose host is at work now, or was last.
  nonisolated(unsafe) package static weak var current: ViewGraph?

  // Time
  package internal(set) var now = 0.0
  var events = EventQueue()
  /// How many events have taken place at this very moment.
  var eventsNow = 0
  /// How many waits of the program are among the events.
  var programWaits = 0

  // Tree
  var root: Node!
  /// All that is on the surface.
  var surface: SurfaceElement!
  var rootElement: Element! { surface }
  /// What is presented above the window's content.
  private(set) lazy var presentations = PresentationStack(self)
  private var nodeCount = 0
  /// Whether the first frame has been put together: nothing animates before.
  package internal(set) var hasAppeared = false

  // Update
  struct Batch {
    let transaction: Transaction
    var writes: [() -> Void] = []
    /// Something was written while a view was evaluated.
    var isFromBody = false
  }
  var batches: [Batch] = []
  var dirty = DirtyNodes()
  /// The transaction of the running update.
  var transaction = Transaction()
  var updateID = 0
  /// How many updates there were, those of frames left out.
  var updateCount = 0
  /// Whether the running update is that of a frame, in which nothing starts to move.
  var isDriveUpdate = false
  /// The view that has written something last, where it was a view.
  weak var writer: Node?
  /// What is written now waits for a change from elsewhere: views have been writing for ever.
  var postponesWrites = false
  var afterLayoutActions: [() -> Void] = []
  var settledActions: [() -> Void] = []
  var unsealed: [AnimationListener] = []
  var sealedAtEndOfTurn: [AnimationListener] = []
  /// How many views have been removed with a transition.
  var removals = 0
  /// Containers whose list of elements is another one.
  var staleContainers: [any StaleContainer] = []
  /// Lists of views that could not follow an update, as they were on their way out.
  var postponedLists: [WeakBranchList] = []

  // Layout
  package var needsLayout = true
  /// The layout is in the last round that it may take, and who has asked for another one in it.
  var isInLastLayoutRound = false
  weak var layoutAsker: Node?
  /// Elements that place again what they hold, and are themselves where they were.
  var placementQueue: [Element] = []
  package var textEngine: any TextLayoutEngine
  nonisolated(unsafe) let images: ImageStore
  /// What the device covers of the surface.
  var safeAreaInsets = EdgeInsets()

  // Preferences
  /// How many nodes write a preference, by its key.
  var preferenceWriters: [ObjectIdentifier: Int] = [:]
  /// How many nodes say or watch where something is.
  var anchorWriters = 0
  var layoutReaders: [any LayoutReader] = []
  /// Whether some preference, or a place that somebody watches, may be another one.
  var layoutReadersAreStale = false

  /// Views that share their frames, by what they have in common.
  var matchedGeometry: [MatchedGeometryKey: MatchedGeometryScope] = [:]
  private var namespaceCount = 0
  /// Whether lists are edited, where nobody says so for a part of the tree.
  private(set) lazy var editMode = StateLocation(EditMode.inactive, graph: self)
  /// Settings, and what a scene remembers.
  let stores = KeyedStores()

  // Lifecycle
  /// Whether there are views that are kept and do not count as being there.
  var hasStages = false
  var appearances: [LifecycleAction] = []
  /// Of each subtree that has gone by itself, in order.
  var disappearances: [[() -> Void]] = []
  var valueChanges: [LifecycleAction] = []
  var postponed = PostponedWork()
  /// The view whose lifecycle action is running.
  weak var actingNode: Node?
  /// Who has the focus.
  package private(set) lazy var focus = FocusManager(self)
  /// What has been cut or copied last.
  var clipboard: String?
  /// What a person would have felt.
  var feedback: [FeedbackEvent] = []
  /// What assistive technologies were told.
  var announcements: [AccessibilityEvent] = []
  /// What was handed to the system to be opened.
  var openedURLs: [OpenedURL] = []
  /// Views that want to know of URLs that the app is handed.
  var urlReceivers: [any URLReceiver] = []

  // Animation
  /// What moves, with its element, which it keeps in place as long as it does.
  struct Moving {
    let attribute: AnyAttribute
    let element: Element
  }
  var active: [Moving] = []
  /// Whether custom animations run, which may look at the environment of what they move; and
  /// whether some environment is another one since they have.
  var hasSteppedMotions = false
  var environmentsDiffer = false
  /// Whether some node holds values of its own.
  var hasDataHolders = false

  /// What is evaluated again in every frame.
  var drivers: [any FrameDriven] = []
  var hasUnsortedDrivers = false
  /// The time that they were brought to last, and whether something has changed since.
  var lastDriveTime = -1.0
  var driveIsStale = false
  /// Whether a pass is running; what is written then is for one of the next.
  var isAtWork = false

  // Drawing
  package internal(set) var displayList: DisplayList
  var changes = DisplayChanges.everything
  var recordQueue: [Element] = []
  var layerListQueue: [Element] = []
  /// Layers that elements have made beside their own.
  var ownLayers: Set<LayerID> = []
  /// Canvases that have views for symbols: where there are none, nobody looks for one.
  var canvasesWithSymbols = 0

  /// The kinds of nodes that have read something observable.
  var observers: Set<ObjectIdentifier> = []

  /// What is noted for those who judge motion; `nil` where nobody does.
  package let journal = RunJournal.isKept ? RunJournal() : nil
  package var statistics = FrameStatistics()
  /// How often invariants were checked.
  var invariantChecks = 0
  package private(set) var issues: [RuntimeIssue] = []
  private var reported: Set<RuntimeIssue> = []

  package init(textEngine: any TextLayoutEngine, displayList: DisplayList) {
    self.textEngine = textEngine
    images = ImageStore(textEngine)
    self.displayList = displayList
  }

  func nextNodeNumber() -> Int {
    nodeCount += 1
    return nodeCount
  }

  func nextNamespace() -> Namespace.ID {
    namespaceCount += 1
    return Namespace.ID(number: namespaceCount)
  }

  /// Reports a fault, once for each message and place.
  package func report(_ message: String, at node: Node?) {
    let issue = RuntimeIssue(message: message, path: node?.named.path ?? "")
    if reported.insert(issue).inserted { issues.append(issue) }
  }

  /// Reports a fault of something that does not know its view, to the host at work.
  nonisolated static func reportWhereItRuns(_ message: String) {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated { current?.report(message, at: nil) }
  }

  // MARK: Events

  @discardableResult
  package func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> Int {
    events.add(at: time, action)
  }

  // MARK: What moves

  func activate(_ attribute: AnyAttribute) {
    guard attribute.activeIndex < 0 else { return }
    attribute.activeIndex = active.count
    active.append(Moving(attribute: attribute, element: attribute.element))
  }

  func deactivate(_ attribute: AnyAttribute) {
    let index = attribute.activeIndex
    guard index >= 0 else { return }
    let last = active.removeLast()
    if last.attribute !== attribute {
      active[index] = last
      last.attribute.activeIndex = index
    }
    attribute.activeIndex = -1
  }

  /// Every value that can move, in the order of the tree: an element's own before those of what
  /// it holds. Values of a node come before those of the first element below it.
  package var attributesInOrder: [AnyAttribute] {
    var list: [AnyAttribute] = []
    var seen: Set<ObjectIdentifier> = []
    func visitHolders(_ node: Node?) {
      guard let node, seen.insert(ObjectIdentifier(node)).inserted else { return }
      visitHolders(node.parent)
      if let holder = node.dataHolder { list += holder.attributes }
    }
    func visit(_ element: Element) {
      if hasDataHolders { visitHolders(element.node) }
      list += element.attributes
      for child in element.drawnChildren { visit(child) }
    }
    visit(rootElement)
    return list
  }

  /// The element's values no longer move, and nobody waits for them.
  func forget(_ element: Element) {
    for attribute in element.attributes { attribute.cancel() }
  }
}

/// A fault that did not stop anything: what it is, and where.
package struct RuntimeIssue: Hashable, Sendable {
  package let message: String
  /// The path of the view.
  package let path: String

  package init(message: String, path: String) {
    self.message = message
    self.path = path
  }
}

/// What one frame took.
package struct FrameStatistics: Hashable, Sendable {
  /// Bodies evaluated.
  package var bodies = 0
  /// Elements measured or placed.
  package var layouts = 0
  /// Layers whose properties were written again.
  package var layersRecorded = 0
  /// Canvases whose renderer ran.
  package var canvasesDrawn = 0
  /// Moving values that were sampled.
  package var animatorsTicked = 0

  package init() {}
}
