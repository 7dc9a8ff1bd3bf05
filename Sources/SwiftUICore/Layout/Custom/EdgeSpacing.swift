/// What one edge of a view asks for between itself and the edge beside it. What is `nil` is not asked for.
struct EdgeSpacing: Equatable, Sendable {
  /// The lines of the text that the edge is the end of.
  struct Lines: Equatable, Sendable {
    /// The height of a line alone, and the distance from it to the next.
    var height: CGFloat
    var leading: CGFloat
    /// What distances between texts are rounded up to, in points.
    var pixelLength: CGFloat
  }

  /// How an edge behaves toward the edge of a text.
  enum TextEdge: Equatable, Sendable {
    case length(CGFloat)
    case lines(Lines)
  }

  /// At least so many points, whatever the neighbour is.
  private var length: CGFloat?
  /// Between a text and what stands in a text's place.
  private var text: TextEdge?
  /// Where one of the two is a text and the other is none: over a text, and under one.
  private var aboveText: CGFloat?
  private var belowText: CGFloat?

  /// At least so many points, whatever the neighbour is.
  static func length(_ length: CGFloat) -> EdgeSpacing {
    var edge = EdgeSpacing()
    edge.length = length
    return edge
  }

  /// The upper or lower edge of a text.
  static func text(_ text: TextEdge, over: CGFloat? = nil, under: CGFloat? = nil) -> EdgeSpacing {
    var edge = EdgeSpacing()
    edge.text = text
    edge.aboveText = over
    edge.belowText = under
    return edge
  }

  /// The upper edge of a view that is no text: under a text it leaves the distance to that.
  static let standardTop: EdgeSpacing = {
    var edge = EdgeSpacing()
    edge.belowText = 0
    return edge
  }()

  /// The lower edge of a view that is no text.
  static let standardBottom: EdgeSpacing = {
    var edge = EdgeSpacing()
    edge.aboveText = 0
    return edge
  }()

  mutating func formUnion(_ other: EdgeSpacing) {
    length = Self.larger(length, other.length)
    aboveText = Self.larger(aboveText, other.aboveText)
    belowText = Self.larger(belowText, other.belowText)
    switch (text, other.text) {
    case (nil, _): text = other.text
    case (.length(let left), .length(let right)): text = .length(max(left, right))
    case (.length, .lines): text = other.text
    case (.lines(let left), .lines(let right)):
      if left.height + left.leading < right.height + right.leading { text = other.text }
    case (_, nil), (.lines, .length): break
    }
  }

  private static func larger(_ left: CGFloat?, _ right: CGFloat?) -> CGFloat? {
    guard let left, let right else { return left ?? right }
    return max(left, right)
  }

  /// The distance to the edge of the next view.
  func distance(to next: EdgeSpacing) -> CGFloat {
    var result = -CGFloat.infinity
    switch (text, next.text) {
    case (nil, _), (_, nil): break
    case (.length(let own), .length(let other)): result = own + other
    case (.length(let length), .lines), (.lines, .length(let length)): result = length
    // Lines of the same kind go on as within one text; others keep the distance that the lower one has.
    case (.lines, .lines(let lower)):
      result = PixelRounding.up(max(0, lower.leading), to: lower.pixelLength)
    }
    if let own = aboveText, let other = next.aboveText { result = max(result, own + other) }
    if let own = belowText, let other = next.belowText { result = max(result, own + other) }
    if result > -.infinity { return result }
    return Self.larger(length, next.length) ?? defaultSpacing
  }
}

/// What a view asks for above and below itself; `VerticalSpacing.standard` where it offers none.
struct VerticalSpacing: Equatable, Sendable, Trait {
  var top: EdgeSpacing
  var bottom: EdgeSpacing
  /// Whether a frame around the view asks for the same.
  var passesFrames = false

  static let standard = VerticalSpacing(top: .standardTop, bottom: .standardBottom)
}

/// What a view asks for before and behind itself. Who offers it says so (`SubtreeOffers.sideSpacing`): nearly all
/// views offer `HorizontalSpacing.standard`, and are not asked.
struct HorizontalSpacing: Equatable, Sendable, Trait {
  var leading: EdgeSpacing
  var trailing: EdgeSpacing
  /// Whether a frame around the view asks for the same.
  var passesFrames = false

  static let standard = HorizontalSpacing(leading: EdgeSpacing(), trailing: EdgeSpacing())
}

extension Element {
  /// What the view wants between itself and its neighbours above and below.
  final var verticalSpacing: VerticalSpacing { trait(VerticalSpacing.self) ?? .standard }

  /// What the view wants between itself and its neighbours to the sides.
  final var horizontalSpacing: HorizontalSpacing {
    guard offers.contains(.sideSpacing) else { return .standard }
    return trait(HorizontalSpacing.self) ?? .standard
  }

  /// What the edges at the ends of an axis ask for.
  final func spacing(along axis: Axis) -> (first: EdgeSpacing, last: EdgeSpacing) {
    if axis == .vertical {
      let spacing = verticalSpacing
      return (spacing.top, spacing.bottom)
    }
    let spacing = horizontalSpacing
    return (spacing.leading, spacing.trailing)
  }

  /// The room that the view wants between itself and its neighbours.
  final var preferredSpacing: ViewSpacing { ViewSpacing(verticalSpacing, horizontalSpacing) }

  /// What all of the children ask for, each where it is larger: of a pile, at all edges.
  static func spacingOfPile(_ children: [Element], _ axis: Axis)
    -> (first: EdgeSpacing, last: EdgeSpacing)
  {
    guard var result = children.first?.spacing(along: axis) else { return (.length(0), .length(0)) }
    for child in children.dropFirst() {
      let other = child.spacing(along: axis)
      result.first.formUnion(other.first)
      result.last.formUnion(other.last)
    }
    return result
  }

  /// What children in a line ask for: along the line those at its ends.
  static func spacingOfLine(_ children: [Element], along line: Axis, _ axis: Axis)
    -> (first: EdgeSpacing, last: EdgeSpacing)
  {
    guard axis == line else {
      for child in children { child.stackAxisDidChange(line) }
      return spacingOfPile(children, axis)
    }
    guard let first = children.first, let last = children.last else {
      return (.length(0), .length(0))
    }
    // Spacers are asked as what they are along the line.
    first.stackAxisDidChange(line)
    last.stackAxisDidChange(line)
    return (first.spacing(along: axis).first, last.spacing(along: axis).last)
  }

  /// The answer to a question for spacing, made of what both edges of an axis ask for; `nil` where the key is
  /// a different one.
  static func spacing(
    for key: FacetKey, _ edges: (Axis) -> (first: EdgeSpacing, last: EdgeSpacing)
  ) -> Any? {
    switch key {
    case VerticalSpacing.self:
      let edges = edges(.vertical)
      return VerticalSpacing(top: edges.first, bottom: edges.last)
    case HorizontalSpacing.self:
      let edges = edges(.horizontal)
      return HorizontalSpacing(leading: edges.first, trailing: edges.last)
    default: return nil
    }
  }
}
