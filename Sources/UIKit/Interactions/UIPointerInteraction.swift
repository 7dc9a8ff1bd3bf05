import CoreGraphics
import Foundation

/// An interaction with a pointer over a view. A film has no pointer.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
  /// What styles the pointer.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the pointer is styled.
  open var isEnabled = true
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view has changed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  /// Asks for the style again.
  open func invalidate() {}
}

/// Methods that style a pointer. Nothing calls them here.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region that a pointer is in.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The style of the pointer in a region.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
}

// All of them may be left out.
extension UIPointerInteractionDelegate {
  /// A default: the region as it is.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// A default: that of the system.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Where a pointer is. A host makes none.
@MainActor @preconcurrency
open class UIPointerRegionRequest: NSObject {
  /// The place, in the coordinates of the view.
  open var location: CGPoint { .zero }
  /// The keys that are held.
  open var modifiers: UIKeyModifierFlags { [] }
}

/// A part of a view in which a pointer has one style.
@MainActor @preconcurrency
open class UIPointerRegion: NSObject {
  /// The part, in the coordinates of the view.
  public let rect: CGRect
  /// What tells the region from others.
  public let identifier: AnyHashable?
  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// The shape of a pointer.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with round corners; of a radius of its own where it is negative.
  case roundedRect(CGRect, radius: CGFloat = -1)
  /// A line down, of a length in points.
  case verticalBeam(length: CGFloat)
  /// A line across, of a length in points.
  case horizontalBeam(length: CGFloat)
}

/// The style of a pointer.
@MainActor @preconcurrency
open class UIPointerStyle: NSObject {
  /// The shape of the pointer; `nil` where that is the system's.
  public let shape: UIPointerShape?
  /// The directions in which the pointer keeps to its region.
  public let constrainedAxes: UIAxis
  /// Creates a style of a shape.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    (self.shape, self.constrainedAxes) = (shape, constrainedAxes)
    super.init()
  }
  private init(_ none: Void) {
    (shape, constrainedAxes) = (nil, [])
    super.init()
  }
  /// No pointer.
  public class func hidden() -> UIPointerStyle { UIPointerStyle(()) }
  /// The pointer of the system.
  public class func system() -> UIPointerStyle { UIPointerStyle(()) }
}

/// Directions on a surface.
public struct UIAxis: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt
  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Across.
  public static let horizontal = Self(rawValue: 1)
  /// Down.
  public static let vertical = Self(rawValue: 2)
  /// Both.
  public static let both: Self = [.horizontal, .vertical]
}
