import CoreGraphics
import Foundation
import SwiftUICore

/// The inset distances for views, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The insets of the edges.
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

  /// An edge insets struct whose insets are all 0.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Edge insets that take the user interface layout direction into account.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The insets of the edges.
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat

  /// An edge insets struct whose insets are all 0.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// An offset of a position, in points.
public struct UIOffset: Hashable, Sendable {
  /// The offsets.
  public var horizontal: CGFloat, vertical: CGFloat
  /// No offset.
  public static let zero = UIOffset()
  /// Creates an offset.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// Constants that specify the edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt
  /// Creates edges from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = Self(rawValue: 1)
  /// The left.
  public static let left = Self(rawValue: 2)
  /// The bottom.
  public static let bottom = Self(rawValue: 4)
  /// The right.
  public static let right = Self(rawValue: 8)
  /// All of them.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGRect {
  /// The rectangle with its edges moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension EdgeInsets {
  /// Creates edge insets from the equivalent NSDirectionalEdgeInsets.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates edge insets from the equivalent EdgeInsets.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }
}
