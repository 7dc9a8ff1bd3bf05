import LegatoDisplay

/// What a popup's views stand on: it is scaled, moved and faded as one unit.
@MainActor
final class PopupCard: Element {
  private(set) var face: PopupFace!
  private var scale: AnimatedAttribute<Double>!
  private var opacity: AnimatedAttribute<Double>!
  private var shift: AnimatedAttribute<AnimatablePair<Double, Double>>!
  /// The point that it grows from, in its own coordinates.
  var root = CGPoint.zero
  var hasShadow = false
  /// Called when something depends on how it is shown.
  var onRecord: () -> Void = {}

  override init(node: Node) {
    super.init(node: node)
    face = PopupFace(node: node)
    scale = AnimatedAttribute(self, "scale") { [$0] }
    opacity = AnimatedAttribute(self, "opacity") { [$0] }
    shift = AnimatedAttribute(self, "offset", components: ["x", "y"]) { [$0.first, $0.second] }
    setChildren([face])
  }

  var shownOpacity: Double { opacity.hasModel ? min(max(opacity.presented, 0), 1) : 0 }
  /// How far it is from its place now, in points.
  var shownShift: Point { Point(shift.presented.first, shift.presented.second) }
  var opacityAttribute: AnyAttribute { opacity }
  var shiftAttribute: AnyAttribute { shift }

  func set(
    scale: Double, opacity: Double, shift: Point = .zero, _ motion: Transaction
  ) {
    self.scale.set(scale, motion)
    self.opacity.set(opacity, motion)
    self.shift.set(AnimatablePair(shift.x, shift.y), motion)
    setNeedsRecord()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { face.sizeThatFits(proposal) }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    face.place(at: .zero, proposal: proposal)
  }

  override var isBarrier: Bool { true }
  override var drawsLayer: Bool { true }
  override var childTransform: Transform {
    let shown = scale.hasModel ? scale.presented : 1
    return Transform.scale(shown, shown, about: Point(root.x, root.y))
      .then(.translation(origin.x + shownShift.x, origin.y + shownShift.y))
  }

  override func willRecord() { onRecord() }

  override func record(into layer: inout Layer) {
    layer.transform = childTransform
    layer.opacity = shownOpacity
    layer.isMoving = attributes.contains(where: \.isMoving)
    layer.filters = !hasShadow ? [] : face.glass != nil ? [Self.glassShadow] : [Self.shadow]
  }

  private static let shadow = Filter.shadow(
    DisplayColor(0, 0, 0, 0.22), radius: 16, offset: Point(0, 8))
  /// As measured around a dialog of iOS 26: 0.08 to 0.1 at its edge, 0.05 at 28 points from there, 0.02 at 70.
  private static let glassShadow = Filter.shadow(
    DisplayColor(0, 0, 0, 0.2), radius: 40, offset: Point(0, 0))

  override func environmentDidChange() { face.setNeedsRecord() }

  func drop() {
    face.dropOwnLayer()
    dropOwnLayer()
  }
}

/// The area that a popup's views are seen on, with rounded corners and, where it has one, an arrow.
@MainActor
final class PopupFace: Element {
  let content: ZStackElement
  var cornerRadius = 0.0 { didSet { setNeedsRecord() } }
  var hasBackground = true
  /// The glass that the background is of.
  var glass: GlassStyle? { didSet { setNeedsRecord() } }
  /// The side of the arrow, and where along it in points.
  var arrow: (side: Edge, along: Double)? { didSet { setNeedsRecord() } }

  override init(node: Node) {
    content = ZStackElement(node: node)
    super.init(node: node)
    setChildren([content])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    content.place(at: bounds.origin, proposal: proposal)
    setNeedsRecord()
  }

  override var drawsLayer: Bool { true }

  private func ownShapeContains(_ point: Point) -> Bool? {
    // Where it has no background of its own, what is beside its views is outside.
    hasBackground
      ? CGRect(origin: origin, size: size).contains(CGPoint(x: point.x, y: point.y)) : nil
  }

  private var color: DisplayColor {
    SystemColor.popupBackground.display(environment.colorScheme)
  }

  override func record(into layer: inout Layer) {
    guard hasBackground else {
      layer.clip = nil
      layer.commands = []
      return
    }
    var path = Path(
      roundedRect: CGRect(origin: .zero, size: size), cornerRadius: cornerRadius,
      style: .continuous)
    if let arrow { path.addArrow(on: arrow.side, at: arrow.along, of: size, cornerRadius) }
    layer.clip = Layer.Clip(path.geometry)
    guard let glass else {
      layer.commands = [.fill(.rect(path.geometry.bounds), .color(color), evenOdd: false)]
      return
    }
    layer.commands = glass.commands(in: path.geometry, environment)
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case ContentShapeFacet.self: ContentShapeFacet(contains: ownShapeContains)
    default: super.facet(key)
    }
  }
}

extension Path {
  /// A rounded triangle on a side. Sides are left and right: leading is left.
  fileprivate mutating func addArrow(
    on side: Edge, at along: Double, of size: CGSize, _ radius: Double
  ) {
    let (half, height) = (PopupPlacement.arrow.width / 2, PopupPlacement.arrow.height)
    let length = side == .top || side == .bottom ? size.width : size.height
    let minPosition = min(radius + half, length / 2)
    let middle = min(max(along, minPosition), length - minPosition)
    /// A point beside the middle of the side, and out from it.
    func point(_ beside: Double, _ out: Double) -> CGPoint {
      switch side {
      case .top: CGPoint(x: middle + beside, y: -out)
      case .bottom: CGPoint(x: middle + beside, y: size.height + out)
      case .leading: CGPoint(x: -out, y: middle + beside)
      case .trailing: CGPoint(x: size.width + out, y: middle + beside)
      }
    }
    // The base reaches a little into the face, so that no line is seen between both. Seen from
    // outside the outline goes the same way round on every side.
    let turn: Double = side == .top || side == .trailing ? 1 : -1
    move(to: point(-half * turn, -1))
    addLine(to: point(-half * turn, 0))
    addCurve(
      to: point(-2 * turn, height - 1), control1: point(-half * 0.55 * turn, 0),
      control2: point(-4 * turn, height - 3))
    addQuadCurve(to: point(2 * turn, height - 1), control: point(0, height + 0.6))
    addCurve(
      to: point(half * turn, 0), control1: point(4 * turn, height - 3),
      control2: point(half * 0.55 * turn, 0))
    addLine(to: point(half * turn, -1))
    closeSubpath()
  }
}
