import LegatoDisplay

/// Something that is presented in front of everything and is not a sheet: an alert, a menu, a
/// popover.
@MainActor
final class PopupElement: PresentationElement {
  private let dim: DimElement
  private let card: PopupCard
  private var style = PopupStyle.alert
  private var hasCome = false

  convenience init(_ node: PresentedNode, _ style: PopupStyle) {
    self.init(node: node)
    self.style = style
    card.face.hasBackground = style.hasBackground
    followSystem()
    if style.dismissesOutside {
      dim.onTap = { [weak self] in self?.dismissFromOutside() }
    }
  }

  override init(node: Node) {
    dim = DimElement(node: node)
    card = PopupCard(node: node)
    super.init(node: node)
    dim.amount = { [unowned self] in style.dims ? amount : 0 }
    dim.addAmount { [unowned self] in
      style.startsFromBelow && card.shiftAttribute.isMoving
        ? card.shiftAttribute : card.opacityAttribute
    }
    card.onRecord = { [unowned self] in dim.setNeedsRecord() }
    setChildren([dim, card])
  }

  override func setContent(_ elements: [Element]) { card.face.content.setChildren(elements) }

  /// How much of it is there.
  private var amount: Double {
    let way = hiddenShift
    return style.startsFromBelow && way > 0
      ? card.shownOpacity * (1 - min(max(card.shownShift.y / way, 0), 1)) : card.shownOpacity
  }

  private func dismissFromOutside() {
    let options = presented.contentNode?.preference(SheetOptionsKey.self)
    guard options?.isDismissDisabled != true else { return }
    let cancel = presented.contentNode?.preference(CancelActionKey.self) ?? nil
    presented.dismiss()
    cancel?()
  }

  override func covers(_ point: Point) -> Bool {
    CGRect(origin: card.origin, size: card.size).contains(CGPoint(x: point.x, y: point.y))
  }

  private func followSystem() {
    let system = environment.systemVersion
    card.face.cornerRadius = style.cornerRadius(on: system)
    card.face.glass = system == .iOS18 ? nil : style.glass
    card.hasShadow = style.hasShadow || card.face.glass != nil
  }

  override func environmentDidChange() {
    followSystem()
    card.environmentDidChange()
    dim.environmentDidChange()
    invalidateLayout()
  }

  // MARK: Layout

  /// How far below its place it is where it comes from below.
  private var hiddenShift: Double {
    style.startsFromBelow ? max(0, surfaceSize.height - card.origin.y) : 0
  }

  private var room: CGRect {
    CGRect(origin: .zero, size: surfaceSize).inset(by: sides(graph.safeAreaInsets))
      .shrunk(dx: PopupPlacement.margin, dy: PopupPlacement.margin)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let room = room
    let offer = ProposedViewSize(width: max(0, room.width), height: max(0, room.height))
    dim.place(at: .zero, proposal: ProposedViewSize(surfaceSize))
    var placement = placement(of: card.sizeThatFits(offer), in: room)
    let scale = graph.displayList.scale
    placement.frame.origin.x = (placement.frame.minX * scale).rounded() / scale
    placement.frame.origin.y = (placement.frame.minY * scale).rounded() / scale
    card.root = placement.root
    card.face.arrow = placement.side.map { side in
      (side, side == .top || side == .bottom ? placement.root.x : placement.root.y)
    }
    card.place(at: placement.frame.origin, proposal: offer)
    card.setNeedsRecord()
    if !hasCome, !isRemoving { come() }
  }

  private func placement(of size: CGSize, in room: CGRect) -> PopupPlacement {
    switch style.position {
    case .center:
      PopupPlacement(
        CGRect(
          origin: CGPoint(
            x: room.midX - size.width / 2, y: room.midY - size.height / 2),
          size: size))
    case .bottom:
      PopupPlacement(
        CGRect(
          origin: CGPoint(x: room.midX - size.width / 2, y: room.maxY - size.height), size: size))
    case .anchored(let anchor):
      PopupPlacement(
        of: size, at: presented.anchorRect(anchor), anchor, in: room, isRightToLeft: isRightToLeft)
    }
  }

  // MARK: Coming and going

  private func come() {
    hasCome = true
    if reducesMotion {
      card.set(scale: 1, opacity: 0, Transaction())
      card.set(scale: 1, opacity: 1, motion(SheetElement.crossFade))
    } else {
      let isFaded = !style.startsFromBelow
      card.set(
        scale: style.startScale, opacity: isFaded ? 0 : 1, shift: Point(0, hiddenShift),
        Transaction())
      card.set(scale: 1, opacity: 1, motion(style.appearance))
    }
  }

  override func leave(_ listener: AnimationListener) {
    if reducesMotion {
      card.set(scale: 1, opacity: 0, motion(SheetElement.crossFade, listener))
    } else {
      card.set(
        scale: style.endScale, opacity: style.startsFromBelow ? 1 : 0, shift: Point(0, hiddenShift),
        motion(style.disappearance, listener))
    }
  }

  override func drop() {
    card.drop()
    dim.dropOwnLayer()
    super.drop()
  }
}

/// What the action that cancels does: a tap beside a dialog does it as well.
package enum CancelActionKey: PreferenceKey {
  package static var defaultValue: (@MainActor () -> Void)? { nil }
  package static func reduce(
    value: inout (@MainActor () -> Void)?, nextValue: () -> (@MainActor () -> Void)?
  ) { value = value ?? nextValue() }
}

extension PresentedNode {
  /// Where the view that presents is, on the surface, at this moment: between frames as well.
  func anchorRect(_ anchor: PopupAnchor) -> CGRect {
    graph.sampleValues()
    var bounds: CGRect?
    for element in presenter?.elements ?? [] where !element.isRemoving {
      let rect = element.surfaceRect(anchor)
      bounds = bounds.map { $0.union(rect) } ?? rect
    }
    return bounds ?? .zero
  }
}

extension Element {
  /// The element's own place, or a part of it, on the surface, as it is shown.
  fileprivate func surfaceRect(_ anchor: PopupAnchor) -> CGRect {
    var local = CGRect(origin: origin, size: size)
    if let point = anchor.point {
      let unit = point.mirrored(isRightToLeft)
      local = CGRect(
        x: local.minX + unit.x * local.width, y: local.minY + unit.y * local.height, width: 0,
        height: 0)
    } else if case .rect(let part) = anchor.rect?.kind {
      local = part.offsetBy(dx: local.minX, dy: local.minY)
    }
    let corners = Rect(local.minX, local.minY, local.width, local.height).corners
    let shown = Rect(around: parent?.toSurface(corners) ?? corners)
    return CGRect(x: shown.x, y: shown.y, width: shown.width, height: shown.height)
  }
}

extension PresentationStyle {
  package static func popup(_ name: String, _ style: PopupStyle) -> PresentationStyle {
    PresentationStyle(name) { PopupElement($0, style) }
  }

  /// A dialog that asks what to do: at the lower edge, and from iOS 26 on beside the view that presents it.
  package static func dialog(_ name: String) -> PresentationStyle {
    PresentationStyle(name) { node in
      let environment = EnvironmentValues(storage: node.environmentStorage)
      return PopupElement(
        node,
        environment.systemVersion == .iOS18
          ? .dialog : .glassDialog(isInBar: environment.controlContext == .bar))
    }
  }

  /// A popover: with an arrow where there is room for one, else what its views ask for, a sheet if
  /// nothing.
  package static func popover(_ anchor: PopupAnchor) -> PresentationStyle {
    PresentationStyle("Popover", isElevated: true) { node in
      let environment = EnvironmentValues(storage: node.environmentStorage)
      let options = node.preference(SheetOptionsKey.self)
      let isLow = environment.verticalSizeClass == .compact
      var adaptation = SheetOptions.Adaptation.none
      if environment.horizontalSizeClass == .compact || isLow {
        adaptation =
          (isLow ? options?.verticalCompactAdaptation : nil) ?? options?.compactAdaptation
          ?? .automatic
      }
      switch adaptation {
      case .none, .popover: return PopupElement(node, .popover(anchor))
      case .automatic, .sheet: return SheetElement(node, isCover: false)
      case .fullScreenCover: return SheetElement(node, isCover: true)
      }
    }
  }
}
