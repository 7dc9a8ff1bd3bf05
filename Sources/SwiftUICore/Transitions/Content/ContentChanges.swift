import LegatoDisplay

/// How the next content takes the place of the one before.
enum ContentChange: Equatable {
  case atOnce
  case fade
  case interpolate
  case roll(isUp: Bool)
  /// A symbol takes the place of another.
  case replace(ReplaceSymbolEffect.Form)
}

/// What an element of text shows while its content changes.
///
/// Every change is a motion of its own: a character that is still on its way when the next change
/// comes goes on along it, and along the new one from there. So nothing jumps, and what is shown
/// is a function of the time alone.
@MainActor
final class ContentChanges {
  private unowned let element: Element
  private let isSymbol: Bool
  /// The content that the code asks for.
  private(set) var layout: TextLayout?
  /// The characters of that content, in reading order, while anything moves.
  private var live: [ContentMark] = []
  private var leaving: [ContentMark] = []
  private var motions: [ContentMotion] = []
  /// Motions whose values may still be read, though nothing shown depends on them.
  private var past: [ContentMotion] = []
  private var drawing = ContentDrawing()

  /// - Parameter isSymbol: Whether the content is one sign, which stands in the middle of the
  ///   element; text begins at its top left.
  init(_ element: Element, isSymbol: Bool) {
    self.element = element
    self.isSymbol = isSymbol
  }

  /// Whether more is shown than the content that the code asks for.
  var isChanging: Bool { !live.isEmpty || !leaving.isEmpty }

  /// The content is another one. It takes the place of the old one in the manner of `change`,
  /// moved by the transaction's animation; without one, at once.
  func show(
    _ next: TextLayout?, _ transaction: @autoclosure () -> Transaction,
    _ change: () -> ContentChange
  ) {
    let old = layout
    layout = next
    guard old !== next else { return }
    guard let old, let next else {
      stop()
      return
    }
    if old.runs == next.runs, old.size == next.size { return }
    let transaction = transaction()
    let graph = element.graph
    let change = graph.hasAppeared && transaction.animation != nil ? change() : .atOnce
    guard change != .atOnce, let animation = transaction.animation else {
      stop()
      return
    }
    dropFinished()
    // What is on its way is where it is now, not where the last frame showed it.
    motions.forEach { $0.sampleNow() }
    if motions.count >= ContentTransitionTable.maxChanges {
      motions[0].stop()
      dropFinished()
    }
    if !isChanging { live = clusters(of: old).map(ContentMark.init) }
    past.forEach { $0.drop() }
    past = []
    let motion = ContentMotion(element, transaction, animation, isFade: change == .fade)
    motions.append(motion)
    let replacement = ContentReplacement(motion, live, clusters(of: next), change)
    let stays = Set((replacement.arrived + replacement.left).map(ObjectIdentifier.init))
    drawing.release(live.filter { !stays.contains(ObjectIdentifier($0)) }, graph)
    live = replacement.arrived
    leaving += replacement.left
    drawing.forget()
    dropFinished()
  }

  private func clusters(of layout: TextLayout) -> [TextCluster] {
    var clusters = layout.clusters(isSymbol: isSymbol)
    guard isSymbol else { return clusters }
    for index in clusters.indices {
      clusters[index].placement.x -= layout.size.width / 2
      clusters[index].placement.y -= layout.size.height / 2
    }
    return clusters
  }

  /// Shows the content that the code asks for, and nothing else.
  private func stop() {
    past += motions
    motions = []
    past.forEach { $0.stop() }
    drawing.release(live + leaving, element.graph)
    live = []
    leaving = []
    element.setNeedsRecord()
  }

  /// Lets go of what is over.
  private func dropFinished() {
    let over = motions.filter { !$0.isMoving }
    guard !over.isEmpty else { return }
    motions.removeAll { !$0.isMoving }
    past += over
    let isOver = { (motion: ContentMotion) in over.contains { $0 === motion } }
    live.forEach { _ = $0.dropFinished(isOver) }
    let gone = leaving.filter { !$0.dropFinished(isOver) }
    leaving.removeAll { mark in gone.contains { $0 === mark } }
    drawing.release(gone, element.graph)
    drawing.forget()
    if motions.isEmpty { stop() }
  }

  // MARK: Drawing

  /// Writes the layers of what comes and goes. `origin` is where the content's own origin is in
  /// the element's coordinates, and `paint` what is drawn with.
  func willRecord(at origin: Point, paint: Paint) {
    dropFinished()
    guard isChanging else {
      drawing.rest(element.graph)
      return
    }
    drawing.write(leaving + live, at: origin, paint, element.graph)
  }

  /// Fills in the element's own layer, after `willRecord`.
  func record(into layer: inout Layer, at origin: Point, paint: Paint) {
    layer.children = drawing.children
    layer.commands = []
    if isChanging {
      if !drawing.still.runs.isEmpty { layer.commands = [.text(drawing.still, at: origin, paint)] }
    } else if let layout {
      let corner =
        isSymbol
        ? Point(origin.x - layout.size.width / 2, origin.y - layout.size.height / 2) : origin
      layer.commands = [.text(layout, at: corner, paint)]
    }
  }

  /// The element is gone.
  func drop() {
    drawing.release(live + leaving, element.graph)
    drawing.drop(element.graph)
  }
}
