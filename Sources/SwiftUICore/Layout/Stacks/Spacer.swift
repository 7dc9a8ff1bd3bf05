/// A flexible space that expands along the major axis of its containing stack layout, or on both
/// axes if not contained in a stack.
public struct Spacer: PrimitiveView, Sendable {
  /// The minimum length, in points; 8 where it is `nil`. Infinity and NaN are treated as 0 and
  /// reported.
  public var minLength: CGFloat?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: The minimum length, in points; 8 where it is `nil`.
  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  /// Creates the node of the space.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    LeafNode(view, inputs, component: "Spacer") {
      SpacerElement(node: $0)
    } configure: {
      view, element in
      guard let element = element as? SpacerElement else { return }
      element.minLength = view.minLength.map { element.sanitized($0, "Spacer") } ?? defaultSpacing
    }
  }
}

@MainActor
final class SpacerElement: Element, Displaceable {
  private var axis: Axis?
  var minLength: CGFloat = defaultSpacing {
    didSet { if minLength != oldValue { invalidateLayout() } }
  }

  override init(node: Node) {
    super.init(node: node)
    offer([.priority, .axis, .sideSpacing])
  }

  override var layoutPriority: Double { -.greatestFiniteMagnitude }

  private func turn(to axis: Axis) {
    guard axis != self.axis else { return }
    self.axis = axis
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for axis in [Axis.horizontal, .vertical] where self.axis == nil || self.axis == axis {
      size[axis] = max(minLength, proposal[axis] ?? 0)
    }
    return size
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case VerticalSpacing.self:
      axis == .horizontal
        ? VerticalSpacing(top: EdgeSpacing(), bottom: EdgeSpacing(), passesFrames: true)
        : VerticalSpacing(top: .length(0), bottom: .length(0), passesFrames: true)
    case HorizontalSpacing.self:
      axis == .vertical
        ? HorizontalSpacing(leading: EdgeSpacing(), trailing: EdgeSpacing(), passesFrames: true)
        : HorizontalSpacing(leading: .length(0), trailing: .length(0), passesFrames: true)
    case StackAxisTrait.self: StackAxisTrait(axisDidChange: turn)
    default: super.facet(key)
    }
  }
}
