import LegatoDisplay

/// What stands on the surface for a presentation: what darkens the things behind, and the views.
@MainActor
package class PresentationElement: Element {
  final var presented: PresentedNode { unsafeDowncast(node, to: PresentedNode.self) }
  /// Whether it comes and goes with a motion.
  final var isAnimated = true

  /// Whether nothing behind can be touched or perceived.
  var isModal: Bool { true }
  /// Takes the views to be shown.
  func setContent(_ elements: [Element]) {}
  /// Starts on the way out. The listener waits for all that moves.
  func leave(_ listener: AnimationListener) {}
  /// What the views say of their presentation may be something else.
  func preferencesDidChange(round: Int) {}
  /// Whether a point is covered, also while it leaves.
  func covers(_ point: Point) -> Bool { false }
  /// Whether nothing of what is behind can be seen, now and as long as nothing changes.
  var hidesWhatIsBehind: Bool { false }
  /// Whether what is directly behind may step back at all.
  var mayRecede: Bool { false }
  /// How far what is directly behind steps back.
  var recession: Recession? { nil }
  /// What can step back itself, where another presentation comes in front.
  var receding: RecedingElement? { nil }
  /// Its own layers go.
  func drop() { dropOwnLayer() }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Touches do not go past a modal presentation.
  private func ownShapeContains(_ point: Point) -> Bool? { isModal ? true : nil }

  /// The surface, in points.
  final var surfaceSize: CGSize { graph.presentationSurface.extent }

  /// The motion of a change, where it has one: with nobody waiting for it but `listener`.
  final func motion(_ animation: Animation?, _ listener: AnimationListener? = nil) -> Transaction {
    var transaction = Transaction(animation: isAnimated ? animation : nil)
    if let listener { transaction.listeners = [listener] }
    return transaction
  }

  final var reducesMotion: Bool {
    EnvironmentValues(storage: node.environmentStorage).accessibilityReduceMotion
  }

  private func ownSafeArea(for child: Element) -> SafeArea? {
    let whole = CGRect(origin: .zero, size: surfaceSize)
    return SafeArea(safe: whole.inset(by: sides(graph.safeAreaInsets)), whole: whole)
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case ContentShapeFacet.self: ContentShapeFacet(contains: ownShapeContains)
    case SafeAreaFacet.self: SafeAreaFacet(area: ownSafeArea)
    default: super.facet(key)
    }
  }
}

/// How far something steps back.
struct Recession {
  /// 0: not at all; 1: all the way.
  var progress: Double
  /// Its size then.
  var scale: Double
  /// Where its upper edge is then, on the surface.
  var top: Double
  /// Its corners then, in points.
  var cornerRadius: Double
  /// How much it is blurred then, in points.
  var blur = 0.0
}
