import CoreGraphics
import Foundation

/// The relationship between two user interface objects that must be satisfied by the constraint-based layout
/// system.
///
/// Equalities place subviews: with their superview, or with a sibling that is placed. Others, and those
/// with a multiplier of edges, are left out.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// The axis of a layout.
  public enum Axis: Int, Hashable, Sendable {
    /// Across, and down.
    case horizontal, vertical
  }

  /// A part of a view that a constraint is about.
  public enum Attribute: Int, Hashable, Sendable {
    /// Nothing.
    case notAnAttribute = 0
    /// Edges.
    case left = 1, right, top, bottom, leading, trailing
    /// Lengths, and the middle.
    case width, height, centerX, centerY, lastBaseline, firstBaseline
  }

  /// How the two parts compare.
  public enum Relation: Int, Hashable, Sendable {
    /// At most, equal, and at least.
    case lessThanOrEqual = -1, equal, greaterThanOrEqual
  }

  /// The views of the constraint.
  open private(set) weak var firstItem: AnyObject?
  /// The views of the constraint.
  open private(set) weak var secondItem: AnyObject?
  /// The part of the first view.
  public let firstAttribute: Attribute
  /// The part of the second view.
  public let secondAttribute: Attribute
  /// How the two parts compare.
  public let relation: Relation
  /// A factor of the second part.
  public let multiplier: CGFloat
  /// Points that are added.
  open var constant: CGFloat { didSet { owner?.changed() } }
  /// How important the constraint is.
  open var priority = UILayoutPriority.required
  /// A name.
  open var identifier: String?
  /// Whether the constraint is in force.
  open var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        owner = firstItem as? UIView
        owner?.ownConstraints.append(self)
      } else {
        owner?.ownConstraints.removeAll { $0 === self }
        owner = nil
      }
    }
  }
  private weak var owner: UIView?

  /// Creates a constraint.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = Self.view(view1)
    secondItem = view2.flatMap(Self.view)
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  private static func view(_ item: Any) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// Puts constraints in force.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Takes constraints out of force.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How important a constraint is.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, 0…1000.
  public let rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Must be satisfied.
  public static let required = Self(1000)
  /// That of a button's size.
  public static let defaultHigh = Self(750)
  /// That of a scene's size that is dragged.
  public static let dragThatCanResizeScene = Self(510)
  /// That of what stays where it is.
  public static let sceneSizeStayPut = Self(500)
  /// That of a content's hugging.
  public static let defaultLow = Self(250)
  /// That of what fits.
  public static let fittingSizeLevel = Self(50)
}

/// A rectangular area that can interact with constraints: that of its view.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// The view that owns the guide.
  open weak var owningView: UIView?
  /// The name of the guide.
  open var identifier = ""
  /// The area.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

/// A part of a view that constraints are made with.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  fileprivate let item: AnyObject
  fileprivate let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  fileprivate func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat = 1,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// A constraint that makes both equal.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    make(.equal, anchor, 1, c)
  }
  /// A constraint that makes this one at least the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, c)
  }
  /// A constraint that makes this one at most the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, c)
  }
}

/// An edge across.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// An edge down.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
/// A length.
@MainActor @preconcurrency
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that makes the length a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, 1, c) }
  /// A constraint that makes the length at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, 1, c)
  }
  /// A constraint that makes the length at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, 1, c)
  }
  /// A constraint that makes the length a part of another one.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    make(.equal, anchor, m, c)
  }
}
