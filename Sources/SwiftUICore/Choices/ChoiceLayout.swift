import LegatoDisplay

/// What a container of options knows of them once they are placed: their tags, and where they are.
@MainActor
package final class ChoiceOptions {
  fileprivate var list: [(element: ObjectIdentifier, tag: AnyHashable?, frame: CGRect)] = []

  nonisolated package init() {}

  /// The tag of the option at a point of the container.
  package func tag(at point: CGPoint) -> AnyHashable? {
    list.first { $0.frame.contains(point) }?.tag
  }

  /// The tag of the option that is some steps behind the selected one, or as far as there are any; `nil` where no
  /// option has a tag.
  package func tag(_ steps: Int, behind isSelected: (AnyHashable) -> Bool) -> AnyHashable? {
    guard !list.isEmpty else { return nil }
    let selected = list.firstIndex { $0.tag.map(isSelected) ?? false } ?? 0
    let room = -selected...(list.count - 1 - selected)
    return list[selected + min(max(steps, room.lowerBound), room.upperBound)].tag
  }

  /// How many options there are, and which one is selected.
  package func place(of isSelected: (AnyHashable) -> Bool) -> (index: Int, count: Int) {
    (list.firstIndex { $0.tag.map(isSelected) ?? false } ?? 0, list.count)
  }

  /// The tag of an option's element.
  func tag(of element: Element) -> AnyHashable? {
    list.first { $0.element == ObjectIdentifier(element) }?.tag
  }
}

/// Options in a row or a column, all of one extent, and a mark where the selected one is.
package struct ChoiceLayout<Mark: View, Content: View>: PrimitiveView {
  let axis: Axis
  let extent: CGFloat
  let options: ChoiceOptions
  let isSelected: (AnyHashable) -> Bool
  let centersSelection: Bool
  let content: TupleView<(ModifiedContent<Mark, ChoiceMarkModifier>, OptionsView)>
  package typealias OptionsView = ModifiedContent<Content, ChoiceModifier>

  /// - Parameters:
  ///   - extent: the least height of an option, in points.
  ///   - centersSelection: whether the options of a column stand so that the selected one is in the middle of the height
  ///     that is there, all of one height.
  package init(
    axis: Axis, extent: CGFloat, options: ChoiceOptions,
    isSelected: @escaping (AnyHashable) -> Bool, centersSelection: Bool = false,
    @ViewBuilder mark: () -> Mark,
    @ViewBuilder content: () -> Content
  ) {
    self.axis = axis
    self.extent = extent
    self.options = options
    self.isSelected = isSelected
    self.centersSelection = centersSelection
    self.content = ViewBuilder.buildBlock(
      mark().modifier(ChoiceMarkModifier()),
      content().modifier(ChoiceModifier(axis: axis, container: options, isSelected: isSelected)))
  }

  package static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ContainerNode(view, inputs, component: nil, content: \.content) { node in
      ChoiceElement(node: node)
    } configure: { view, element in
      (element as? ChoiceElement)?.set(
        view.axis, view.extent, view.options, view.isSelected, view.centersSelection)
    }
  }
}

private final class ChoiceElement: Element, TextContainer {
  private var axis = Axis.horizontal
  private var extent: CGFloat = 0
  private var options = ChoiceOptions()
  private var isSelected: (AnyHashable) -> Bool = { _ in false }
  private var centersSelection = false

  func set(
    _ axis: Axis, _ extent: CGFloat, _ options: ChoiceOptions,
    _ isSelected: @escaping (AnyHashable) -> Bool, _ centersSelection: Bool
  ) {
    self.axis = axis
    self.extent = extent
    self.options = options
    self.isSelected = isSelected
    self.centersSelection = centersSelection
    invalidateLayout()
  }

  private var marks: [Element] { liveChildren.filter { $0 is ChoiceMarkElement } }
  private var choices: [Element] { liveChildren.filter { !($0 is ChoiceMarkElement) } }

  private func heights(_ width: CGFloat?) -> [CGFloat] {
    guard !centersSelection else { return choices.map { _ in extent } }
    return choices.map {
      max(extent, $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let count = CGFloat(choices.count)
    let ideal = choices.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    if axis == .horizontal {
      let width = proposal.width ?? ideal * count
      return CGSize(width: width, height: heights(count > 0 ? width / count : nil).max() ?? extent)
    }
    let width = proposal.width ?? ideal
    if centersSelection, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return CGSize(width: width, height: heights(width).reduce(0, +))
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let choices = choices
    let width = axis == .horizontal ? bounds.width / CGFloat(max(1, choices.count)) : bounds.width
    let heights = heights(width)
    var frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    var selected: CGRect?
    if centersSelection {
      let index = choices.firstIndex { $0.optionTag(below: node).map(isSelected) ?? false }
      frame.origin.y = bounds.height / 2 - extent * (CGFloat(index ?? 0) + 0.5)
    }
    var list: [(element: ObjectIdentifier, tag: AnyHashable?, frame: CGRect)] = []
    for (index, child) in choices.enumerated() {
      if axis == .vertical { frame.size.height = heights[index] }
      let tag = child.optionTag(below: node)
      if selected == nil, let tag, isSelected(tag) { selected = frame }
      let physical = isRightToLeft ? bounds.width - frame.maxX : frame.minX
      list.append(
        (
          ObjectIdentifier(child), tag,
          CGRect(x: physical, y: frame.minY, width: frame.width, height: frame.height)
        ))
      placeChild(
        child, at: frame.origin, size: frame.size, in: bounds,
        proposal: ProposedViewSize(frame.size))
      if axis == .horizontal { frame.origin.x += width } else { frame.origin.y += frame.height }
    }
    options.list = list
    let place = selected ?? CGRect(x: 0, y: 0, width: 0, height: 0)
    for mark in marks {
      (mark as? ChoiceMarkElement)?.isShown = selected != nil
      placeChild(
        mark, at: place.origin, size: place.size, in: bounds, proposal: ProposedViewSize(place.size)
      )
    }
  }
}

extension Element {
  /// What an option is known by: its tag, or the identity of its element in a loop.
  func optionTag(below container: Node) -> AnyHashable? {
    if let tag { return tag }
    var innermost = self
    while let wrapper = innermost as? WrapperElement { innermost = wrapper.content }
    var node: Node? = innermost.node
    while let current = node, current !== container {
      if let element = current as? any LoopElementNode { return element.identity }
      node = current.parent
    }
    return nil
  }
}
