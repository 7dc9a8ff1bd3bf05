/// A type that you use to create custom alignment guides.
public protocol AlignmentID {
  /// Calculates a default value for the corresponding guide in the specified context.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and alignment guides in its own coordinate space.
public struct ViewDimensions {
  /// The width of the view, in points.
  public let width: CGFloat
  /// The height of the view, in points.
  public let height: CGFloat
  let explicit: (AlignmentKey) -> CGFloat?
  /// Called with a guide that is not a number; 0 is used instead.
  var fault: (CGFloat) -> Void = { _ in }

  /// Gets the value of the given horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// Gets the value of the given vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// Gets the explicit value of the given horizontal alignment guide.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// Gets the explicit value of the given vertical alignment guide.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat {
    let value = explicit(key) ?? key.id.defaultValue(in: self)
    guard value.isFinite || !(width.isFinite && height.isFinite) else {
      fault(value)
      return 0
    }
    return value
  }
}

/// Which guide, by the type that defines it.
struct AlignmentKey: Hashable, @unchecked Sendable {
  let id: any AlignmentID.Type
  /// The axis along which the guide says a place.
  let axis: Axis
  let kind: Kind

  /// What is known of the guides of the system.
  enum Kind: UInt8 {
    /// Where a view's extent starts, its middle, and its end.
    case start, middle, end
    /// A baseline of text.
    case baseline
    /// A guide of an app's, or one whose default is not a part of the extent.
    case other
  }

  init(id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    kind = (id as? any SystemAlignmentID.Type)?.kind ?? .other
  }

  /// The default position in a view of a size, where the guide is a part of the view's extent.
  @inline(__always)
  func standardPosition(in size: CGSize) -> CGFloat? {
    let extent = axis == .horizontal ? size.width : size.height
    switch kind {
    case .start: return 0
    case .middle: return extent / 2
    case .end: return extent
    case .baseline, .other: return nil
    }
  }

  /// The position in a view of a size that sets no guide itself.
  func defaultPosition(in size: CGSize) -> CGFloat {
    standardPosition(in: size)
      ?? ViewDimensions(width: size.width, height: size.height) { _ in nil }[self]
  }

  static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.axis == right.axis
  }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  /// One guide for several views that have the guide: the first baseline is that of the highest,
  /// the last one that of the lowest; other guides meet in the middle.
  func combine(_ guides: [CGFloat]) -> CGFloat? {
    if guides.isEmpty { return nil }
    switch self {
    case VerticalAlignment.firstTextBaseline.key: return guides.min()
    case VerticalAlignment.lastTextBaseline.key: return guides.max()
    default: return guides.reduce(0, +) / CGFloat(guides.count)
    }
  }
}

/// The type of a guide of the system.
private protocol SystemAlignmentID: AlignmentID {
  static var kind: AlignmentKey.Kind { get }
}

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey
  /// Creates a horizontal guide that is identified by a type.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  private enum Leading: SystemAlignmentID {
    static var kind: AlignmentKey.Kind { .start }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: SystemAlignmentID {
    static var kind: AlignmentKey.Kind { .middle }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: SystemAlignmentID {
    static var kind: AlignmentKey.Kind { .end }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The horizontal center.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)

  private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  /// A guide marking the leading edge of a list row separator. Without one it starts where the
  /// row's first text does.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// A guide marking the trailing edge of a list row separator. Without one it ends where the row
  /// does.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey
  /// Creates a vertical guide that is identified by a type.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  private enum Top: SystemAlignmentID {
    static var kind: AlignmentKey.Kind { .start }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: SystemAlignmentID {
    static var kind: AlignmentKey.Kind { .middle }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: SystemAlignmentID {
    static var kind: AlignmentKey.Kind { .end }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstBaseline: SystemAlignmentID {
    static var kind: AlignmentKey.Kind { .baseline }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastBaseline: SystemAlignmentID {
    static var kind: AlignmentKey.Kind { .baseline }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The vertical center.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

/// An alignment in both axes.
public struct Alignment: Hashable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from one guide per axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baseline, horizontally centered.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The first baseline at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The first baseline at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last baseline, horizontally centered.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The last baseline at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The last baseline at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
