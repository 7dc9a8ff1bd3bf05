import LegatoDisplay

/// All that is on the surface: the window's content, and in front of it what is presented.
@MainActor
package final class SurfaceElement: Element, Surface {
  private let blackout: BlackoutElement
  private let stage: RecedingElement
  /// The one in front last.
  var presentations: [PresentationElement] = [] {
    didSet {
      setChildren([stage, blackout] + presentations)
      presentationsDidChange()
    }
  }

  /// The surface in points, as it was laid out last.
  private(set) var extent = CGSize.zero

  init(content: Element, node: Node) {
    blackout = BlackoutElement(node: node)
    stage = RecedingElement(node: node, content: content)
    super.init(node: node)
    stage.background = { [unowned self] in
      SystemColor.background.display(environment.colorScheme)
    }
    setChildren([stage, blackout])
  }

  /// The window's content.
  var content: Element { stage.content }

  /// Who is in front of whom is something else.
  func presentationsDidChange() {
    var behind = stage
    var hasFront = false
    for presentation in presentations {
      if presentation.mayRecede {
        behind.front = presentation
        hasFront = true
      }
      guard let receding = presentation.receding else { continue }
      if !hasFront { behind.front = nil }
      behind = receding
      hasFront = false
    }
    if !hasFront { behind.front = nil }
    recessionDidChange()
  }

  /// What is behind has to step back by another measure.
  func recessionDidChange() {
    let recession = stage.front?.recession
    blackout.isShown = recession.map { $0.scale != 1 } ?? false
    showRecession()
  }

  /// What is behind is shown elsewhere, while what is in front moves.
  func showRecession() {
    stage.setNeedsRecord()
    for presentation in presentations { presentation.receding?.setNeedsRecord() }
  }

  /// Lays out the window's content, and each presentation on the whole surface.
  package func layOut(_ proposal: ProposedViewSize) {
    let extent = proposal.replacingUnspecifiedDimensions()
    if extent != self.extent {
      self.extent = extent
      blackout.setNeedsRecord()
    }
    content.place(at: .zero, proposal: proposal)
    for presentation in presentations { presentation.place(at: .zero, proposal: proposal) }
  }

  package override var drawnChildren: [Element] { [blackout, stage] + presentations }

  /// Where a presentation is modal, nothing behind it can be perceived.
  private var ownPerceivableChildren: [Element] {
    let live = presentations.filter { !$0.isRemoving }
    guard let front = live.lastIndex(where: \.isModal) else { return [stage] + live }
    return Array(live[front...])
  }

  /// Whether what stands on the surface is behind nothing modal.
  func isReachable(_ child: Element) -> Bool {
    presentations.isEmpty || child === self || perceivableChildren.contains { $0 === child }
  }

  /// What leaves is not touched, and neither is what it covers.
  private func ownShapeContains(_ point: Point) -> Bool? {
    for presentation in presentations.reversed() {
      if presentation.isRemoving {
        if presentation.covers(point) { return false }
      } else if presentation.isModal || presentation.covers(point) {
        return nil
      }
    }
    return nil
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case PerceivableChildren.self: PerceivableChildren(list: ownPerceivableChildren)
    case ContentShapeFacet.self: ContentShapeFacet(contains: ownShapeContains)
    default: super.facet(key)
    }
  }

  package var contentCount: Int { content.children.count + presentations.count }

  package func occludes(_ element: Element) -> Bool {
    guard let front = presentations.lastIndex(where: \.hidesWhatIsBehind) else { return false }
    var inner = element
    while let parent = inner.parent, parent !== self { inner = parent }
    guard inner.parent === self else { return false }
    return presentations.firstIndex { $0 === inner }.map { $0 < front } ?? true
  }
}

extension ViewGraph {
  /// The surface with what is presented on it.
  final var presentationSurface: SurfaceElement! { surface as? SurfaceElement }
}
