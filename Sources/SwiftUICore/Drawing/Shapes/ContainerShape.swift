/// The shape that a container says it has, for what lies in it.
@MainActor
final class ContainerShapeScope {
  /// The path of the shape inset by an amount, in the frame that is left.
  fileprivate var path: (CGFloat, CGRect) -> Path = { _, rect in Path(rect) }
  fileprivate weak var element: Element?
  private var dependents: [ObjectIdentifier: Dependent] = [:]

  private struct Dependent { weak var element: Element? }

  nonisolated init() {}

  fileprivate func depends(_ element: Element) {
    dependents[ObjectIdentifier(element)] = Dependent(element: element)
  }

  /// What is drawn in the container's shape is drawn again.
  fileprivate func didChange() {
    for dependent in dependents.values { dependent.element?.setNeedsRecord() }
    dependents = dependents.filter { $0.value.element != nil }
  }
}

/// Where a shape that is drawn lies in a container.
struct ContainerShapePlace {
  /// The place of what is drawn now; drawing happens on the main thread.
  nonisolated(unsafe) static private(set) var current: ContainerShapePlace?

  /// The frame of the container, in the coordinates of the path.
  let frame: CGRect
  let shape: (CGFloat, CGRect) -> Path

  func path(in rect: CGRect) -> Path {
    let distances = [
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX,
      frame.maxY - rect.maxY,
    ]
    let least = distances.min() ?? 0
    let amount = least.isFinite ? max(0, least) : 0
    return shape(amount, rect)
  }

  /// Makes a path while it is known where in its container an element is.
  ///
  /// - Parameter origin: what is the origin of the path's coordinates in those that the element is placed in.
  @MainActor
  static func with(
    _ element: Element, _ shape: any Shape.Type, origin: CGPoint, _ body: () -> Path
  ) -> Path {
    guard DependentShapes.contains(shape),
      let scope = element.environment.containerShapeScope, let container = scope.element
    else { return body() }
    scope.depends(element)
    let (own, other) = (element.coordinates.origin, container.coordinates.origin)
    let frame = CGRect(
      x: container.origin.x + other.x - own.x - origin.x,
      y: container.origin.y + other.y - own.y - origin.y, width: container.size.width,
      height: container.size.height)
    let before = current
    current = ContainerShapePlace(frame: frame, shape: scope.path)
    defer { current = before }
    return body()
  }
}

/// Whether a shape may be one that follows its container, by its type: an erased one may.
@MainActor
private enum DependentShapes {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: any Shape.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    let result = name.contains("ContainerRelativeShape") || name.contains("AnyShape")
    known[ObjectIdentifier(type)] = result
    return result
  }
}

private struct ContainerShapeModifier<S: InsettableShape>: UnnamedModifier {
  let shape: S
  @State private var scope = ContainerShapeScope()

  @MainActor func body(content: Content) -> some View {
    content
      .environment(\.containerShapeScope, scope)
      .modifier(ContainerShapeMark(scope: scope, shape: shape))
  }
}

private struct ContainerShapeMark<S: InsettableShape>: PrimitiveModifier {
  let scope: ContainerShapeScope
  let shape: S

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ContainerShapeElement(self, content: content, node: node)
  }
}

private final class ContainerShapeElement<S: InsettableShape>: ModifierElement<
  ContainerShapeMark<S>
>
{
  private var bounds = CGRect.null

  override init(_ modifier: ContainerShapeMark<S>, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    modifierDidChange()
  }

  override func modifierDidChange() {
    let scope = modifier.scope
    scope.element = self
    let (shape, direction) = (modifier.shape, environment.layoutDirection)
    scope.path = { amount, rect in
      guard amount > 0 else { return shape.path(in: rect, for: direction) }
      // The inset shape leaves the frame that is asked for.
      return shape.inset(by: amount).path(
        in: rect.insetBy(dx: -amount, dy: -amount), for: direction)
    }
    scope.didChange()
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    super.placeChildren(in: bounds, proposal: proposal)
    guard bounds != self.bounds else { return }
    self.bounds = bounds
    modifier.scope.didChange()
  }
}

private enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShapeScope? { nil }
}

extension EnvironmentValues {
  fileprivate var containerShapeScope: ContainerShapeScope? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the container shape to use for any container relative shape within this view.
  ///
  /// A ``ContainerRelativeShape`` within is the shape inset to where it lies. While the shape's own data move, those
  /// within have the shape that it becomes.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
