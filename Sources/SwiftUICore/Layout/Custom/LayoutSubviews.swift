/// A proxy that represents one subview of a layout.
public struct LayoutSubview: Equatable, Sendable {
  let element: Element

  /// Whether two proxies represent the same subview.
  public static func == (left: Self, right: Self) -> Bool { left.element === right.element }

  /// Layouts are asked on the main thread.
  private func read<Value>(_ body: @MainActor (Element) -> Value) -> Value {
    withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) var value: Value!
      MainActor.assumeIsolated { value = body(element) }
      return value
    }
  }

  /// Gets the value for the subview that's associated with the specified key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let key = FacetKey(trait: key)
    let value = read { $0.facet(key) }
    return value as? K.Value ?? K.defaultValue
  }

  /// The layout priority of the subview.
  public var priority: Double { read { $0.layoutPriority } }

  /// Asks the subview for its size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    read { $0.sizeThatFits(proposal) }
  }

  /// Asks the subview for its dimensions and alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    read { $0.dimensions(proposal) }
  }

  /// The subview's preferred spacing values.
  public var spacing: ViewSpacing { read { $0.preferredSpacing } }

  /// Assigns a position and proposed size to the subview. Counts only while the layout places its
  /// subviews; a subview that is placed twice has the position of the last call.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    read { element in
      guard let container = element.parent as? any PlacesSubviews, container.isPlacing else {
        element.graph.report(
          "Layout: a subview can be placed only in placeSubviews; the call is left out.",
          at: element.node)
        return
      }
      container.note(SubviewPlacement(position, anchor, proposal), of: element)
    }
  }
}

/// Where a layout has put a subview.
struct SubviewPlacement: Sendable {
  let position: CGPoint
  let anchor: UnitPoint
  let proposal: ProposedViewSize

  init(_ position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
    self.position = position
    self.anchor = anchor
    self.proposal = proposal
  }
}

/// An element whose children are placed by a layout.
@MainActor
protocol PlacesSubviews: Element {
  var isPlacing: Bool { get }
  func note(_ placement: SubviewPlacement, of child: Element)
}

/// A collection of proxy values that represent the subviews of a layout view.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  /// A slice of the subviews is a collection of the same type.
  public typealias SubSequence = LayoutSubviews
  /// The proxy of one subview.
  public typealias Element = LayoutSubview
  /// A subview's position in the order of the views, from 0.
  public typealias Index = Int

  let list: [LayoutSubview]
  /// The layout direction inherited by the container view. Where it is right to left, what the
  /// layout does is mirrored: it need not look at the direction itself.
  public var layoutDirection: LayoutDirection

  @MainActor
  init(_ elements: [SwiftUICore.Element], _ layoutDirection: LayoutDirection) {
    list = elements.map { LayoutSubview(element: $0) }
    self.layoutDirection = layoutDirection
  }

  private init(list: [LayoutSubview], _ layoutDirection: LayoutDirection) {
    self.list = list
    self.layoutDirection = layoutDirection
  }

  var elements: [SwiftUICore.Element] { list.map(\.element) }

  /// 0: the index of the first subview.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { list.count }
  /// Gets the proxy of one subview. An index out of range stops the program.
  public subscript(index: Int) -> LayoutSubview { list[index] }

  /// Gets the subviews proxies in the specified range.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(list: Array(list[bounds]), layoutDirection)
  }

  /// Gets the subviews proxies with the specified indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(list: indices.map { list[$0] }, layoutDirection)
  }
}
