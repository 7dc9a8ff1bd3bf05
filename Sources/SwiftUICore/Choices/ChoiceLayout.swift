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

/// Which options of a container are drawn; the others keep their places.
package enum ChoiceShare {
  case all, selected, unselected

  func includes(selected: Bool) -> Bool {
    switch self {
    case .all: true
    case .selected: selected
    case .unselected: !selected
    }
  }
}

/// Options in a row or a column, all of one extent, and a mark where the selected one is.
package struct ChoiceLayout<Mark: View, Content: View>: PrimitiveView {
  let axis: Axis
  let extent: CGFloat
  let spacing: CGFloat
  let share: ChoiceShare
  let options: ChoiceOptions
  let isSelected: (AnyHashable) -> Bool
  let centersSelection: Bool
  let content: TupleView<(ModifiedContent<Mark, ChoiceMarkModifier>, ChoiceSeparators, OptionsView)>
  package typealias OptionsView = ModifiedContent<Content, ChoiceModifier>

  /// - Parameters:
  ///   - extent: the least height of an option, in points.
  ///   - spacing: the points between options of a row; where there are any, a separator stands between two that are
  ///     not selected, and options begin at whole points.
  ///   - share: which options are drawn.
  ///   - centersSelection: whether the options of a column stand so that the selected one is in the middle of the height
  ///     that is there, all of one height.
  package init(
    axis: Axis, extent: CGFloat, spacing: CGFloat = 0, options: ChoiceOptions,
    isSelected: @escaping (AnyHashable) -> Bool, centersSelection: Bool = false,
    share: ChoiceShare = .all,
    @ViewBuilder mark: () -> Mark,
    @ViewBuilder content: () -> Content
  ) {
    self.axis = axis
    self.extent = extent
    self.spacing = spacing
    self.share = share
    self.options = options
    self.isSelected = isSelected
    self.centersSelection = centersSelection
    self.content = ViewBuilder.buildBlock(
      mark().modifier(ChoiceMarkModifier()), ChoiceSeparators(),
      content().modifier(ChoiceModifier(axis: axis, container: options, isSelected: isSelected)))
  }

  @MainActor package static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ContainerNode(view, inputs, component: nil, content: \.content) { node in
      ChoiceElement(node: node)
    } configure: { view, element in
      (element as? ChoiceElement)?.set(view)
    }
  }
}

private final class ChoiceElement: Element, TextContainer {
  private var axis = Axis.horizontal
  private var extent: CGFloat = 0
  private var spacing: CGFloat = 0
  private var share = ChoiceShare.all
  private var options = ChoiceOptions()
  private var isSelected: (AnyHashable) -> Bool = { _ in false }
  private var centersSelection = false

  func set<Mark: View, Content: View>(_ layout: ChoiceLayout<Mark, Content>) {
    axis = layout.axis
    extent = layout.extent
    spacing = layout.axis == .horizontal ? layout.spacing : 0
    share = layout.share
    options = layout.options
    isSelected = layout.isSelected
    centersSelection = layout.centersSelection
    invalidateLayout()
  }

  private var marks: [Element] { liveChildren.filter { $0 is ChoiceMarkElement } }
  private var choices: [Element] {
    liveChildren.filter { !($0 is ChoiceMarkElement) && !($0 is ChoiceSeparatorsElement) }
  }

  /// The places of a row's options, across the height.
  private func columns(_ count: Int, in bounds: CGRect) -> [CGRect] {
    let width = (bounds.width - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
    func edge(_ value: CGFloat) -> CGFloat { spacing > 0 ? value.rounded(.down) : value }
    return (0..<count).map { index in
      let start = edge(CGFloat(index) * (width + spacing))
      let end =
        index == count - 1 ? bounds.width : edge(CGFloat(index + 1) * (width + spacing)) - spacing
      return CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height)
    }
  }

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
    let columns = axis == .horizontal ? columns(choices.count, in: bounds) : []
    let heights = axis == .vertical ? heights(bounds.width) : []
    var frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    var selected: CGRect?
    if centersSelection {
      let index = choices.firstIndex { $0.optionTag(below: node).map(isSelected) ?? false }
      frame.origin.y = bounds.height / 2 - extent * (CGFloat(index ?? 0) + 0.5)
    }
    var list: [(element: ObjectIdentifier, tag: AnyHashable?, frame: CGRect)] = []
    var selectedIndex: Int?
    for (index, child) in choices.enumerated() {
      if axis == .vertical { frame.size.height = heights[index] } else { frame = columns[index] }
      let tag = child.optionTag(below: node)
      let isChosen = tag.map(isSelected) ?? false
      if selected == nil, isChosen {
        selected = frame
        selectedIndex = index
      }
      (child as? ChoiceOptionElement)?.isShown = share.includes(selected: isChosen)
      let physical = isRightToLeft ? bounds.width - frame.maxX : frame.minX
      list.append(
        (
          ObjectIdentifier(child), tag,
          CGRect(x: physical, y: frame.minY, width: frame.width, height: frame.height)
        ))
      placeChild(
        child, at: frame.origin, size: frame.size, in: bounds,
        proposal: ProposedViewSize(frame.size))
      if axis == .vertical { frame.origin.y += frame.height }
    }
    placeSeparators(after: columns, selected: selectedIndex, in: bounds)
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

extension ChoiceElement {
  /// Between two options of which none is selected.
  private func placeSeparators(after columns: [CGRect], selected: Int?, in bounds: CGRect) {
    guard let separators = liveChildren.first(where: { $0 is ChoiceSeparatorsElement }) else {
      return
    }
    let ends =
      spacing > 0 && share != .selected
      ? columns.dropLast().enumerated().filter {
        $0.offset != selected && $0.offset + 1 != selected
      }
      .map { isRightToLeft ? bounds.width - $0.element.maxX - spacing : $0.element.maxX } : []
    (separators as? ChoiceSeparatorsElement)?.set(
      ends.map { Rect($0, 7, spacing, max(0, bounds.height - 14)) })
    placeChild(
      separators, at: .zero, size: bounds.size, in: bounds, proposal: ProposedViewSize(bounds.size))
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
