/// A set of view properties that may be synchronized between views.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The properties as bits.
  public let rawValue: UInt32

  /// Creates a set of properties from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The view's position, in window coordinates.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The view's size, in local coordinates.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both the position and size properties.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

struct MatchedGeometryModifier: PrimitiveModifier {
  var key: MatchedGeometryKey
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    MatchedGeometryElement(self, content: content, node: node)
  }
}

struct MatchedGeometryKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

extension View {
  /// Defines a group of views with synchronized geometry using an identifier and namespace that you
  /// provide.
  ///
  /// The views of one identifier share the frame of the newest source among them that is not on
  /// its way out. The others offer its size to what they hold and bring their `anchor` to its; the
  /// room that they take in their own container stays. Where another view becomes the source in an
  /// animated change, all of them move from the old frame to the new one. Without a source everyone
  /// keeps the own frame. Several sources are reported, and so is a view that the source is in: it
  /// keeps its own frame, too.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)),
        properties: properties, anchor: anchor, isSource: isSource))
  }
}
