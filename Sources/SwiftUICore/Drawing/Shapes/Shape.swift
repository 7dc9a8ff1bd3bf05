/// A 2D shape that you can use when drawing a view.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Describes this shape as a path within a rectangular frame of reference.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes when it is offered a size.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// An indication of how to style a shape.
  static var role: ShapeRole { get }

  /// Returns the behavior this shape should use for different layout directions.
  ///
  /// A shape that mirrors has its path flipped about the middle of its frame. The default is
  /// `mirrors`; the symmetric standard shapes, and shapes made from them, are `fixed`.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// `.fill`: the default.
  public static var role: ShapeRole { .fill }
  /// `.mirrors`: the default.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Takes the whole proposal: the default. A dimension without a proposal is 10 points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape type that is able to inset itself to produce another shape.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the shape after the inset.
  associatedtype InsetShape: InsettableShape
  /// Returns self inset by amount.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A style for rasterizing vector shapes.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides what is inside of a path; otherwise the non-zero winding
  /// rule.
  public var isEOFilled: Bool
  /// Whether pixels that the shape covers in part are painted in part.
  public var isAntialiased: Bool
  /// Creates a fill style.
  ///
  /// - Parameters:
  ///   - eoFill: Whether the even-odd rule decides what is inside of a path; otherwise the non-zero
  ///     winding rule.
  ///   - antialiased: Whether pixels that the shape covers in part are painted in part.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// Ways of styling a shape.
public enum ShapeRole: Hashable, Sendable {
  /// Indicates to the shape's style that SwiftUI fills the shape.
  case fill
  /// Indicates to the shape's style that SwiftUI applies a stroke to the shape's path.
  case stroke
  /// Indicates to the shape's style that SwiftUI uses the shape as a separator.
  case separator
}
