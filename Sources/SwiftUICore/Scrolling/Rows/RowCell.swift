import LegatoDisplay

/// What a row of a list looks like inside: its content with room around it, and a line below.
package struct RowCellModifier<Separator: View>: PrimitiveModifier {
  let insets: EdgeInsets
  let minimumHeight: CGFloat
  let fit: RowFit?
  let separator: Separator
  /// How far from the trailing edge the line ends.
  let separatorInset: CGFloat
  /// A pixel where it is `nil`.
  let separatorThickness: CGFloat?
  let highlight: (Bool) -> Void

  package func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    RowCellElement(self, content: content, node: node)
  }
}

/// A height of rows that what is not much lower than it fits into, whatever room a row has around its content.
package struct RowFit: Hashable {
  /// Of the row, in points.
  let height: CGFloat
  /// Of the highest content that fits.
  let maxContent: CGFloat

  package init(height: CGFloat, maxContent: CGFloat) {
    self.height = height
    self.maxContent = maxContent
  }
}

/// A row, to the buttons within.
@MainActor
private protocol RowCell: Element {
  func rowButton(_ button: RowButtonElement, isPressedAt isPressed: Bool)
  func leaves(_ point: Point, to button: RowButtonElement) -> Bool
}

private final class RowCellElement<Separator: View>: ModifierElement<RowCellModifier<Separator>>,
  RowCell
{
  private let secondaryNode: SecondaryNode<Separator>
  private let line: ZStackElement
  /// Whether it is being asked what a touch would reach without the row's button.
  private var isProbing = false

  override init(_ modifier: RowCellModifier<Separator>, content: Element, node: Node) {
    secondaryNode = SecondaryNode(modifier.separator, node.inputs())
    line = ZStackElement(node: secondaryNode)
    super.init(modifier, content: content, node: node)
    secondaryNode.element = line
    secondaryNode.fill()
    setChildren([content, line])
    node.adopt(secondaryNode)
  }

  override func replaceContent(_ element: Element) {
    super.replaceContent(element)
    setChildren([element, line])
  }

  override func modifierDidChange() {
    secondaryNode.update(modifier.separator)
    invalidateLayout()
  }

  override func wasDropped() {
    secondaryNode.unmount()
    node.disown(secondaryNode)
  }

  // MARK: Layout

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = modifier.insets
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (size, insets) = (content.sizeThatFits(inner(proposal)), modifier.insets)
    return CGSize(
      width: proposal.width ?? size.width + insets.leading + insets.trailing,
      height: upToPixel(max(modifier.minimumHeight, height(around: size, insets))))
  }

  private func height(around size: CGSize, _ insets: EdgeInsets) -> CGFloat {
    let height = size.height + insets.top + insets.bottom
    guard let fit = modifier.fit, size.height <= fit.maxContent else { return height }
    return min(height, fit.height)
  }

  /// Backgrounds of rows meet on the pixel grid: no seam is seen between them.
  private func upToPixel(_ length: CGFloat) -> CGFloat {
    let scale = graph.displayList.scale
    return (length * scale - 1e-6).rounded(.up) / scale
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let (offer, insets) = (inner(proposal), modifier.insets)
    let size = content.sizeThatFits(offer)
    let room = bounds.height - insets.top - insets.bottom
    placeChild(
      content, at: CGPoint(x: insets.leading, y: insets.top + (room - size.height) / 2),
      size: size, in: bounds, proposal: offer)
    let thickness = modifier.separatorThickness ?? 1 / graph.displayList.scale
    let start = max(separatorStart(offer) + insets.leading, modifier.separatorInset)
    let end =
      content.guide(HorizontalAlignment.listRowSeparatorTrailing.key, offer)
      .map { $0 + insets.leading } ?? bounds.width - modifier.separatorInset
    let length = max(0, end - start)
    placeChild(
      line, at: CGPoint(x: start, y: bounds.height - thickness),
      size: CGSize(width: length, height: thickness), in: bounds,
      proposal: ProposedViewSize(width: length, height: thickness))
  }

  /// Where the line starts in the content: at its guide, else at its first text.
  private func separatorStart(_ offer: ProposedViewSize) -> CGFloat {
    if let guide = content.guide(HorizontalAlignment.listRowSeparatorLeading.key, offer) {
      return guide
    }
    guard let text = content.firstText(from: .zero) else { return 0 }
    let frame = content.placedFrame(from: .zero)
    return max(0, isRightToLeft ? frame.maxX - text.maxX : text.minX - frame.minX)
  }

  // MARK: Buttons

  fileprivate func rowButton(_ button: RowButtonElement, isPressedAt isPressed: Bool) {
    modifier.highlight(isPressed)
  }

  /// A row with one button is that button, where nothing else in it takes the touch.
  fileprivate func leaves(_ point: Point, to button: RowButtonElement) -> Bool {
    guard !isProbing, node.isMounted else { return false }
    let inRow = Rect(origin.x, origin.y, size.width, size.height)
    let local = self.location(ofPoint: point, from: button)
    guard inRow.contains(local), content.countRowButtons(upTo: 2) == 1 else { return false }
    isProbing = true
    defer { isProbing = false }
    let chain = content.hitTest(local) ?? []
    return !chain.contains { $0 is any GestureHandler }
  }
}

/// An element whose texts no line below a row begins at.
@MainActor
protocol TextContainer: Element {}

extension Element {
  /// The frame of the first text in reading order, in the coordinates of the row. What has no room
  /// is only spoken; texts of options side by side stand in the middle of theirs; and those of an overlay or a
  /// background are part of a picture, as the letters of a person's name in a circle.
  fileprivate func firstText(from offset: CGPoint) -> CGRect? {
    if size.width == 0 || self is any TextContainer || node.isSecondary { return nil }
    if self is TextElement { return placedFrame(from: offset) }
    let inner = innerOffset(offset)
    // Of what stands below one another the last one counts (measured on 17 and 18).
    let isColumn = (self as? StackElement)?.isColumn ?? false
    for child in isColumn ? children.reversed() : children where !child.isRemoving {
      if let found = child.firstText(from: inner) { return found }
    }
    return nil
  }

  fileprivate func placedFrame(from offset: CGPoint) -> CGRect {
    CGRect(origin: origin, size: size).offsetBy(dx: offset.x, dy: offset.y)
  }

  private func innerOffset(_ offset: CGPoint) -> CGPoint {
    guard isBarrier else { return offset }
    return CGPoint(x: offset.x + barrierOrigin.x, y: offset.y + barrierOrigin.y)
  }

  fileprivate func countRowButtons(upTo most: Int) -> Int {
    var count = self is RowButtonElement ? 1 : 0
    for child in children where count < most { count += child.countRowButtons(upTo: most - count) }
    return count
  }

  /// A point of the coordinates that something inside is placed in, in those of this element.
  fileprivate func location(ofPoint point: Point, from inner: Element) -> Point {
    var (point, element) = (point, inner.parent)
    while let current = element, current !== self {
      if let projection = current.childProjection { point = projection.image(of: point) ?? point }
      point = current.childTransform.apply(point)
      element = current.parent
    }
    return point
  }
}

/// Marks a button that stands for its whole row: touches anywhere in the row reach it, and the row
/// shows that it is pressed.
package struct RowButtonModifier: PrimitiveModifier {
  var isPressed: Bool

  package init(isPressed: Bool) { self.isPressed = isPressed }

  package func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    RowButtonElement(self, content: content, node: node)
  }
}

private final class RowButtonElement: ModifierElement<RowButtonModifier> {
  private var isPressed = false

  private var cell: (any RowCell)? {
    var element = parent
    while let current = element {
      if let cell = current as? any RowCell { return cell }
      element = current.parent
    }
    return nil
  }

  override func modifierDidChange() {
    guard modifier.isPressed != isPressed else { return }
    isPressed = modifier.isPressed
    cell?.rowButton(self, isPressedAt: isPressed)
  }

  func contains(_ point: Point) -> Bool { cell?.leaves(point, to: self) ?? false }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case TouchArea.self: TouchArea(contains: contains)
    default: super.facet(key)
    }
  }
}

extension View {
  /// Lays the view out as the content of a list's row.
  ///
  /// - Parameters:
  ///   - insets: the room around the content.
  ///   - minimumHeight: of the row, in points.
  ///   - fit: a height that content fits into without all of the insets; `nil` where there is none.
  ///   - separatorInset: how far from the row's trailing edge the line ends.
  ///   - separatorThickness: of the line, in points; a pixel where it is `nil`.
  ///   - highlight: called when a button that stands for the row is pressed or let go.
  ///   - separator: fills the place of the line below.
  nonisolated package func rowCell<Separator: View>(
    insets: EdgeInsets, minimumHeight: CGFloat, fit: RowFit? = nil, separatorInset: CGFloat,
    separatorThickness: CGFloat? = nil,
    highlight: @escaping (Bool) -> Void, @ViewBuilder separator: () -> Separator
  ) -> some View {
    modifier(
      RowCellModifier(
        insets: insets, minimumHeight: minimumHeight, fit: fit, separator: separator(),
        separatorInset: separatorInset, separatorThickness: separatorThickness,
        highlight: highlight))
  }
}
