/// A proxy for access to the size and coordinate space (for anchor resolution) of the container
/// view.
public struct GeometryProxy {
  /// The size of the container view.
  public let size: CGSize
  /// On the surface.
  let origin: CGPoint
  weak var element: Element?
  /// Receives position updates while an ancestor scrolls; `nil` for the element itself.
  weak var asker: (any AsksForPlace)?
  /// The safe area inset of the container view.
  public let safeAreaInsets: EdgeInsets

  /// Returns the container view's bounds rectangle, converted to a defined coordinate space.
  ///
  /// The rectangle is that of the layout: of a view that moves, where it comes to rest.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the container view's bounds rectangle, converted to a defined coordinate space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global:
      askForPlace()
      return CGRect(origin: origin, size: size)
    case .named(let name):
      guard let space = placedFrame(ofSpace: name, isNeeded: true) else {
        return CGRect(origin: origin, size: size)
      }
      return CGRect(
        x: origin.x - space.minX, y: origin.y - space.minY, width: size.width, height: size.height)
    }
  }

  /// Returns the given coordinate space's bounds rectangle, converted to the local coordinate
  /// space; `nil` where no view above has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    placedFrame(ofSpace: coordinateSpace.name, isNeeded: false)
      .map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
  }

  /// Registers the reader: it is evaluated again when the view is scrolled elsewhere.
  private func askForPlace() {
    nonisolated(unsafe) let asker = asker
    let element = element
    MainActor.assumeIsolated {
      (asker ?? element as? any AsksForPlace)?.asksForPlace = true
    }
  }

  /// Proxies are asked while views are evaluated, on the main thread.
  private func placedFrame(ofSpace name: AnyHashable, isNeeded: Bool) -> CGRect? {
    askForPlace()
    let element = element
    nonisolated(unsafe) let name = name
    return MainActor.assumeIsolated { element?.placedFrame(ofSpace: name, isNeeded: isNeeded) }
  }
}

/// A container view that defines its content as a function of its own size and coordinate space.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content from the size and the position.
  public var content: (GeometryProxy) -> Content

  /// Creates a geometry reader.
  ///
  /// - Parameter content: Makes the content. It is called once the size is known, and again when
  ///   the size, the position or the safe area changes. Scrolling of an ancestor matters only where
  ///   the content has asked for a frame.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Creates the node that makes the content during layout.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    GeometryReaderNode(view, inputs)
  }
}

/// The content is made when the size is first known, and again when the size or the closure changes.
@MainActor
private final class GeometryReaderNode<Content: View>: KeepingNode<GeometryReader<Content>>,
  StaleContainer
{
  private(set) var element: GeometryReaderElement!
  private var content: ViewNode<Content>?
  private var geometry: GeometryProxy?

  override init(_ view: GeometryReader<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    element = GeometryReaderElement(node: self)
    element.onPlace = { [unowned self] in self.place($0, $1) }
  }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    evaluateContent()
  }

  override func update() {
    needsUpdate = false
    evaluateContent()
    element.invalidateLayout()
  }

  private func place(_ size: CGSize, _ origin: CGPoint) {
    let insets = element.safeAreaInsets
    guard
      geometry?.size != size || geometry?.origin != origin || geometry?.safeAreaInsets != insets
    else { return }
    geometry = GeometryProxy(
      size: size, origin: origin, element: element, safeAreaInsets: insets)
    evaluateContent()
    graph.refreshStaleContainers()
  }

  private func evaluateContent() {
    guard let geometry else { return }
    let body = evaluating { view.content(geometry) }
    if let content {
      content.update(body)
    } else {
      content = Content.makeNode(body, inputs())
      element.setChildren(content?.elements ?? [])
    }
  }

  func refresh() {
    guard isMounted else { return }
    element.setChildren(content?.elements ?? [])
  }

  override func childElementsDidChange() {
    graph.layout.staleContainers.append(self)
    graph.layout.isNeeded = true
  }

  override func unmount() {
    super.unmount()
    element.dropOwnLayer()
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var elements: [Element] { [element] }
  override var pathComponent: String? { "GeometryReader" }
}

/// Something that may depend on where a view is.
@MainActor
protocol AsksForPlace: AnyObject {
  /// Whether the content has asked where it is.
  var asksForPlace: Bool { get set }
}

@MainActor
final class GeometryReaderElement: Element, ScrollFollower, AsksForPlace {
  var asksForPlace = false
  var onPlace: ((CGSize, CGPoint) -> Void)?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func windowDidChange() {
    if asksForPlace { invalidatePlacement() }
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    onPlace?(bounds.size, surfaceOrigin)
    if asksForPlace { followScrolling(self) }
    let inner = ProposedViewSize(bounds.size)
    for child in liveChildren {
      placeChild(
        child, at: .zero, size: child.sizeThatFits(inner), in: bounds, proposal: inner)
    }
  }
}

extension Element {
  /// The frame of a named space above, on the surface; `nil` where no space has that name.
  final func placedFrame(ofSpace name: AnyHashable, isNeeded: Bool) -> CGRect? {
    guard let space = coordinateSpace(named: name) else {
      if isNeeded {
        graph.report(
          "coordinate space: no view above is named \(name); the global one is used.", at: node)
      }
      return nil
    }
    return CGRect(origin: space.surfaceOrigin, size: space.size)
  }

  /// The model place on the surface; scaling and turning above are left out of account.
  final var surfaceOrigin: CGPoint {
    var origin = origin
    var above = parent
    while let element = above {
      if element.isBarrier {
        origin.x += element.barrierOrigin.x
        origin.y += element.barrierOrigin.y
      }
      above = element.parent
    }
    return origin
  }
}
