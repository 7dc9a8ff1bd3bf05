import LegatoDisplay

/// The card that a sheet's views stand on. It moves as one unit; its views are laid out for where it
/// rests, or is held.
@MainActor
final class SheetCard: Element, RecognizingElement {
  unowned var sheet: SheetElement!
  let content: StackElement
  private let grabber: GrabberElement
  private var background: (node: SecondaryNode<AnyView>, stack: ZStackElement)?

  override init(node: Node) {
    content = StackElement(.vertical, node: node)
    grabber = GrabberElement(node: node)
    super.init(node: node)
    grabber.onTap = { [weak self] in self?.sheet.goToNextStop() }
    setChildren([content, grabber])
  }

  // MARK: What is on it

  func setBackground(_ view: AnyView?) {
    guard let view else {
      if let background {
        background.node.unmount()
        node.disown(background.node)
        self.background = nil
        setChildren([content, grabber])
        setNeedsRecord()
      }
      return
    }
    if let background { return background.node.update(view) }
    let secondaryNode = SecondaryNode(view, node.inputs())
    let stack = ZStackElement(node: secondaryNode)
    secondaryNode.element = stack
    secondaryNode.fill()
    node.adopt(secondaryNode)
    background = (secondaryNode, stack)
    setChildren([stack, content, grabber])
    setNeedsRecord()
  }

  var showsGrabber: Bool {
    get { grabber.isShown }
    set { grabber.isShown = newValue }
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let whole = CGRect(origin: .zero, size: bounds.size)
    if let stack = background?.stack {
      placeAligned(stack, .center, in: whole, proposal: ProposedViewSize(whole.size))
    }
    let room = whole.inset(by: sheet.cardInsets)
    placeAligned(content, .center, in: room, proposal: ProposedViewSize(room.size))
    grabber.place(
      at: CGPoint(x: (whole.width - GrabberElement.touchSize.width) / 2, y: 0),
      proposal: ProposedViewSize(GrabberElement.touchSize))
  }

  private func ownSafeArea(for child: Element) -> SafeArea? {
    let whole = CGRect(origin: barrierOrigin, size: size)
    return SafeArea(safe: whole.inset(by: sheet.cardInsets), whole: whole)
  }

  override var isBarrier: Bool { true }
  override var barrierOrigin: CGPoint { origin }
  override var drawsLayer: Bool { true }
  override var childTransform: Transform { .translation(origin.x, sheet.shownTop) }

  override var drawnChildren: [Element] {
    grabber.isShown ? children : children.filter { $0 !== grabber }
  }

  // MARK: Drawing

  override func willRecord() { sheet.cardWillRecord() }

  override func record(into layer: inout Layer) {
    layer.transform = childTransform
    layer.opacity = min(max(sheet.shownOpacity, 0), 1)
    layer.isMoving = attributes.contains(where: \.isMoving)
    let metrics = sheet.metrics
    let radius = min(sheet.cornerRadius, size.width / 2)
    let rect = face(metrics, radius)
    layer.clip =
      radius > 0
      ? Layer.Clip(.roundedRect(rect, radius: Size(radius, radius), continuous: true)) : nil
    layer.commands = background == nil ? ground(metrics, rect, radius) : []
  }

  /// A card that stands free is of glass, which becomes solid as the card comes to the edges.
  private func ground(_ metrics: SheetMetrics, _ rect: Rect, _ radius: Double) -> [DrawCommand] {
    var solid = sheet.background
    let share = metrics.maxInset > 0 ? sheet.shownInset / metrics.maxInset : 0
    guard share > 0 else { return [.fill(.rect(rect), .color(solid), evenOdd: false)] }
    let shape = Geometry.roundedRect(rect, radius: Size(radius, radius), continuous: true)
    var commands = GlassStyle.sheet.commands(in: shape, environment)
    solid.alpha *= 1 - min(share, 1)
    if solid.alpha > 0 { commands.append(.fill(.rect(rect), .color(solid), evenOdd: false)) }
    return commands
  }

  /// What is seen of the card, in its own coordinates.
  private func face(_ metrics: SheetMetrics, _ radius: Double) -> Rect {
    if metrics.isForm { return Rect(0, 0, size.width, size.height) }
    let inset = sheet.shownInset
    guard inset > 0 else {
      // A spring may take the card beyond its place: below there is always more of it.
      let height = size.height + graph.presentationSurface.extent.height
      return Rect(-sheet.layoutInset, 0, size.width + 2 * sheet.layoutInset, height)
    }
    // The lower corners go below the edge as the card comes to it.
    let bottom = metrics.surface.height - inset + (1 - inset / metrics.maxInset) * radius
    let side = sheet.layoutInset - inset
    return Rect(
      -side, 0, size.width + 2 * side, max(0, bottom - min(sheet.shownTop, metrics.lowest)))
  }

  override func environmentDidChange() {
    setNeedsRecord()
    grabber.setNeedsRecord()
  }

  func drop() {
    grabber.dropOwnLayer()
    dropOwnLayer()
  }

  // MARK: Touches

  /// Touches on the card are the card's, whatever is there.
  private func ownShapeContains(_ point: Point) -> Bool? { sheet.covers(point) }

  var priority: GesturePriority { .normal }
  var mask: GestureMask { sheet.canBeDragged ? .all : .subviews }
  private var pan: GestureRecognizer<SheetPan>?
  var recognizer: any TouchRecognizer {
    if let pan { return pan }
    let pan = SheetPan.makeRecognizer(SheetPan(), _GestureInputs(element: self))
    self.pan = pan
    return pan
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case SafeAreaFacet.self: SafeAreaFacet(area: ownSafeArea)
    case ContainerSizeFacet.self: ContainerSizeFacet(size: size.inset(by: sheet.cardInsets))
    case PerceivableChildren.self: PerceivableChildren(list: drawnChildren)
    case ContentShapeFacet.self: ContentShapeFacet(contains: ownShapeContains)
    default: super.facet(key)
    }
  }
}

/// The bar at the top of a sheet that can be moved. A tap on it takes the sheet to its next stop.
@MainActor
private final class GrabberElement: TappableElement {
  static let touchSize = CGSize(width: 60, height: 16)
  /// In points.
  private static let bar = (width: 36.0, height: 5.0, top: 5.0)

  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      if !isShown, let layerID {
        graph.removeLayer(layerID)
        self.layerID = nil
      }
      parent?.invalidateLayerList()
    }
  }

  override var isHittable: Bool { isShown }
  override var drawsLayer: Bool { isShown }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) { setNeedsRecord() }

  override func record(into layer: inout Layer) {
    let bar = Self.bar
    let color = SystemColor.tertiary.display(environment.colorScheme)
    layer.transform = .translation(origin.x, origin.y)
    layer.commands = [
      .fill(
        .roundedRect(
          Rect((Self.touchSize.width - bar.width) / 2, bar.top, bar.width, bar.height),
          radius: Size(bar.height / 2, bar.height / 2), continuous: false), .color(color),
        evenOdd: false)
    ]
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case TouchRole.self: TouchRole.pressed
    case SemanticProperties.self: SemanticProperties(label: "Sheet Grabber")
    default: super.facet(key)
    }
  }
}

extension CGSize {
  fileprivate func inset(by sides: SafeArea.Sides) -> CGSize {
    CGRect(origin: .zero, size: self).inset(by: sides).size
  }
}
