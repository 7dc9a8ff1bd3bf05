/// A resolved coordinate space created by the coordinate space protocol.
public enum CoordinateSpace: Hashable {
  /// The global coordinate space at the root of the view hierarchy.
  case global
  /// The local coordinate space of the current view.
  case local
  /// A named reference to a view's local coordinate space. Where no view above has the name, the
  /// global space is used, and an issue is reported.
  case named(AnyHashable)

  /// Whether it is the coordinate space at the root of the view hierarchy.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the coordinate space of the current view.
  public var isLocal: Bool { self == .local }
}

/// A frame of reference within the layout system.
public protocol CoordinateSpaceProtocol {
  /// The resolved coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The local coordinate space of the current view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the local coordinate space.
  public init() {}
  /// `.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The global coordinate space at the root of the view hierarchy.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the global coordinate space.
  public init() {}
  /// `.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A named coordinate space.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// `.named` with the name of the space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The local coordinate space of the current view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The global coordinate space at the root of the view hierarchy.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Creates a named coordinate space using the given value.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The named coordinate space that is added by the system for the innermost containing scroll
  /// view: its origin is the top left of what is seen, wherever the content is scrolled to.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: nil)))
  }

  /// The named coordinate space that is added by the system for the innermost containing scroll
  /// view that allows scrolling along the provided axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
  }
}

/// The name of the coordinates of a scroll view.
private struct ScrollViewSpace: Hashable, CustomStringConvertible {
  var axis: Axis?
  var description: String { "scrollView" }
}

/// Gives a name to the coordinates of what it holds.
struct CoordinateSpaceModifier: PrimitiveModifier {
  var name: AnyHashable

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    CoordinateSpaceElement(self, content: content, node: node)
  }
}

final class CoordinateSpaceElement: ModifierElement<CoordinateSpaceModifier> {}

extension Element {
  /// The view above, or this one, whose coordinates have the name.
  final func coordinateSpace(named name: AnyHashable) -> Element? {
    if let space = name.base as? ScrollViewSpace {
      var scroll = enclosingScroll?.scroll
      while let current = scroll, space.axis.map({ current.axes.contains($0.set) }) == false {
        scroll = current.enclosingScroll?.scroll
      }
      return scroll
    }
    var element: Element? = self
    while let current = element {
      if (current as? CoordinateSpaceElement)?.modifier.name == name { return current }
      element = current.parent
    }
    return nil
  }
}

extension View {
  /// Assigns a name to the view's coordinate space, so other code can operate on dimensions like
  /// points and sizes relative to the named space.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Assigns a name to the view's coordinate space, so other code can operate on dimensions like
  /// points and sizes relative to the named space.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "use coordinateSpace(_:) instead"
  )
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
