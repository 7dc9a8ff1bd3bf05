import LegatoDisplay

/// A visual element that can be used to separate other content: one pixel thick, across the stack.
public struct Divider: PrimitiveView, Sendable {
  /// Creates a divider.
  nonisolated public init() {}

  /// Creates the node that draws the line.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    LeafNode(view, inputs, component: "Divider") {
      DividerElement(node: $0)
    } configure: {
      _, element in
      (element as? DividerElement)?.refresh()
    }
  }
}

@MainActor
final class DividerElement: LeafElement, Displaceable {
  private var axis = Axis.vertical
  private var color = DisplayColor.clear
  private var thickness: CGFloat = 1

  override init(node: Node) {
    super.init(node: node)
    offer(.axis)
  }

  func refresh() {
    let environment = environment
    color = SystemColor.separator.display(in: environment)
    if environment.pixelLength != thickness {
      thickness = environment.pixelLength
      invalidateLayout()
    }
    setNeedsRecord()
  }

  private func turn(to axis: Axis) {
    guard axis != self.axis else { return }
    self.axis = axis
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize(width: thickness, height: thickness)
    size[axis.other] = proposal[axis.other] ?? 10
    return size
  }

  override func record(into layer: inout Layer) {
    let frame = frame.shown
    layer.transform = .translation(frame.x, frame.y)
    layer.commands = [
      .fill(.rect(Rect(0, 0, frame.width, frame.height)), .color(color), evenOdd: false)
    ]
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case StackAxisTrait.self: StackAxisTrait(axisDidChange: turn)
    default: super.facet(key)
    }
  }
}
