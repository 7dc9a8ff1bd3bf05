import LegatoDisplay

/// A view that is lifted out of its place, and a menu beside it; what is behind is dark and blurred.
///
/// Of the views that are presented the first one is what is lifted, the others are the menu.
@MainActor
final class ContextMenuElement: PresentationElement {
  private let dim: DimElement
  private let preview: PopupCard
  private let menu: PopupCard
  private var hasCome = false
  /// How much larger than its place the view is that is lifted.
  private static let lift = 1.03
  private static let gap = 12.0
  private static let blur = 10.0
  private static let appearance = Animation.spring(response: 0.3, dampingFraction: 0.7).bySystem
  private static let disappearance = Animation.spring(duration: 0.3, bounce: 0).bySystem

  override init(node: Node) {
    dim = DimElement(node: node)
    preview = PopupCard(node: node)
    menu = PopupCard(node: node)
    super.init(node: node)
    preview.face.cornerRadius = 12
    preview.hasShadow = true
    menu.hasShadow = true
    followSystem()
    dim.amount = { [unowned self] in menu.shownOpacity }
    dim.addAmount { [unowned self] in menu.opacityAttribute }
    dim.onTap = { [weak self] in self?.presented.dismiss() }
    menu.onRecord = { [unowned self] in
      dim.setNeedsRecord()
      graph.presentationSurface.showRecession()
    }
    setChildren([dim, preview, menu])
  }

  override func setContent(_ elements: [Element]) {
    preview.face.content.setChildren(Array(elements.prefix(1)))
    menu.face.content.setChildren(Array(elements.dropFirst()))
  }

  override var mayRecede: Bool { true }
  override var recession: Recession? {
    Recession(progress: menu.shownOpacity, scale: 1, top: 0, cornerRadius: 0, blur: Self.blur)
  }

  override func covers(_ point: Point) -> Bool {
    [preview, menu].contains { card in
      CGRect(origin: card.origin, size: card.size).contains(CGPoint(x: point.x, y: point.y))
    }
  }

  private func followSystem() {
    let style = PopupStyle.menu(PopupAnchor())
    menu.face.cornerRadius = style.cornerRadius(on: environment.systemVersion)
    menu.face.glass = environment.systemVersion == .iOS18 ? nil : style.glass
  }

  override func environmentDidChange() {
    followSystem()
    preview.environmentDidChange()
    menu.environmentDidChange()
    dim.environmentDidChange()
    invalidateLayout()
  }

  // MARK: Layout

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let margin = 2 * PopupPlacement.margin
    let room = CGRect(origin: .zero, size: surfaceSize).inset(by: sides(graph.safeAreaInsets))
      .shrunk(dx: margin, dy: margin)
    let offer = ProposedViewSize(width: max(0, room.width), height: max(0, room.height))
    dim.place(at: .zero, proposal: ProposedViewSize(surfaceSize))
    let source = presented.anchorRect(PopupAnchor())
    let previewOffer =
      ownsPreview
      ? offer : ProposedViewSize(width: source.width, height: source.height)
    let size = preview.sizeThatFits(previewOffer)
    let menuSize = menu.sizeThatFits(offer)
    let place = Self.places(size, menuSize, source, room)
    preview.root = CGPoint(x: size.width / 2, y: size.height / 2)
    preview.place(at: place.preview, proposal: previewOffer)
    let middle = CGPoint(x: place.preview.x + size.width / 2, y: place.preview.y + size.height / 2)
    menu.root = CGPoint(
      x: min(max(middle.x - place.menu.x, 0), menuSize.width),
      y: place.menu.y > middle.y ? 0 : menuSize.height)
    menu.place(at: place.menu, proposal: offer)
    preview.setNeedsRecord()
    menu.setNeedsRecord()
    rest = Point(source.midX - middle.x, source.midY - middle.y)
    restScale = size.width > 0 ? min(1, source.width / size.width) : 1
    if !hasCome, !isRemoving { come() }
  }

  /// From the view's own place to where it is lifted to, and its size there.
  private var rest = Point.zero
  private var restScale = 1.0
  /// Whether what is lifted is another view than the one that was pressed.
  var ownsPreview = false

  /// Where the view is lifted to: it moves only as far as the menu needs room, which stands below, or
  /// above where that is enough.
  static func places(_ size: CGSize, _ menu: CGSize, _ source: CGRect, _ room: CGRect) -> (
    preview: CGPoint, menu: CGPoint
  ) {
    func within(_ value: Double, _ from: Double, _ to: Double, _ length: Double) -> Double {
      max(from, min(value, to - length))
    }
    let x = within(source.midX - size.width / 2, room.minX, room.maxX, size.width)
    var y = within(source.midY - size.height / 2, room.minY, room.maxY, size.height)
    var menuY = y + size.height + gap
    if menuY + menu.height > room.maxY {
      if y - gap - menu.height >= room.minY {
        menuY = y - gap - menu.height
      } else {
        y = max(room.minY, room.maxY - menu.height - gap - size.height)
        menuY = min(y + size.height + gap, max(room.minY, room.maxY - menu.height))
      }
    }
    let edge =
      source.midX <= room.midX ? x : x + size.width - menu.width
    return (
      CGPoint(x: x, y: y), CGPoint(x: within(edge, room.minX, room.maxX, menu.width), y: menuY)
    )
  }

  // MARK: Coming and going

  private func come() {
    hasCome = true
    if reducesMotion {
      for card in [preview, menu] {
        card.set(scale: 1, opacity: 0, Transaction())
        card.set(scale: 1, opacity: 1, motion(SheetElement.crossFade))
      }
      return
    }
    preview.set(scale: restScale, opacity: 1, shift: rest, Transaction())
    preview.set(scale: ownsPreview ? 1 : Self.lift, opacity: 1, motion(Self.appearance))
    menu.set(scale: 0.2, opacity: 0, Transaction())
    menu.set(scale: 1, opacity: 1, motion(Self.appearance))
  }

  override func leave(_ listener: AnimationListener) {
    if reducesMotion {
      for card in [preview, menu] {
        card.set(scale: 1, opacity: 0, motion(SheetElement.crossFade, listener))
      }
      return
    }
    preview.set(scale: restScale, opacity: 1, shift: rest, motion(Self.disappearance, listener))
    menu.set(scale: 0.2, opacity: 0, motion(Self.disappearance, listener))
  }

  override func drop() {
    preview.drop()
    menu.drop()
    dim.dropOwnLayer()
    super.drop()
  }
}

extension PresentationStyle {
  /// - Parameter ownsPreview: whether what is lifted is a view of its own.
  package static func contextMenu(ownsPreview: Bool) -> PresentationStyle {
    PresentationStyle("ContextMenu") { node in
      let element = ContextMenuElement(node: node)
      element.ownsPreview = ownsPreview
      return element
    }
  }
}
