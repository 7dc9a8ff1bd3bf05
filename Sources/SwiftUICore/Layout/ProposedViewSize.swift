/// A proposal for the size of a view.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width, in points: `nil` asks for the ideal width, 0 for the minimum, infinity for
  /// the maximum.
  public var width: CGFloat?
  /// The proposed height, in points: `nil` asks for the ideal height, 0 for the minimum, infinity
  /// for the maximum.
  public var height: CGFloat?

  /// A proposal of 0 in both dimensions, which asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal without dimensions, which asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal of infinity in both dimensions, which asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Creates a new proposal that replaces unspecified dimensions in this proposal with the
  /// corresponding dimension of the specified size.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10))
    -> CGSize
  {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
