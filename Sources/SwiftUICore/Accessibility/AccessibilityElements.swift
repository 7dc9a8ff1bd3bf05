/// A view modifier that adds accessibility properties to the view.
public struct AccessibilityAttachmentModifier: ViewModifier, PrimitiveModifier {
  /// The modifier has no body: it adds to the accessibility element of its content.
  public typealias Body = Never
  var properties: SemanticProperties

  package func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    AccessibilityElement(self, content: content, node: node)
  }
}

private final class AccessibilityElement: ModifierElement<AccessibilityAttachmentModifier>,
  Displaceable
{

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case SemanticProperties.self: modifier.properties
    default: super.facet(key)
    }
  }
}

/// Makes one thing of a view.
struct AccessibilityGroupModifier: PrimitiveModifier {
  var behavior: AccessibilityChildBehavior

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    AccessibilityGroupElement(self, content: content, node: node)
  }
}

private final class AccessibilityGroupElement: ModifierElement<AccessibilityGroupModifier> {

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case AccessibilityChildBehavior.self: modifier.behavior
    default: super.facet(key)
    }
  }
}

/// Tells of other views in place of those that are seen.
struct AccessibilityStandInModifier<StandIn: View>: PrimitiveModifier {
  enum Role {
    /// What the view is.
    case representation
    /// What the view holds.
    case children
    /// What can be done with it: the controls among the views are its actions.
    case actions
  }
  var standIn: StandIn
  var role: Role

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    AccessibilityStandInElement(self, content: content, node: node)
  }
}

private final class AccessibilityStandInElement<StandIn: View>: ModifierElement<
  AccessibilityStandInModifier<StandIn>
>
{
  private let secondaryNode: SecondaryNode<StandIn>
  private let stack: ZStackElement

  override init(
    _ modifier: AccessibilityStandInModifier<StandIn>, content: Element, node: Node
  ) {
    secondaryNode = SecondaryNode(modifier.standIn, node.inputs())
    stack = ZStackElement(node: secondaryNode)
    super.init(modifier, content: content, node: node)
    secondaryNode.element = stack
    secondaryNode.fill()
    setChildren([content, stack])
    node.adopt(secondaryNode)
  }

  override func replaceContent(_ element: Element) {
    super.replaceContent(element)
    setChildren([content, stack])
  }

  override func modifierDidChange() {
    secondaryNode.update(modifier.standIn)
    invalidateLayout()
  }

  // The views stand where the one that they stand for is, and are not drawn.
  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    content.place(at: bounds.origin, proposal: proposal)
    placeAligned(stack, .center, in: bounds, proposal: ProposedViewSize(bounds.size))
  }

  override var drawnChildren: [Element] { [content] }

  private var ownPerceivableChildren: [Element] {
    switch modifier.role {
    case .representation, .children: [stack]
    case .actions: [content]
    }
  }

  private var ownChildBehavior: AccessibilityChildBehavior? {
    modifier.role == .children ? .contain : nil
  }

  private var ownSemantics: SemanticProperties? {
    guard modifier.role == .actions else { return nil }
    var properties = SemanticProperties()
    properties.actions = stack.semanticElements().flatMap(\.namedActions)
    return properties
  }

  override func wasDropped() {
    secondaryNode.unmount()
    node.disown(secondaryNode)
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case PerceivableChildren.self: PerceivableChildren(list: ownPerceivableChildren)
    case AccessibilityChildBehavior.self: ownChildBehavior
    case SemanticProperties.self: ownSemantics
    default: super.facet(key)
    }
  }
}
