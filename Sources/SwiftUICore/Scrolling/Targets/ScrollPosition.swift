/// A type that defines the semantic position of where a scroll view is scrolled within its content.
public struct ScrollPosition: Equatable, Sendable {
  enum Destination: Equatable, Sendable {
    case view(Identity, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// An identity of any type.
  struct Identity: Equatable, @unchecked Sendable {
    let value: AnyHashable
  }

  var destination: Destination?
  /// Whether the scroll view has been positioned by the user.
  public internal(set) var isPositionedByUser = false

  /// Creates a new automatic scroll position.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Creates a new scroll position to be scrolled to a view with the provided identity.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    destination = .view(Identity(value: AnyHashable(id)), anchor)
  }

  /// Creates a new scroll position to be scrolled to the provided edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    destination = .edge(edge)
  }

  /// Creates a new scroll position to be scrolled to the provided point.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    destination = .point(x: point.x, y: point.y)
  }

  /// Creates a new scroll position to be scrolled to the provided x and y values.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    destination = .point(x: x, y: y)
  }

  /// Creates a new scroll position to be scrolled to the provided x value.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    destination = .point(x: x, y: nil)
  }

  /// Creates a new scroll position to be scrolled to the provided y value.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    destination = .point(x: nil, y: y)
  }

  private mutating func go(_ destination: Destination) {
    self.destination = destination
    isPositionedByUser = false
  }

  /// Scrolls the position to the view identified by the provided value.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.view(Identity(value: AnyHashable(id)), anchor))
  }
  /// Scrolls the position to the provided edge.
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  /// Scrolls the position to the provided point.
  public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
  /// Scrolls the position to the provided x and y values.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
  /// Scrolls the position to the provided x value.
  public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
  /// Scrolls the position to the provided y value.
  public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

  /// The edge that the scroll view is positioned to, if the position was given so.
  public var edge: Edge? { if case .edge(let edge) = destination { edge } else { nil } }
  /// The point that the scroll view is positioned to, if the position was given so.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = destination { CGPoint(x: x, y: y) } else { nil }
  }
  /// The x value that the scroll view is positioned to, if the position was given so.
  public var x: CGFloat? { if case .point(let x, _) = destination { x } else { nil } }
  /// The y value that the scroll view is positioned to, if the position was given so.
  public var y: CGFloat? { if case .point(_, let y) = destination { y } else { nil } }
  /// The id of the view that the scroll view is positioned to, as a value of the given type. Where a
  /// person has scrolled it is that of the first view of the `scrollTargetLayout` that is seen.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let identity, _) = destination { identity.value.base as? T } else { nil }
  }
}

/// A binding to a position, for the scroll view that it belongs to.
@MainActor
final class ScrollPositionLink {
  var anchor: UnitPoint?
  /// Where the code wants the content.
  var wanted: ScrollPosition.Destination?
  /// Takes where a person has scrolled to: the identity of a view of the target layout.
  var notify: (AnyHashable?) -> Void = { _ in }
  /// What the binding said when it was read last. What a person scrolls to meanwhile is told later, and
  /// is no wish of the code's.
  var read: AnyHashable??
  /// What has been scrolled to already, or has been told.
  var settled: ScrollPosition.Destination?
  private(set) weak var scroll: ScrollElement?

  /// The scroll view asks for the position to be kept.
  func connect(_ scroll: ScrollElement) {
    self.scroll = scroll
    apply()
  }

  /// Goes where the code wants the content, once what stands now has been laid out.
  func apply() {
    guard let scroll, let wanted, wanted != settled else { return }
    settled = wanted
    let graph = scroll.graph
    graph.afterLayout { [weak scroll, anchor] in
      guard let scroll, scroll.isMounted else { return }
      scroll.go(to: wanted, anchor: anchor, graph.transaction(for: scroll.node.childScope))
    }
  }

  /// A person has scrolled.
  func didScroll(_ scroll: ScrollElement) {
    guard let layout = scroll.targetLayout else { return }
    let id = layout.target(in: scroll.window, anchor: anchor)
    let destination = id.map { ScrollPosition.Destination.view(.init(value: $0), nil) }
    guard let destination, destination != settled else { return }
    settled = destination
    scroll.graph.lifecycle.valueChanges.append(of: scroll.node) { [weak self] in
      guard let self, self.settled == destination else { return }
      self.wanted = destination
      self.notify(id)
    }
  }
}

private struct ScrollPositionModifier: UnnamedModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  @State private var kept = Kept<ScrollPositionLink>()

  @MainActor func body(content: Content) -> some View {
    let link = kept.object { ScrollPositionLink() }
    let value = position.wrappedValue
    link.anchor = anchor
    if !value.isPositionedByUser { link.wanted = value.destination }
    link.notify = { id in
      var new = position.wrappedValue
      new.destination = id.map { .view(.init(value: $0), nil) }
      new.isPositionedByUser = true
      position.wrappedValue = new
    }
    link.apply()
    return content.transformEnvironment(\.scrollSetup) { $0.position = link }
  }
}

private struct ScrollPositionIDModifier<ID: Hashable>: UnnamedModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @State private var kept = Kept<ScrollPositionLink>()

  @MainActor func body(content: Content) -> some View {
    let link = kept.object { ScrollPositionLink() }
    link.anchor = anchor
    let value = id.wrappedValue.map { AnyHashable($0) }
    if link.read != .some(value) {
      link.read = .some(value)
      link.wanted = value.map { .view(.init(value: $0), nil) }
      link.apply()
    }
    link.notify = { new in
      guard let new = new?.base as? ID, id.wrappedValue != new else { return }
      id.wrappedValue = new
    }
    return content.transformEnvironment(\.scrollSetup) { $0.position = link }
  }
}

extension View {
  /// Associates a binding to a scroll position with a scroll view within this view.
  ///
  /// Writing to the binding scrolls; what a person scrolls to is written to it where the scroll view
  /// has a `scrollTargetLayout`.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  )
    -> some View
  {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// Associates a binding to be updated when a scroll view within this view scrolls.
  ///
  /// Writing an identity scrolls its view into sight: to the anchor, or just so far that it is seen.
  /// Where the scroll view has a `scrollTargetLayout` the binding follows what is seen of it.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil)
    -> some View
  {
    modifier(ScrollPositionIDModifier(id: id, anchor: anchor))
  }
}
