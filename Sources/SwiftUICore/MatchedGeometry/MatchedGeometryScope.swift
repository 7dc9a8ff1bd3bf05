/// The views of one identifier, and the frame that they share.
@MainActor
final class MatchedGeometryScope {
  let key: MatchedGeometryKey
  /// Counts the scopes of a graph, for an order that is the same in every run.
  let number: Int
  private unowned let graph: ViewGraph
  /// The oldest first.
  private var members: [MatchedGeometryElement] = []
  private var newcomers: [MatchedGeometryElement] = []
  private(set) weak var source: MatchedGeometryElement?
  /// Whether the source has changed since the frame was shared last.
  private var isHandedOver = false
  /// The frame of the source as a value that moves: where a view that comes in between starts.
  private lazy var frame = AnimatedAttribute<AnimatableQuad>(
    dataElement, "matched geometry", components: ["x", "y", "width", "height"]
  ) { [$0.lanes.x, $0.lanes.y, $0.lanes.z, $0.lanes.w] }
  /// At the root, as the scope outlives each of its views.
  private(set) lazy var dataElement = Element(node: graph.root)

  init(_ key: MatchedGeometryKey, number: Int, graph: ViewGraph) {
    self.key = key
    self.number = number
    self.graph = graph
  }

  func join(_ element: MatchedGeometryElement) {
    members.append(element)
    if !element.isPlaced { newcomers.append(element) }
  }

  func leave(_ element: MatchedGeometryElement) {
    members.removeAll { $0 === element }
    newcomers.removeAll { $0 === element }
    // Not when its memory goes: who else holds the view must not decide where the others come from.
    if source === element { source = nil }
    if members.isEmpty {
      graph.forget(dataElement)
      graph.matchedGeometry.scopes[key] = nil
    }
  }

  /// The shared frame as it is shown now, in coordinates of the surface; `nil` without a source.
  var shownFrame: SharedFrame? {
    guard source != nil else { return nil }
    frame.sampleNow()
    let lanes = frame.presented.lanes
    return SharedFrame(
      point: CGPoint(x: lanes.x, y: lanes.y), size: CGSize(width: lanes.z, height: lanes.w))
  }

  /// Chooses the source in the layout which stands now.
  func chooseSource() {
    let sources = members.filter(\.isLiveSource)
    for other in sources.dropLast() {
      graph.report(
        "matchedGeometryEffect: several views with the id \(key.id) are sources; "
          + "the newest one counts.", at: other.node)
    }
    isHandedOver = source != nil && sources.last != nil && sources.last !== source
    source = sources.last
  }

  /// Gives everyone the source's frame, after all scopes have chosen theirs.
  func match() {
    let isAlone = members.count < 2
    if isHandedOver, !isAlone { noteHandover() }
    let shared = source?.ownFrame
    if let source, let shared {
      frame.set(
        AnimatableQuad(shared.point.x, shared.point.y, shared.size.width, shared.size.height),
        isAlone ? Transaction() : graph.transaction(for: source.node.scope))
    }
    for member in members where member.isPlaced {
      if isAlone, member.follows, newcomers.contains(where: { $0 === member }) {
        // The view whose frame it would come from is gone.
        member.move(with: nil)
      } else if isHandedOver, let source {
        member.move(with: graph.transaction(for: source.node.scope).animation)
      }
      member.follow(mayFollow(member) ? shared : nil)
    }
    newcomers.removeAll(where: \.isPlaced)
  }

  /// Whether a view may take the source's frame: not the source, and not a view that the source is in, which would
  /// move the source along with itself, from layout to layout.
  private func mayFollow(_ member: MatchedGeometryElement) -> Bool {
    guard let source, member !== source else { return false }
    guard source.isCarried(by: member) else { return true }
    graph.report(
      "matchedGeometryEffect: the source of the id \(key.id) moves with a view that is to follow it; "
        + "that view keeps its own frame.", at: member.node)
    return false
  }

  /// Tells those who judge motion that the frame went to another view although the person asked for
  /// less motion.
  private func noteHandover() {
    guard let journal = graph.journal, let node = source?.node,
      EnvironmentValues(storage: node.environmentStorage).accessibilityReduceMotion,
      let animation = graph.transaction(for: node.scope).animation,
      !animation.isOverAtOnce(in: node.environmentStorage)
    else { return }
    journal.note(.matchedGeometry, at: node)
  }
}
