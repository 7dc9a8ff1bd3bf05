import LegatoDisplay

/// What an action of an alert or a menu is, for the list that it stands in.
package struct ActionKind: Hashable, Sendable, Trait {
  package enum Role: Hashable, Sendable {
    case plain, cancel
    /// There only where no other action is.
    case fallback
    /// Cancels, where no other action does.
    case spareCancel
  }
  package var role: Role

  package init(_ role: Role) { self.role = role }
}

package struct ActionKindModifier: PrimitiveModifier {
  var kind: ActionKind

  package init(kind: ActionKind) { self.kind = kind }

  package func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ActionKindElement(self, content: content, node: node)
  }
}

private final class ActionKindElement: ModifierElement<ActionKindModifier> {
  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case ActionKind.self: modifier.kind
    default: super.facet(key)
    }
  }
  override func modifierDidChange() { invalidateLayout() }
}

/// The actions of an alert, a dialog or a menu, with hairlines between.
///
/// Actions are told from other views: those come first. The one that cancels comes last; of two
/// beside each other it is the leading one. What is a fallback is there only where no other action
/// is.
package struct ActionList<Content: View>: PrimitiveView {
  package enum Arrangement: Hashable, Sendable {
    /// Two beside each other where they fit, else one below the other.
    case alert
    /// One below the other, the one that cancels apart; rounded groups.
    case dialog
    /// One below the other; dividers are bands between groups.
    case menu
  }

  let arrangement: Arrangement
  let content: Content
  let onEmpty: (() -> Void)?

  /// - Parameter onEmpty: called where there is no view at all.
  package init(
    _ arrangement: Arrangement, onEmpty: (() -> Void)? = nil, @ViewBuilder content: () -> Content
  ) {
    self.arrangement = arrangement
    self.onEmpty = onEmpty
    self.content = content()
  }

  @MainActor package static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ContainerNode(view, inputs, component: nil, content: \.content) { node in
      ActionListElement(node: node)
    } configure: { view, element in
      guard let element = element as? ActionListElement else { return }
      element.setArrangement(
        isAlert: view.arrangement == .alert, isDialog: view.arrangement == .dialog)
      element.onEmpty = view.onEmpty
    }
  }
}

private final class ActionListElement: Element {
  private var isAlert = false
  private var isDialog = false
  var onEmpty: (() -> Void)?
  private var hidden: Set<ObjectIdentifier> = []
  /// The thickness of a line, and of a divider between groups, in points.
  private var hairline: CGFloat { 1 / max(environment.displayScale, 1) }
  private static let groupGap: CGFloat = 8
  private static let groupRadius = 14.0
  private static let fieldInset: CGFloat = 16
  /// Between the actions of an alert or a dialog of iOS 26, and around them.
  private static let looseGap: CGFloat = 8
  private static let looseMargin: CGFloat = 16
  /// Around a text among the rows of a menu.
  private static let textInsets = (x: 16.0, y: 11.0)
  /// What belongs together, as it was placed last.
  private var groups: [CGRect] = []
  /// Where the views stand that are no actions.
  private var plates: [CGRect] = []
  /// What is between groups of a menu.
  private var bands: [CGRect] = []

  /// Whether actions stand apart, each with a shape of its own, as in an alert or a dialog of iOS 26.
  private var isLoose: Bool { (isAlert || isDialog) && environment.systemVersion != .iOS18 }
  /// Whether rows stand on glass without lines between, as in a menu of iOS 26.
  private var isPlain: Bool { !isAlert && !isDialog && environment.systemVersion != .iOS18 }
  private var actionMargin: CGFloat { isLoose ? Self.looseMargin : 0 }
  private var actionGap: CGFloat { isLoose ? Self.looseGap : isPlain ? 0 : hairline }
  /// Between the groups of a menu of iOS 26, what its line keeps from the sides, and around its rows.
  private static let plainGap: CGFloat = 21
  private static let plainInset: CGFloat = 24
  private static let plainMargin: CGFloat = 10
  private var groupGap: CGFloat { isPlain ? Self.plainGap : Self.groupGap }

  func setArrangement(isAlert: Bool, isDialog: Bool) {
    guard isAlert != self.isAlert || isDialog != self.isDialog else { return }
    (self.isAlert, self.isDialog) = (isAlert, isDialog)
    invalidateLayout()
  }

  private func kind(_ child: Element) -> ActionKind? {
    child.trait(ActionKind.self)
  }

  /// All that is shown, in the order in which it is shown.
  private var shown: (views: [Element], actions: [Element]) {
    var views: [Element] = []
    var actions: [Element] = []
    var cancelling: [Element] = []
    var fallbacks: [Element] = []
    var spares: [Element] = []
    for child in liveChildren {
      switch kind(child)?.role {
      case nil: if isAlert || isDialog { views.append(child) } else { actions.append(child) }
      case .plain: actions.append(child)
      case .cancel: cancelling.append(child)
      case .fallback: fallbacks.append(child)
      case .spareCancel: spares.append(child)
      }
    }
    if cancelling.isEmpty { cancelling = spares }
    // A tap beside a dialog of iOS 26 cancels.
    if isDialog, isLoose, !actions.isEmpty { cancelling = [] }
    if actions.isEmpty, cancelling.isEmpty { actions = fallbacks }
    return (views, actions + cancelling)
  }

  private func isDivider(_ child: Element) -> Bool { child.innermost is DividerElement }

  /// Two actions that fit beside each other: the one that cancels leads.
  private func pair(_ actions: [Element], _ width: CGFloat) -> [Element]? {
    guard isAlert, actions.count == 2 else { return nil }
    let half = (width - 2 * actionMargin - actionGap) / 2
    let fit = actions.allSatisfy { $0.sizeThatFits(.unspecified).width <= half }
    guard fit else { return nil }
    return kind(actions[1])?.role == .cancel ? [actions[1], actions[0]] : actions
  }

  /// A text that stands in a menu for itself is a row as others are.
  private func isLooseText(_ child: Element) -> Bool {
    guard !isAlert, !isDialog, child.innermost is TextElement else { return false }
    return child.sectionPart.map { $0.role == .content } ?? true
  }

  private struct Row {
    var items: [(element: Element, x: CGFloat, width: CGFloat)]
    var y: CGFloat
    var height: CGFloat
    /// Above and below what it holds.
    var inset: CGFloat = 0
  }

  private func rows(_ width: CGFloat) -> (rows: [Row], height: CGFloat) {
    let (views, actions) = shown
    var rows: [Row] = []
    var y = isPlain ? Self.plainMargin : 0
    var gap: CGFloat = 0
    func height(_ child: Element, _ width: CGFloat) -> CGFloat {
      child.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    func add(
      _ items: [(element: Element, x: CGFloat, width: CGFloat)], inset: CGFloat = 0
    ) {
      // Rows end on pixels, or what they draw would cover the lines.
      let scale = max(environment.displayScale, 1)
      let content = items.map { height($0.element, $0.width) }.max() ?? 0
      let high = ((content + 2 * inset) * scale).rounded(.up) / scale
      rows.append(Row(items: items, y: y + gap, height: high, inset: inset))
      y += gap + high
      gap = actionGap
    }
    for (index, view) in views.enumerated() {
      gap = 0
      // Text fields stand in from the sides.
      let inset = index > 0 ? Self.fieldInset : 0
      add([(view, inset, max(0, width - 2 * inset))])
    }
    if views.count > 1 { y += Self.fieldInset }
    let (margin, room) = (actionMargin, width - 2 * actionMargin)
    if !actions.isEmpty { gap = isLoose ? 0 : views.isEmpty ? gap : hairline }
    if let pair = pair(actions, width) {
      let half = (room - actionGap) / 2
      add([(pair[0], margin, half), (pair[1], margin + half + actionGap, half)])
      return (rows, y + margin)
    }
    var section: SectionIdentity?
    for action in actions {
      let role = kind(action)?.role
      let own = action.sectionPart?.section
      if own !== section, !rows.isEmpty { gap = groupGap }
      section = own
      if isDialog, !isLoose, !rows.isEmpty, role == .cancel || role == .spareCancel {
        gap = Self.groupGap
      }
      if isDivider(action) {
        gap = rows.isEmpty ? 0 : groupGap
      } else if isLooseText(action) {
        let (x, y) = Self.textInsets
        let side = isPlain ? Self.plainInset : x
        add([(action, side, max(0, width - 2 * side))], inset: y)
      } else {
        add([(action, margin, room)])
      }
    }
    return (rows, actions.isEmpty ? y : y + (isPlain ? Self.plainMargin : margin))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (views, actions) = shown
    let width =
      proposal.width
      ?? (views + actions).map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(width: width, height: rows(width).height)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let (rows, _) = rows(bounds.width)
    var placed: Set<ObjectIdentifier> = []
    for row in rows {
      for item in row.items {
        placed.insert(ObjectIdentifier(item.element))
        let size = CGSize(width: item.width, height: row.height - 2 * row.inset)
        placeChild(
          item.element, at: CGPoint(x: item.x, y: row.y + row.inset), size: size, in: bounds,
          proposal: ProposedViewSize(size))
      }
    }
    for child in liveChildren where !placed.contains(ObjectIdentifier(child)) {
      child.place(at: bounds.origin, proposal: .zero)
    }
    let hidden = Set(liveChildren.map(ObjectIdentifier.init)).subtracting(placed)
    if hidden != self.hidden {
      self.hidden = hidden
      invalidateLayerList()
      // Who was drawn until now has a layer that nobody holds.
      for child in liveChildren where hidden.contains(ObjectIdentifier(child)) {
        child.dropLayers()
      }
    }
    groups = groups(of: rows, in: bounds)
    let views = shown.views
    let first = rows.first { row in
      !row.items.contains { item in views.contains { $0 === item.element } }
    }
    let end = first.map { $0.y - hairline } ?? bounds.height
    plates = rows.filter { $0.inset > 0 }.map { row in
      CGRect(x: bounds.minX, y: bounds.minY + row.y, width: bounds.width, height: row.height)
    }
    if !views.isEmpty {
      plates.append(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: end))
    }
    bands = zip(rows, rows.dropFirst()).compactMap { above, below in
      let (start, end) = (above.y + above.height, below.y)
      guard !isDialog, end - start >= groupGap else { return nil }
      return CGRect(
        x: bounds.minX, y: bounds.minY + start, width: bounds.width, height: end - start)
    }
    setNeedsRecord()
    if placed.isEmpty, let onEmpty { graph.afterSettling(onEmpty) }
  }

  /// Rows that are drawn as one: all of them, but for a dialog, where a gap is open.
  private func groups(of rows: [Row], in bounds: CGRect) -> [CGRect] {
    var groups: [CGRect] = []
    var end: CGFloat = 0
    for row in rows {
      let frame = CGRect(
        x: bounds.minX, y: bounds.minY + row.y, width: bounds.width, height: row.height)
      if let last = groups.last, !isDialog || row.y - end < Self.groupGap {
        groups[groups.count - 1] = last.union(frame)
      } else {
        groups.append(frame)
      }
      end = row.y + row.height
    }
    return groups
  }

  // Lines are what is seen between the rows.
  override var drawsLayer: Bool { true }

  override func environmentDidChange() { setNeedsRecord() }

  override func record(into layer: inout Layer) {
    let scheme = environment.colorScheme
    guard !isLoose, !isPlain else {
      layer.clip = nil
      layer.commands = isPlain ? lines(scheme) : []
      return
    }
    var path = Path()
    for group in groups {
      let radius = isDialog ? Self.groupRadius : 0
      path.addRoundedRect(
        in: group, cornerSize: CGSize(width: radius, height: radius), style: .continuous)
    }
    layer.clip = isDialog ? Layer.Clip(path.geometry) : nil
    var line = SystemColor.separator.display(scheme)
    layer.commands = [
      .fill(path.geometry, .color(SystemColor.popupBackground.display(scheme)), evenOdd: false),
      .fill(path.geometry, .color(line), evenOdd: false),
    ]
    for plate in plates {
      layer.commands.append(
        .fill(
          .rect(Rect(plate.minX, plate.minY, plate.width, plate.height)),
          .color(SystemColor.popupBackground.display(scheme)), evenOdd: false))
    }
    // What is between groups is wider, and paler.
    line.alpha *= 0.35
    for band in bands {
      let rect = Geometry.rect(Rect(band.minX, band.minY, band.width, band.height))
      layer.commands += [
        .fill(rect, .color(SystemColor.popupBackground.display(scheme)), evenOdd: false),
        .fill(rect, .color(line), evenOdd: false),
      ]
    }
  }

  /// The lines between the groups of a menu of iOS 26, a point thick.
  private func lines(_ scheme: ColorScheme) -> [DrawCommand] {
    let tone = scheme == .dark ? DisplayColor(1, 1, 1, 0.08) : DisplayColor(0, 0, 0, 0.08)
    return bands.map { band in
      let width = max(0, band.width - 2 * Self.plainInset)
      let line = Rect(band.minX + Self.plainInset, band.midY - 0.5, width, 1)
      return .fill(.rect(line), .color(tone), evenOdd: false)
    }
  }

  override var drawnChildren: [Element] {
    super.drawnChildren.filter { !hidden.contains(ObjectIdentifier($0)) }
  }
  private var ownPerceivableChildren: [Element] {
    let (views, actions) = shown
    return (views + actions).filter { !hidden.contains(ObjectIdentifier($0)) }
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case PerceivableChildren.self: PerceivableChildren(list: ownPerceivableChildren)
    default: super.facet(key)
    }
  }
}

extension Element {
  /// What stands inside all modifiers.
  final var innermost: Element {
    var element = self
    while let wrapper = element as? WrapperElement { element = wrapper.content }
    return element
  }

  /// Gives up the layers here and below: they are made again where they are drawn again.
  final func dropLayers() {
    if let layerID {
      graph.removeLayer(layerID)
      self.layerID = nil
    }
    for child in children { child.dropLayers() }
  }
}
